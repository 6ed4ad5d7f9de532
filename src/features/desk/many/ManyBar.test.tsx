import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $toasts } from '#components/toast.store.ts';
import type { Lead } from '#data/desk.ts';
import type { OneOfMany, UndoneOfMany } from '#data/desk-many.ts';
import { BackendFailure } from '#data/failure.ts';
import { closeLead, filterQueue } from '#features/desk/address.store.ts';
import { Queue } from '#features/desk/Queue.tsx';

const many = vi.hoisted(() => ({
  actOnMany: vi.fn<(...asked: unknown[]) => Promise<OneOfMany[]>>(),
  undoMany: vi.fn<(...asked: unknown[]) => Promise<UndoneOfMany[] | null>>(),
}));
const found = vi.hoisted(() => ({ leads: [] as Lead[] }));
vi.mock('#data/desk-many.ts', () => ({ ...many, mostAtOnce: 200 }));
vi.mock('#data/desk-views.ts', () => ({ readViews: async () => [] }));
vi.mock('#data/close-reasons.ts', () => ({ readReasons: async () => [] }));
vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => null }));
vi.mock('#data/desk.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#data/desk.ts')>()),
  readQueue: async () => found.leads,
  readCounts: async () => ({}),
}));
vi.mock('#features/desk/Desk.tsx', () => ({ useMember: () => ({ id: 'me', role: 'sales' }) }));
vi.mock('#data/mail-faults.ts', () => ({ readMailFaults: async () => [] }));
vi.mock('#data/team.ts', () => ({ readTeam: async () => [{ id: 'sara', name: 'Sara' }] }));

const leadOf = (id: string, name: string) =>
  ({
    ...{ kind: 'car_request', id, name, subject: 'BYD Seal', status: 'new', outcome: null },
    ...{ created_at: '2026-11-28T10:00:00Z', overdue: false, owner_id: null, owner_name: null },
    ...{ next_step: null, next_at: null, duplicate_of: null, language: 'en', version: 4 },
  }) as Lead;

const tick = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
/** Tests have no styles, and a box without them no size to press. */
const press = (name: string, held: MouseEventInit = {}) =>
  tick(name)
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, ...held }));

/** By the key, as a pointer that hovers is not everywhere; then all rows have boxes. */
async function chooseFirst() {
  page.getByRole('button', { name: /Mona/ }).element().focus();
  await userEvent.keyboard('x');
}
const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = (id: string, result: OneOfMany['result'] = 'done') =>
  ({ kind: 'car_request', id, result }) as const;

beforeEach(async () => {
  sessionStorage.clear();
  $toasts.set([]);
  filterQueue({ view: 'all' });
  closeLead();
  found.leads = ['Mona', 'Karim', 'Hany', 'Sami'].map((name, at) => leadOf(String(at), name));
  many.actOnMany.mockReset();
  many.undoMany.mockReset();
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <Queue />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('button', { name: /Mona/ })).toBeVisible();
});

test('rows are chosen by pointer, by a range, by key and all at once', async () => {
  await chooseFirst();
  await expect.element(page.getByText('1 selected')).toBeVisible();
  press('Hany', { shiftKey: true });
  await expect.element(page.getByText('3 selected')).toBeVisible();
  await expect.element(tick('Karim')).toBeChecked();
  page.getByRole('button', { name: /Sami/ }).element().focus();
  await userEvent.keyboard('x');
  await expect.element(page.getByText('4 selected')).toBeVisible();
  await expect.element(page.getByLabelText('Select all shown')).toBeChecked();
  await button('Select nothing').click();
  await expect.element(page.getByText('4 selected')).not.toBeInTheDocument();
});

test('what was done is said, can be undone, and what was not is named', async () => {
  many.actOnMany.mockResolvedValue([row('0'), row('1', 'changed')]);
  many.undoMany.mockResolvedValue([row('0')]);
  await chooseFirst();
  await expect.element(tick('Karim')).toBeInTheDocument();
  press('Karim');
  await button('Take').click();
  await expect
    .poll(() => $toasts.get().at(-1))
    .toMatchObject({
      title: 'Done for 1 request',
      text: 'A colleague acted meanwhile, so these stay as they are: Karim.',
    });
  // What failed stays chosen.
  await expect.element(page.getByText('1 selected')).toBeVisible();
  await expect.element(tick('Karim')).toBeChecked();
  $toasts.get().at(-1)?.action?.run();
  await expect.poll(() => $toasts.get().at(-1)?.title).toBe('Undone for 1 request');
  expect(many.undoMany.mock.lastCall?.[1]).toBe(many.actOnMany.mock.lastCall?.[1]);
});

test('a lost answer is tried again under the same id', async () => {
  many.actOnMany.mockRejectedValueOnce(new BackendFailure('offline', { message: 'lost' }));
  many.actOnMany.mockResolvedValue([row('0')]);
  await chooseFirst();
  await button('Hand over').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect.element(page.getByText('Choose a colleague.')).toBeVisible();
  await dialog.getByLabelText('Hand over to').selectOptions('Sara');
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => $toasts.get().at(-1)?.title).toBe('Done for 1 request');
  const [first, second] = many.actOnMany.mock.calls;
  expect(second).toEqual(first);
  expect(first?.[2]).toEqual({ action: 'assigned', detail: { to: 'sara' } });
});
