import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $toasts } from '#components/toast.store.ts';
import { BackendFailure } from '#data/failure.ts';
import { PlacesSection } from './PlacesSection.tsx';
import { ReasonsSection } from './ReasonsSection.tsx';

const reasons = vi.hoisted(() => ({
  readReasons: vi.fn(),
  saveReason: vi.fn(),
  moveReason: vi.fn(),
  removeReason: vi.fn(),
}));
const places = vi.hoisted(() => ({
  readPlaces: vi.fn(),
  openPlace: vi.fn(),
  removePlace: vi.fn(),
}));
const me = vi.hoisted(() => ({ id: 'me', role: 'manager' }));
vi.mock('#data/close-reasons.ts', async (original) => ({
  ...(await original<object>()),
  ...reasons,
}));
vi.mock('#data/visit-places.ts', async (original) => ({
  ...(await original<object>()),
  ...places,
}));
vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => null }));
vi.mock('#features/desk/Desk.tsx', () => ({ useMember: () => me }));

const reason = (id: string, position: number, open = true) => ({
  ...{ id, text_en: id, text_ar: id, position, open },
});
const show = (section: ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{section}</QueryClientProvider>);
const button = (name: string | RegExp) => page.getByRole('button', { name });
/** The button of a card, whose hidden words name what it is about. */
const act = (what: string, name: string) => button(new RegExp(`^${what} ?: ${name}$`));
const dialog = page.getByRole('dialog');
const lastToast = () => $toasts.get().at(-1)?.title;

beforeEach(() => {
  sessionStorage.clear();
  $toasts.set([]);
  me.role = 'manager';
  for (const mock of [...Object.values(reasons), ...Object.values(places)])
    mock.mockReset().mockResolvedValue(undefined);
  reasons.readReasons.mockResolvedValue([reason('Price', 10), reason('Colour', 20, false)]);
  const giza = { id: 'giza', name_en: 'Giza', name_ar: 'الجيزة' };
  places.readPlaces.mockResolvedValue([
    { ...giza, address_en: 'Haram Street', address_ar: 'x', map_url: null, open: true },
  ]);
});

test('a reason is opened, moved, edited and deleted at its card', async () => {
  await show(<ReasonsSection />);
  await act('Offer again', 'Colour').click();
  await expect.poll(lastToast).toBe('‘Colour’ is offered again');
  expect(reasons.saveReason.mock.lastCall?.[1]).toEqual(reason('Colour', 20));

  await expect.element(button(/Move .*Price.* up/)).toHaveAttribute('aria-disabled', 'true');
  await button(/Move .*Colour.* up/).click();
  await expect
    .poll(() => reasons.moveReason.mock.calls.map((call) => call.slice(1)))
    .toEqual([
      ['Colour', 10],
      ['Price', 20],
    ]);

  await act('Edit', 'Price').click();
  await expect.element(dialog.getByLabelText('Reason in English')).toHaveValue('Price');
  await dialog.getByRole('button', { name: 'Close' }).click();

  reasons.removeReason.mockRejectedValueOnce(new BackendFailure('invalid', { message: 'used' }));
  await act('Delete', 'Price').click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(reasons.removeReason.mock.lastCall?.[1]).toBe('Price');
});

test('what was not moved or not opened is said at its own card', async () => {
  await show(<ReasonsSection />);
  const fault = (name: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByRole('alert')
      .filter({ hasText: 'answer' });
  reasons.moveReason.mockRejectedValue(new BackendFailure('offline', { message: 'lost' }));
  await button(/Move .*Price.* down/).click();
  await expect.element(fault('Price')).toMatchTextContent(/^No answer came/);
  reasons.saveReason.mockRejectedValue(new BackendFailure('offline', { message: 'lost' }));
  await act('Offer again', 'Colour').click();
  await expect.element(fault('Colour')).toMatchTextContent(/^No answer came/);
});

test('a place is closed at its card, which salespeople only read', async () => {
  const shown = await show(<PlacesSection />);
  await act('Close', 'Giza').click();
  await expect.poll(lastToast).toBe('Giza is closed for new visits');
  expect(places.openPlace.mock.lastCall?.slice(1)).toEqual(['giza', false]);
  await button('Add a place').click();
  await expect.element(dialog.getByLabelText(/^Name in English/)).toHaveValue('');
  await shown.unmount();

  me.role = 'sales';
  await show(<PlacesSection />);
  await expect.element(page.getByText('Haram Street')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
