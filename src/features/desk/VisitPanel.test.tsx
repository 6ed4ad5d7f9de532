import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DeskRequest } from '#data/desk.ts';
import type { DeskVisit } from '#data/desk-calendar.ts';
import type { VisitPlace } from '#data/visit-places.ts';
import type { NextAction } from './next-action.ts';
import type { RequestActions } from './use-act.tsx';
import { VisitPanel } from './VisitPanel.tsx';

const backend = vi.hoisted(() => ({
  readPlaces: vi.fn<() => Promise<VisitPlace[]>>(),
  readCalendar: vi.fn<() => Promise<DeskVisit[]>>(),
  readTemplates: vi.fn(async () => []),
  proposeHours: vi.fn(),
}));
vi.mock('#data/visit-places.ts', () => backend);
vi.mock('#data/desk-calendar.ts', () => backend);
vi.mock('#data/message-templates.ts', () => backend);
vi.mock('#data/desk-acts.ts', () => backend);
vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => null }));

const placeOf = (id: string, open: boolean) =>
  ({ id, name_en: id, name_ar: id, open }) as VisitPlace;
const [giza, maadi] = [placeOf('Giza', true), placeOf('Maadi', false)];
const asked: DeskRequest = {
  lead: {
    ...{ id: '1', status: 'in_progress', name: 'Mona Sami', subject: 'BYD Seal', version: 4 },
    ...{ language: 'en', phone: '01012345678', visit_on: '2096-12-06' },
  } as DeskRequest['lead'],
  visit: null,
  events: [],
  submission: {
    table: 'visit_requests',
    id: '1',
    status: 'in_progress',
    created_at: '2026-11-21T14:05:00+00:00',
    visit_date: '2096-12-06',
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
  backend.readCalendar.mockReset().mockResolvedValue([]);
  backend.proposeHours.mockReset().mockResolvedValue({ result: 'done' });
});

test('a visit without a day is not confirmed, and the form says why', async () => {
  await open(asked);
  await page.getByLabelText('Day').fill('');
  await press('Confirm the visit');
  await expect.element(page.getByText('Choose a day.')).toBeVisible();
  expect(stepVisit).not.toHaveBeenCalled();
  await page.getByLabelText('Day').fill('2096-12-07');
  await press('Confirm the visit');
  const step = { state: 'confirmed', place: 'Giza', day: '2096-12-07', slot: '10:00' };
  expect(stepVisit.mock.lastCall?.[0]).toEqual(step);
});

test('a visit at a place that was closed moves to the one that is shown', async () => {
  await open(confirmed);
  await press('Move the visit');
  await expect.element(page.getByLabelText('Place')).toHaveValue('Giza');
  await press('Move it to this time');
  expect(stepVisit.mock.lastCall?.[0]).toMatchObject({ place: 'Giza' });
});

test('without places a visit can still be cancelled; a failure can be retried', async () => {
  backend.readPlaces.mockRejectedValue(new TypeError('Failed to fetch'));
  await open(confirmed);
  await press('Move the visit');
  await expect.element(page.getByText(/places .* could not be loaded/)).toBeVisible();
  await press('Cancel the visit');
  await page.getByRole('textbox').fill('The car is sold');
  await userEvent.keyboard('{Tab}');
  await page.getByRole('button', { name: 'Cancel the visit' }).last().click();
  expect(stepVisit.mock.lastCall?.[0]).toEqual({ state: 'cancelled', reason: 'The car is sold' });
  backend.readPlaces.mockResolvedValue([giza]);
  await press('Try again');
  await expect.element(page.getByRole('button', { name: 'Move it to this time' })).toBeVisible();
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

const taken = (slot: string, state: DeskVisit['state'] = 'confirmed', day = '2096-12-06') =>
  ({
    lead: { id: slot, name: `Buyer of ${slot}`, subject: 'Leapmotor C10' },
    ...{ state, place: 'Giza', day, slot },
  }) as DeskVisit;

test('hours say who has them; one that is taken cannot be chosen, one that is proposed can', async () => {
  backend.readCalendar.mockResolvedValue([taken('10:00'), taken('11:00', 'proposed')]);
  await open(asked);
  await expect.element(page.getByText(/^Taken: Buyer of 10:00/)).toBeVisible();
  await press('Confirm the visit');
  await expect.element(page.getByText('This time is taken or over. Choose another.')).toBeVisible();
  expect(stepVisit).not.toHaveBeenCalled();
  await expect.element(page.getByRole('radio', { name: /^09:00/ })).toBeEnabled();
  await page.getByText(/^Proposed to Buyer of 11:00/).click();
  await press('Confirm the visit');
  expect(stepVisit.mock.lastCall?.[0]).toMatchObject({ slot: '11:00' });
});

test('a visit that is confirmed says so; its form opens for who wants to move it', async () => {
  await open(confirmed, null);
  await expect.element(page.getByText(/^Confirmed: /)).toBeVisible();
  await expect.element(page.getByLabelText('Day')).not.toBeInTheDocument();
  await press('Move the visit');
  await page.getByText('13:00', { exact: true }).click();
  await press('Leave it as it is');
  await expect.element(page.getByLabelText('Day')).not.toBeInTheDocument();
  expect(stepVisit).not.toHaveBeenCalled();
});

test('a hour that was being chosen for a confirmed visit is still there', async () => {
  const first = await open(confirmed);
  await press('Move the visit');
  await page.getByText('13:00', { exact: true }).click();
  await first.unmount();
  await open(confirmed);
  await expect.element(page.getByRole('radio', { name: /^13:00/ })).toBeChecked();
});

test('two hours are proposed, and WhatsApp opens with the hours and a link that the history does not get', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await open(asked);
  await press('Propose times');
  const dialog = page.getByRole('dialog', { name: 'Propose times' });
  await dialog.getByText('10:00', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Propose and open WhatsApp' }).click();
  await expect.element(dialog.getByText('Choose at least two times.')).toBeVisible();
  expect(backend.proposeHours).not.toHaveBeenCalled();
  await dialog.getByText('12:00', { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Your message' }).fill('Which one?');
  await dialog.getByRole('button', { name: 'Propose and open WhatsApp' }).click();
  await expect.element(dialog.getByText('The times are proposed')).toBeVisible();
  const [, id, seen, sent] = backend.proposeHours.mock.lastCall ?? [];
  expect([id, seen]).toEqual(['1', 4]);
  expect(sent.hours).toEqual([
    { place: 'Giza', day: '2096-12-06', slot: '10:00' },
    { place: 'Giza', day: '2096-12-06', slot: '12:00' },
  ]);
  expect(sent.message).toMatch(/^Which one\?\n- .*10:00, Giza\n- .*12:00, Giza$/);
  const address = decodeURIComponent(String(opened.mock.lastCall?.[0]));
  expect(address).toContain('https://wa.me/201012345678');
  expect(address).toContain(`/visit?token=${sent.token}`);
  opened.mockRestore();
});

test('a proposal without an answer is sent again with the same ids; after a change with others', async () => {
  const { BackendFailure } = await import('#data/failure.ts');
  vi.spyOn(window, 'open').mockReturnValue(null);
  backend.proposeHours.mockRejectedValue(new BackendFailure('offline', { message: '' }));
  await open(asked);
  await press('Propose times');
  const dialog = page.getByRole('dialog', { name: 'Propose times' });
  for (const slot of ['10:00', '12:00']) await dialog.getByText(slot, { exact: true }).click();
  await dialog.getByRole('button', { name: 'Propose and open WhatsApp' }).click();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => backend.proposeHours).toHaveBeenCalledTimes(2);
  const idsOf = () =>
    backend.proposeHours.mock.calls.map(([, , , { event, token }]) => event + token);
  expect(new Set(idsOf()).size).toBe(1);
  await dialog.getByText('15:00', { exact: true }).first().click();
  await dialog.getByRole('button', { name: 'Propose and open WhatsApp' }).click();
  await expect.poll(() => backend.proposeHours).toHaveBeenCalledTimes(3);
  expect(new Set(idsOf()).size).toBe(2);
});

test('after nobody came, proposing new hours is what comes next', async () => {
  const visit = { ...confirmed.visit, state: 'missed', day: '2020-12-06' } as DeskRequest['visit'];
  await open({ ...confirmed, visit }, 'confirm');
  await expect
    .element(page.getByRole('button', { name: 'Propose times' }))
    .toHaveClass('button-primary');
  await expect
    .element(page.getByRole('button', { name: 'Confirm the visit' }))
    .toHaveClass('button-secondary');
});
