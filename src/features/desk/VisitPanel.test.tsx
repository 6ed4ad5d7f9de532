import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DeskRequest } from '@/data/desk';
import type { VisitPlace } from '@/data/visit-places';
import type { Actions } from './use-act';
import { VisitPanel } from './VisitPanel';

const backend = vi.hoisted(() => ({ readPlaces: vi.fn<() => Promise<VisitPlace[]>>() }));
vi.mock('@/data/visit-places', () => backend);
vi.mock('@/session/backend', () => ({ sessionBackend: async () => null }));

const placeOf = (id: string, open: boolean) =>
  ({ id, name_en: id, name_ar: id, open }) as VisitPlace;
const [giza, maadi] = [placeOf('Giza', true), placeOf('Maadi', false)];
const asked = {
  lead: { status: 'in_progress' },
  visit: null,
  submission: { table: 'visit_requests', visit_date: '2026-12-06', visit_time: '10:00:00' },
} as DeskRequest;
const confirmed = {
  ...asked,
  visit: { state: 'confirmed', day: '2026-12-06', slot: '10:00', place_id: 'Maadi' },
} as DeskRequest;
const stepVisit = vi.fn<Actions['stepVisit']>();
const actions: Actions = { act: vi.fn(), stepVisit, retry: vi.fn(), busy: false, fault: null };

const open = (request: DeskRequest) =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <VisitPanel request={request} actions={actions} />
    </QueryClientProvider>,
  );
const press = (name: string) => page.getByRole('button', { name }).click();

beforeEach(() => {
  stepVisit.mockReset();
  backend.readPlaces.mockReset().mockResolvedValue([giza, maadi]);
});

test('a visit without a day is not confirmed, and the form says why', async () => {
  await open(asked);
  await page.getByLabelText('Day').fill('');
  await press('Confirm the visit');
  await expect.element(page.getByText('Choose a day.')).toBeVisible();
  expect(stepVisit).not.toHaveBeenCalled();
  await page.getByLabelText('Day').fill('2026-12-07');
  await press('Confirm the visit');
  const step = { state: 'confirmed', place: 'Giza', day: '2026-12-07', slot: '10:00' };
  expect(stepVisit).toHaveBeenCalledWith(step);
});

test('a visit at a place that was closed moves to the one that is shown', async () => {
  await open(confirmed);
  await expect.element(page.getByLabelText('Place')).toHaveValue('Giza');
  await press('Move the visit');
  expect(stepVisit.mock.lastCall?.[0]).toMatchObject({ place: 'Giza' });
});

test('without places a visit can still be cancelled; a failure can be retried', async () => {
  backend.readPlaces.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await open(confirmed);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/could not be loaded/);
  await press('Cancel the visit');
  await page.getByRole('textbox').fill('The car is sold');
  await userEvent.keyboard('{Tab}');
  await page.getByRole('button', { name: 'Cancel the visit' }).last().click();
  expect(stepVisit.mock.lastCall?.[0]).toEqual({ state: 'cancelled', reason: 'The car is sold' });
  await press('Try again');
  await expect.element(page.getByRole('button', { name: 'Move the visit' })).toBeVisible();
});

test('nobody came only to an agreed visit whose hour has begun', async () => {
  const noShow = page.getByRole('button', { name: 'Nobody came' });
  const ahead = { ...confirmed, visit: { ...confirmed.visit, day: '2999-12-06' } } as DeskRequest;
  const screen = await open(ahead);
  await expect.element(page.getByRole('button', { name: 'Cancel the visit' })).toBeVisible();
  await expect.element(noShow).not.toBeInTheDocument();
  await screen.unmount();
  await open({ ...confirmed, visit: { ...confirmed.visit, day: '2026-01-06' } } as DeskRequest);
  await noShow.click();
  expect(stepVisit.mock.lastCall?.[0]).toEqual({ state: 'missed' });
});

test('a request that is cancelled offers no cancelling of its visit', async () => {
  await open({ ...asked, lead: { status: 'cancelled' } } as DeskRequest);
  await expect.element(page.getByRole('button', { name: 'Confirm the visit' })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Cancel the visit' }))
    .not.toBeInTheDocument();
});
