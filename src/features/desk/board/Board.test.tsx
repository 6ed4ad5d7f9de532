import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $toasts } from '#components/toast.store.ts';
import type { Lead } from '#data/desk.ts';
import type { ActResult } from '#data/desk-acts.ts';
import type { BoardColumn } from '#data/desk-deals.ts';
import { BackendFailure } from '#data/failure.ts';
import { $address, closeLead, filterQueue } from '#features/desk/address.store.ts';
import { noteDone } from '#features/desk/go-on.store.ts';
import Board from './Board.tsx';

const data = vi.hoisted(() => ({
  readBoard: vi.fn<(backend: unknown, filters: object) => Promise<BoardColumn[]>>(),
  performAct: vi.fn<(...asked: unknown[]) => Promise<ActResult>>(),
}));
vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => null }));
vi.mock('#data/desk-deals.ts', () => ({ readBoard: data.readBoard }));
vi.mock('#data/desk-acts.ts', () => ({ performAct: data.performAct }));
vi.mock('#data/desk-views.ts', () => ({ readViews: async () => [] }));
vi.mock('#data/close-reasons.ts', () => ({ readReasons: async () => [] }));
vi.mock('#data/desk-item.ts', () => ({ readNamedItems: async () => [] }));
vi.mock('#data/desk.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#data/desk.ts')>()),
  readCounts: async () => ({}),
  readPrice: async () => null,
}));
vi.mock('#features/desk/Desk.tsx', () => ({ useMember: () => ({ id: 'me', role: 'sales' }) }));
vi.mock('#data/mail-faults.ts', () => ({ readMailFaults: async () => [] }));
vi.mock('#data/team.ts', () => ({ readTeam: async () => [] }));

const mona = {
  ...{ kind: 'car_request', id: '00000000-0000-4000-8000-000000000001', name: 'Mona' },
  ...{ subject: 'BYD Seal', status: 'in_progress', stage: 'contacted', outcome: null },
  ...{ owner_id: null, owner_name: null, amount_egp: 1_000_000, expected_on: null, item_id: null },
  ...{ next_step: null, next_at: null, deal_item_name: null, overdue: false, version: 2 },
} as Lead;

const hany = { ...mona, id: '00000000-0000-4000-8000-000000000002', name: 'Hany' } as Lead;

const columnsOf = (held: Partial<Record<BoardColumn['stage'], Lead[]>>): BoardColumn[] =>
  columnsWith('new').map(({ stage }) => {
    const rows = held[stage] ?? [];
    return { stage, requests: rows.length, amount_egp: 0, with_amount: 0, rows };
  });

const columnsWith = (stage: BoardColumn['stage']): BoardColumn[] =>
  (['new', 'contacted', 'visit', 'offer', 'deposit'] as const).map((name) => ({
    stage: name,
    requests: name === stage ? 1 : 0,
    amount_egp: name === stage ? 1_000_000 : 0,
    with_amount: name === stage ? 1 : 0,
    rows: name === stage ? [{ ...mona, stage: name === 'new' ? null : name }] : [],
  }));

const column = (name: string) => page.getByRole('region', { name, exact: true });
const card = (name: string) => column(name).getByRole('button', { name: /Mona.*BYD Seal/ });

async function moveTo(place: string) {
  await page.getByRole('button', { name: 'Move Mona to…' }).click();
  await page.getByRole('menuitem', { name: place }).click();
}

let client: QueryClient;

beforeEach(async () => {
  sessionStorage.clear();
  $toasts.set([]);
  closeLead();
  filterQueue({ view: 'mine', board: true });
  data.performAct.mockReset();
  data.readBoard.mockReset().mockResolvedValue(columnsWith('contacted'));
  client = new QueryClient();
  await render(
    <QueryClientProvider client={client}>
      <div style={{ height: 600, display: 'flex' }}>
        <Board />
      </div>
    </QueryClientProvider>,
  );
  await expect.element(card('Contacted')).toBeVisible();
});

test('columns say how many deals they hold and what these bring, as the filters leave them', async () => {
  expect(data.readBoard.mock.lastCall?.[1]).toEqual({ owner: 'me', status: 'open' });
  await expect.element(column('Contacted').getByText('1 request · EGP 1,000,000')).toBeVisible();
  await expect.element(page.getByText('Forecast: EGP 100,000')).toBeVisible();
  await card('Contacted').click();
  expect($address.get().request?.id).toBe(mona.id);
});

test('a card is moved by its menu, and stands there at once', async () => {
  const stored = Promise.withResolvers<ActResult>();
  data.performAct.mockReturnValue(stored.promise);
  await moveTo('Offer');
  await expect.element(card('Offer')).toBeVisible();
  data.readBoard.mockResolvedValue(columnsWith('offer'));
  stored.resolve({ result: 'done' });
  await expect.poll(() => $toasts.get().at(-1)?.title).toBe('Mona: moved to Offer');
  expect(data.performAct.mock.lastCall?.slice(3)).toEqual([
    ...[2, { action: 'deal', detail: { stage: 'offer' } }],
  ]);
});

test('a card is moved by the keyboard alone', async () => {
  data.performAct.mockResolvedValue({ result: 'done' });
  const opener = page.getByRole('button', { name: 'Move Mona to…' });
  opener.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menu')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menu')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => data.performAct.mock.lastCall?.[4]).toMatchObject({ action: 'deal' });
});

test('a card is dragged by the pointer', async () => {
  data.performAct.mockResolvedValue({ result: 'done' });
  await userEvent.dragAndDrop(card('Contacted'), column('Visit'));
  await expect
    .poll(() => data.performAct.mock.lastCall?.[4])
    .toEqual({
      ...{ action: 'deal', detail: { stage: 'visit' } },
    });
});

test('a colleague’s move wins, and a lost answer is tried again under the same id', async () => {
  data.performAct.mockResolvedValueOnce({ result: 'changed', lead: null });
  await moveTo('Deposit');
  await expect.element(page.getByText('Somebody else acted first')).toBeVisible();
  await expect.element(page.getByText('Mona was not moved')).toBeVisible();
  await expect.element(card('Contacted')).toBeVisible();
});

test('won and lost ask how it ended', async () => {
  await moveTo('Lost');
  const dialog = page.getByRole('dialog', { name: 'How did it end?' });
  await expect.element(dialog.getByRole('radio', { name: 'Lost' })).toBeChecked();
  expect(data.performAct).not.toHaveBeenCalled();
});

test('the focus stays on a card that is moved by its menu, also when the move fails', async () => {
  const stored = Promise.withResolvers<ActResult>();
  data.performAct.mockReturnValue(stored.promise);
  await moveTo('Offer');
  await expect.element(card('Offer')).toHaveFocus();
  stored.reject(new BackendFailure('offline', { message: 'No answer' }));
  await expect.element(page.getByText('Mona was not moved')).toBeVisible();
  await expect.element(card('Contacted')).toHaveFocus();
  data.performAct.mockResolvedValue({ result: 'done' });
  data.readBoard.mockResolvedValue(columnsWith('offer'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => $toasts.get().at(-1)?.title).toBe('Mona: moved to Offer');
  await expect.element(card('Offer')).toHaveFocus();
});

test('the focus stays on a card that is dragged', async () => {
  data.performAct.mockResolvedValue({ result: 'done' });
  data.readBoard.mockResolvedValue(columnsWith('visit'));
  await userEvent.dragAndDrop(card('Contacted'), column('Visit'));
  await expect.poll(() => $toasts.get().at(-1)?.title).toBe('Mona: moved to Visit');
  await expect.element(card('Visit')).toHaveFocus();
});

test('after a card that has left the board, the next one of its column has the focus, else the heading', async () => {
  data.readBoard.mockResolvedValue(columnsOf({ contacted: [mona, hany] }));
  filterQueue({ view: 'all' });
  const other = column('Contacted').getByRole('button', { name: /Hany.*BYD Seal/ });
  await expect.element(other).toBeVisible();
  const end = async (name: string) => {
    await page.getByRole('button', { name: `Move ${name} to…` }).click();
    await page.getByRole('menuitem', { name: 'Lost' }).click();
    await page.getByLabelText(/words|Reason/i).fill('Moved abroad');
    await page.getByRole('button', { name: 'Close the request' }).click();
  };
  data.performAct.mockResolvedValue({ result: 'done' });
  data.readBoard.mockResolvedValue(columnsOf({ contacted: [hany] }));
  await end('Mona');
  await expect.element(card('Contacted')).not.toBeInTheDocument();
  await expect.element(other).toHaveFocus();
  data.readBoard.mockResolvedValue(columnsOf({}));
  await end('Hany');
  await expect.element(page.getByRole('heading', { name: 'Contacted' })).toHaveFocus();
});

test('J and K open the cards one after the other, and the next one comes after one that is done', async () => {
  data.readBoard.mockResolvedValue(columnsOf({ new: [hany], contacted: [mona] }));
  filterQueue({ view: 'all' });
  await expect.element(column('New').getByRole('button', { name: /Hany.*BYD Seal/ })).toBeVisible();
  await userEvent.keyboard('j');
  expect($address.get().request?.id).toBe(hany.id);
  await userEvent.keyboard('j');
  expect($address.get().request?.id).toBe(mona.id);
  await userEvent.keyboard('k');
  expect($address.get().request?.id).toBe(hany.id);
  noteDone(hany);
  data.readBoard.mockResolvedValue(columnsOf({ contacted: [mona] }));
  await client.invalidateQueries();
  await expect.poll(() => $address.get().request?.id).toBe(mona.id);
  expect($toasts.get().at(-1)?.title).toContain('Mona');
});
