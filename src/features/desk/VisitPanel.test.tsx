import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DeskRequest } from '#data/desk.ts';
import type { VisitPlace } from '#data/visit-places.ts';
import type { NextAction } from './next-action.ts';
import type { RequestActions } from './use-act.tsx';
import { VisitPanel } from './VisitPanel.tsx';

const backend = vi.hoisted(() => ({ readPlaces: vi.fn<() => Promise<VisitPlace[]>>() }));
vi.mock('#data/visit-places.ts', () => backend);
vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => null }));

const placeOf = (id: string, open: boolean) =>
  ({ id, name_en: id, name_ar: id, open }) as VisitPlace;
const [giza, maadi] = [placeOf('Giza', true), placeOf('Maadi', false)];
const asked: DeskRequest = {
  lead: { id: '1', status: 'in_progress' } as DeskRequest['lead'],
  visit: null,
  events: [],
  submission: {
    table: 'visit_requests',
    id: '1',
    status: 'in_progress',
    created_at: '2026-11-21T14:05:00+00:00',
    visit_date: '2026-12-06',
    visit_time: '10:00:00',
  },
  walkIn: null,
  ...{ sent: {}, account_email: null, others: [], favourites: [], mails: [] },
};
const confirmed = {
  ...asked,
  visit: { state: 'confirmed', day: '2096-12-06', slot: '10:00', place_id: 'Maadi' },
} as DeskRequest;
const stepVisit = vi.fn<RequestActions['stepVisit']>();
const actions: RequestActions = {
  act: vi.fn(),
  stepVisit,
  retry: vi.fn(),
  busy: false,
  fault: null,
};

const panel = (request: DeskRequest, next: NextAction | null, client = new QueryClient()) => (
  <QueryClientProvider client={client}>
    <VisitPanel request={request} actions={actions} next={next} />
  </QueryClientProvider>
);
const open = (request: DeskRequest, next: NextAction | null = null) =>
  render(panel(request, next, new QueryClient({ defaultOptions: { queries: { retry: false } } })));
const press = (name: string) => page.getByRole('button', { name }).click();

beforeEach(() => {
  sessionStorage.clear();
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
  expect(stepVisit.mock.lastCall?.[0]).toEqual(step);
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
  await expect.element(page.getByText(/could not be loaded/)).toBeVisible();
  await press('Cancel the visit');
  await page.getByRole('textbox').fill('The car is sold');
  await userEvent.keyboard('{Tab}');
  await page.getByRole('button', { name: 'Cancel the visit' }).last().click();
  expect(stepVisit.mock.lastCall?.[0]).toEqual({ state: 'cancelled', reason: 'The car is sold' });
  await press('Try again');
  await expect.element(page.getByRole('button', { name: 'Move the visit' })).toBeVisible();
});

test('a request that is cancelled offers no cancelling of its visit', async () => {
  await open({ ...asked, lead: { ...asked.lead, status: 'cancelled' } });
  await expect.element(page.getByRole('button', { name: 'Confirm the visit' })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Cancel the visit' }))
    .not.toBeInTheDocument();
});

test('a reason that is being typed stays when a colleague confirms or cancels the visit', async () => {
  const client = new QueryClient();
  const events = [{ action: 'visit', actor_name: 'Karim' }] as DeskRequest['events'];
  const { rerender } = await render(panel(asked, null, client));
  await press('Cancel the visit');
  await page.getByLabelText('Reason').fill('The car is sold');
  await rerender(panel({ ...confirmed, events }, null, client));
  await expect.element(page.getByLabelText('Reason')).toHaveValue('The car is sold');
  await expect.element(page.getByText('Karim changed this meanwhile')).toBeVisible();
  const visit = { ...confirmed.visit, state: 'cancelled' } as DeskRequest['visit'];
  await rerender(panel({ ...confirmed, events, visit }, null, client));
  await expect.element(page.getByLabelText('Reason')).toHaveValue('The car is sold');
  await press('Use theirs');
  await expect.element(page.getByLabelText('Reason')).not.toBeInTheDocument();
});

test('nobody can fail to come before the hour of the visit', async () => {
  await open(confirmed);
  await expect.element(page.getByRole('button', { name: 'Move the visit' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Nobody came' })).not.toBeInTheDocument();
  const visit = { ...confirmed.visit, day: '2020-12-06' } as DeskRequest['visit'];
  await open({ ...confirmed, visit });
  await expect.element(page.getByRole('button', { name: 'Nobody came' })).toBeVisible();
});

test('where confirming comes next, the bar of the request has its button', async () => {
  await open(asked, 'confirm');
  await expect.element(page.getByLabelText('Day')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Confirm the visit' }))
    .not.toBeInTheDocument();
  await open(asked, 'take');
  await expect
    .element(page.getByRole('button', { name: 'Confirm the visit' }))
    .toHaveClass('button-secondary');
});
