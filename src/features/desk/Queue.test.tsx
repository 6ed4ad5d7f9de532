import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DeskCounts, Lead } from '#data/desk.ts';
import { $address, closeLead, filterQueue, openLead } from './address.store.ts';
import { Queue } from './Queue.tsx';

const backend = vi.hoisted(() => ({
  readQueue: vi.fn<() => Promise<Lead[]>>(),
  readCounts: vi.fn<() => Promise<DeskCounts>>(),
}));
vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => null }));
vi.mock('#data/desk.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#data/desk.ts')>()),
  ...backend,
}));
vi.mock('#data/desk-numbers.ts', () => ({ readMailFaults: async () => [] }));
vi.mock('#data/team.ts', () => ({ readTeam: async () => [] }));

const leadOf = (id: string, name: string, change: Partial<Lead> = {}) =>
  ({
    ...{ kind: 'car_request', id, name, subject: 'BYD Seal', status: 'new', outcome: null },
    ...{ created_at: '2026-11-28T10:00:00Z', overdue: false, owner_name: null, ...change },
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
      <Queue />
    </QueryClientProvider>,
  );
const row = (name: string) => page.getByRole('button', { name: new RegExp(name) });

beforeEach(() => {
  filterQueue({ view: 'all' });
  closeLead();
  backend.readQueue.mockReset().mockResolvedValue([mona, karim, lost]);
  backend.readCounts.mockReset().mockResolvedValue(counts);
});

test('the list waits for the counts above it, so that it does not jump', async () => {
  const answer = Promise.withResolvers<DeskCounts>();
  backend.readCounts.mockReturnValue(answer.promise);
  await show();
  await expect.poll(() => backend.readQueue.mock.calls.length).toBe(1);
  await expect.element(page.getByText('The sales desk is loading')).toBeInTheDocument();
  await expect.element(row('Mona')).not.toBeInTheDocument();
  answer.resolve(counts);
  await expect.element(row('Mona')).toBeVisible();
});

test.each([mona, karim, lost])('the badge of a chosen row has an edge: $name', async (lead) => {
  await show();
  await row(lead.name).click();
  expect($address.get().request?.id).toBe(lead.id);
  await expect.element(row(lead.name)).toHaveAttribute('aria-current', 'true');
  const words = lead.outcome === 'lost' ? 'Lost' : lead.status === 'new' ? 'New' : 'In progress';
  await expect.element(row(lead.name).getByText(words)).toHaveClass('border-current');
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
  for (const name of ['kind', 'progress', 'person']) {
    await expect.element(page.getByLabelText(`Filter by ${name}`)).toBeVisible();
  }
  await expect.element(page.getByLabelText('Order', { exact: true })).toHaveValue('');
});
