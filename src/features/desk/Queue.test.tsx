import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $toasts } from '#components/toast.store.ts';
import type { DeskCounts, Lead } from '#data/desk.ts';
import { $address, closeLead, filterQueue, openLead } from './address.store.ts';
import { noteDone } from './go-on.store.ts';
import { Queue } from './Queue.tsx';

const backend = vi.hoisted(() => ({
  readQueue: vi.fn<() => Promise<Lead[]>>(),
  readCounts: vi.fn<() => Promise<DeskCounts>>(),
}));
const mails = vi.hoisted(() => ({ readMailFaults: vi.fn<() => Promise<object[]>>() }));
vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => null }));
vi.mock('#data/desk.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#data/desk.ts')>()),
  ...backend,
}));
vi.mock('./Desk.tsx', () => ({ useMember: () => ({ id: 'me' }) }));
vi.mock('#data/desk-views.ts', () => ({ readViews: async () => [] }));
vi.mock('#data/mail-faults.ts', () => mails);
vi.mock('#data/team.ts', () => ({ readTeam: async () => [] }));

const leadOf = (id: string, name: string, change: Partial<Lead> = {}) =>
  ({
    ...{ kind: 'car_request', id, name, subject: 'BYD Seal', status: 'new', outcome: null },
    ...{ created_at: '2026-11-28T10:00:00Z', overdue: false, owner_id: null, owner_name: null },
    ...{ next_step: null, next_at: null, duplicate_of: null, language: 'en', ...change },
  }) as Lead;
const [mona, karim, lost] = [
  leadOf('00000000-0000-4000-8000-000000000001', 'Mona'),
  leadOf('00000000-0000-4000-8000-000000000002', 'Karim', { status: 'in_progress' }),
  leadOf('00000000-0000-4000-8000-000000000003', 'Hany', { status: 'done', outcome: 'lost' }),
];
const counts = { new: 9, nobodys: 12, mine: 0, overdue: 3, due: 0, visits_today: 1 } as DeskCounts;

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      {/* Tests have no styles: the views have room in one line, as they scroll in one. */}
      <div style={{ width: '120rem' }}>
        <Queue />
      </div>
    </QueryClientProvider>,
  );
const row = (name: string) => page.getByRole('button', { name: new RegExp(name) });

beforeEach(() => {
  filterQueue({ view: 'all' });
  closeLead();
  backend.readQueue.mockReset().mockResolvedValue([mona, karim, lost]);
  backend.readCounts.mockReset().mockResolvedValue(counts);
  mails.readMailFaults.mockReset().mockResolvedValue([]);
});

test('the list need not wait for the counts: the views have their room before', async () => {
  const answer = Promise.withResolvers<DeskCounts>();
  backend.readCounts.mockReturnValue(answer.promise);
  await show();
  await expect.element(row('Mona')).toBeVisible();
  const before = row('Mona').element().getBoundingClientRect().top;
  answer.resolve(counts);
  await expect.element(page.getByRole('radio', { name: 'Overdue 3' })).toBeInTheDocument();
  expect(row('Mona').element().getBoundingClientRect().top).toBe(before);
});

test.each([
  [mona, 'New'],
  [karim, 'In progress'],
  [lost, 'Lost'],
])('a row says its state, kind, car and owner, also while it is open: $1', async (lead, state) => {
  await show();
  await row(lead.name).click();
  expect($address.get().request?.id).toBe(lead.id);
  await expect.element(row(lead.name)).toHaveAttribute('aria-current', 'true');
  await expect
    .element(row(lead.name))
    .toHaveAccessibleName(new RegExp(`^${state} .+ ${lead.name} BYD Seal.+Nobody yet`));
});

test('the list is one stop of Tab, and the arrow keys lead through it', async () => {
  await show();
  await expect.element(row('Mona')).toBeVisible();
  row('Mona').element().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(row('Hany')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(row('Mona')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  for (const name of ['Mona', 'Karim', 'Hany']) await expect.element(row(name)).not.toHaveFocus();
});

test('the next request comes once one is dealt with and leaves the list, and not before', async () => {
  filterQueue({ view: 'new' });
  openLead(karim);
  const client = new QueryClient();
  await render(
    <QueryClientProvider client={client}>
      <Queue />
    </QueryClientProvider>,
  );
  await expect.element(row('Karim')).toHaveAttribute('aria-current', 'true');
  noteDone(karim);
  await client.invalidateQueries();
  expect($address.get().request?.id).toBe(karim.id);
  backend.readQueue.mockResolvedValue([mona, lost]);
  await client.invalidateQueries();
  await expect.element(row('Hany')).toHaveAttribute('aria-current', 'true');
  expect($toasts.get().at(-1)?.title).toBe('Next: Hany');
});

test('a request that somebody else has taken out of the list stays open', async () => {
  filterQueue({ view: 'new' });
  openLead(karim);
  const client = new QueryClient();
  await render(
    <QueryClientProvider client={client}>
      <Queue />
    </QueryClientProvider>,
  );
  await expect.element(row('Karim')).toHaveAttribute('aria-current', 'true');
  backend.readQueue.mockResolvedValue([mona, lost]);
  await client.invalidateQueries();
  await expect.element(row('Karim')).not.toBeInTheDocument();
  expect($address.get().request?.id).toBe(karim.id);
  // The way on begins where it stood.
  await userEvent.keyboard('j');
  expect($address.get().request?.id).toBe(lost.id);
});

test('the row of a request that is closed takes the focus again', async () => {
  await show();
  await expect.element(row('Karim')).toBeVisible();
  openLead(karim);
  await expect.element(row('Karim')).toHaveAttribute('aria-current', 'true');
  closeLead();
  await expect.element(row('Karim')).toHaveFocus();
});

test('the filters say what they filter by, unlike the fields of a request', async () => {
  await show();
  await page.getByRole('button', { name: 'Filter' }).click();
  for (const name of ['kind', 'progress', 'person']) {
    await expect.element(page.getByLabelText(`Filter by ${name}`)).toBeVisible();
  }
  await expect.element(page.getByLabelText('Order', { exact: true })).toHaveValue('newest');
});

test('mails that do not go out are told above the list, with the way to which and why', async () => {
  const fault = { audience: 'sales', mails: 2, error: 'ECONNREFUSED' };
  mails.readMailFaults.mockResolvedValue([
    { ...fault, given_up: false, since: '2026-11-28T08:00:00+00:00' },
  ]);
  await show();
  const alert = page.getByRole('alert').filter({ hasText: 'Emails have not been going out since' });
  await expect.element(alert).toBeVisible();
  await expect
    .element(alert.getByRole('link', { name: 'Which emails, and why' }))
    .toHaveAttribute('href', '/sales/numbers');
});
