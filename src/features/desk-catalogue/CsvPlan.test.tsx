import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $toasts } from '@/components/toast.store';
import type { ImportReport } from '@/data/catalogue-edit';
import { DeskFailure } from '@/data/desk-failure';
import { CsvPlan } from './CsvPlan';
import { planCsv } from './csv';

/** What the backend answers in turn, and the ids of the imports that it was sent. */
const backend = vi.hoisted(() => ({ answers: [] as (ImportReport | null)[], ids: [] as string[] }));

vi.mock('@/session/backend', () => ({ sessionBackend: async () => ({}) }));
vi.mock('@/data/catalogue-edit', () => ({
  importLimit: 3,
  importLines: async (_: unknown, __: string, id: string) => {
    backend.ids.push(id);
    const answer = backend.answers.shift();
    if (!answer) throw new DeskFailure('offline', { message: 'No answer' });
    return answer;
  },
}));

const seal = {
  id: '62f746b4-84e6-4ceb-95bd-447e7184d454',
  published: true,
  updated_at: '1',
  brand: 'BYD',
  model: 'Seal',
  powertrain: 'BEV',
  charging_protocol: 'CCS2',
  body_type: 'Sedan',
};
const onDone = vi.fn();

function show(lines = 1) {
  const rows = Array.from({ length: lines }, (_, index) => ({ ...seal, id: `${seal.id}${index}` }));
  const text = ['id,price_egp', ...rows.map(({ id }) => `${id},1200000`)].join('\n');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CsvPlan table="cars" plan={planCsv('cars', rows, text)} onDone={onDone} />
    </QueryClientProvider>,
  );
}

const save = page.getByRole('button', { name: 'Save the changes' });
const toasts = () => $toasts.get().map(({ title }) => title);

beforeEach(() => {
  backend.answers = [];
  backend.ids = [];
  $toasts.set([]);
  onDone.mockClear();
});

test('a second attempt after a lost answer is the same import', async () => {
  backend.answers = [null, { added: [], changed: [`${seal.id}0`], conflicts: [] }];
  show();
  await save.click();
  await expect.poll(toasts).toEqual(['This was not saved']);
  await save.click();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(backend.ids).toHaveLength(2);
  expect(new Set(backend.ids).size).toBe(1);
});

test('a row that somebody else has changed meanwhile is named, and nothing is said to be saved', async () => {
  backend.answers = [{ added: [], changed: [], conflicts: [`${seal.id}0`] }];
  show();
  await save.click();
  await expect.element(page.getByText('Nothing is saved')).toBeVisible();
  await expect.element(page.getByText(/changed these: .*BYD Seal/)).toBeVisible();
  expect([toasts(), onDone.mock.calls]).toEqual([[], []]);
});

test('a file that changes too much is not sent', async () => {
  show(4);
  await expect.element(page.getByText(/at most 3 entries/)).toBeVisible();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
});
