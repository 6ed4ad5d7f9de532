import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $user } from '#session/session.store.ts';
import VisitDialog from './VisitForm.tsx';

const store = vi.hoisted(() => ({ storeVisitRequest: vi.fn() }));
vi.mock('#session/backend.ts', () => ({
  sessionBackend: async () => null,
  confirmedUser: async () => $user.get(),
}));
vi.mock('#data/requests.ts', async (original) => ({ ...(await original<object>()), ...store }));
vi.mock('#data/own-functions.ts', () => ({ notifySales: async () => {} }));

const dialog = page.getByRole('dialog', { name: 'Book a Visit' });
const field = (name: string) => dialog.getByLabelText(new RegExp(`^${name}`));
const date = dialog.getByRole('textbox', { name: 'Date' });
const send = () => dialog.getByRole('button', { name: 'Book a Visit' }).click();
const show = () =>
  render(
    <VisitDialog
      car={{ id: '1', brand: 'BYD', model: 'Seal', price: null }}
      onClosed={() => undefined}
    />,
  );

beforeEach(() => {
  store.storeVisitRequest.mockReset();
  $user.set({ id: 'u1', name: 'Mona', email: 'mona@example.com', phone: '01012345678' });
});
afterEach(() => {
  vi.useRealTimers();
  $user.set(null);
});

test('each entry that is missing or wrong has its message at its field, the first of them the focus', async () => {
  await show();
  await field('Name').fill('');
  await field('Phone').fill('');
  await field('Email').fill('nobody');
  await send();
  await expect.element(date).toHaveFocus();
  await expect.element(date).toHaveAccessibleDescription(/Please select a date$/);
  await expect
    .element(dialog.getByRole('group', { name: 'Time' }))
    .toHaveAccessibleDescription('Please select a time Cairo time');
  for (const [label, message] of [
    ['Name', 'Name is required'],
    ['Phone', 'Phone number is required'],
    ['Email', 'Invalid email address'],
  ] as const) {
    await expect.element(field(label)).toHaveAccessibleDescription(message);
  }
  for (const [text, message] of [
    ['11/1/2020', /This day has passed/],
    ['31/2', /This is not a date/],
  ] as const) {
    await date.fill(text);
    await send();
    await expect.element(date).toHaveAccessibleDescription(message);
  }
  expect(store.storeVisitRequest).not.toHaveBeenCalled();
});

test('what was typed is there again, and what nobody typed in follows the profile', async () => {
  const first = await show();
  await date.fill('2096-12-24');
  await dialog.getByText('12:00').click();
  await field('Trim').fill('Premium');
  await first.unmount();
  $user.set({ id: 'u1', name: 'Mona', email: 'mona@example.com', phone: '01299999999' });
  await show();
  await expect.element(field('Phone')).toHaveValue('01299999999');
  await expect.element(field('Trim')).toHaveValue('Premium');
  await expect.element(dialog.getByRole('radio', { name: '12:00' })).toBeChecked();
});

test('an hour that passes is deselected, and today with its last hour', async () => {
  // Half past three in the afternoon in Cairo.
  const now = Date.parse('2026-11-21T13:30:00Z');
  vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] });
  const { baseElement } = await show();
  const hours = () => dialog.getByRole('radio').elements().length;
  const today = () =>
    baseElement.querySelector<HTMLElement>(
      '[data-part=table-cell-trigger][data-value="2026-11-21"]',
    );
  await expect.poll(hours).toBe(10);
  await expect.poll(today).not.toBeNull();
  expect(baseElement.querySelector('thead th')?.ariaLabel).toBe('Sunday');
  today()?.click();
  await expect.poll(hours).toBe(3);
  const first = dialog.getByRole('radio').first();
  await first.click({ force: true });
  await expect.element(first).toBeChecked();
  vi.advanceTimersByTime(31 * 60_000);
  await expect.poll(hours).toBe(2);
  await expect.element(dialog.getByRole('radio', { checked: true })).not.toBeInTheDocument();
  vi.advanceTimersByTime(2 * 3_600_000);
  await expect.poll(() => today()?.hasAttribute('data-disabled')).toBe(true);
  await send();
  await expect.element(date).toHaveAccessibleDescription(/No times are left/);
});
