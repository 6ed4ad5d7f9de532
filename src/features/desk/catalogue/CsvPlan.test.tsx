import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $toasts } from '#components/toast.store.ts';
import type { BatchReport } from '#data/catalogue-batches.ts';
import type { EditedRow } from '#data/catalogue-edit.ts';
import { BackendFailure } from '#data/failure.ts';
import { CsvPlan } from './CsvPlan.tsx';
import { columnsOf } from './columns.ts';
import { type FilePlan, planFile } from './csv-file.ts';

/** What the backend answers in turn, and the ids of the imports that it was sent. */
const backend = vi.hoisted(() => ({ answers: [] as (BatchReport | null)[], ids: [] as string[] }));

vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => ({}) }));
vi.mock('#data/catalogue-edit.ts', () => ({ readEdited: async () => [] }));
vi.mock('#data/catalogue-batches.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  batchLimit: 3,
  saveBatch: async (_: unknown, __: string, id: string) => {
    backend.ids.push(id);
    const answer = backend.answers.shift();
    if (!answer) throw new BackendFailure('offline', { message: 'No answer' });
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

const planned = (text: string, rows: EditedRow[]) =>
  planFile('cars', rows, new TextEncoder().encode(text));

const showPlan = (plan: FilePlan) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CsvPlan table="cars" plan={plan} onDone={onDone} />
    </QueryClientProvider>,
  );

function show(lines = 1) {
  const rows = Array.from({ length: lines }, (_, index) => ({ ...seal, id: `${seal.id}${index}` }));
  const text = ['id,price_egp', ...rows.map(({ id }) => `${id},1200000`)].join('\n');
  showPlan(planned(text, rows));
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
  backend.answers = [null, { added: [], changed: [`${seal.id}0`], conflicts: [], versions: {} }];
  show();
  await save.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^No answer came/);
  await save.click();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(backend.ids).toHaveLength(2);
  expect(new Set(backend.ids).size).toBe(1);
});

test('a row that somebody else has changed meanwhile is named, and nothing is said to be saved', async () => {
  backend.answers = [{ added: [], changed: [], conflicts: [`${seal.id}0`], versions: {} }];
  show();
  await save.click();
  await expect.element(page.getByText('Nothing is saved')).toBeVisible();
  await expect.element(page.getByText(/changed these: .*BYD Seal/)).toBeVisible();
  expect([toasts(), onDone.mock.calls]).toEqual([[], []]);
});

test('a file that changes too much is not sent', async () => {
  const { lines, refusal } = planned('id,price_egp\na,1\nb,1\nc,1\nd,1', [seal]);
  expect([lines, refusal]).toEqual([[], expect.stringContaining('at most 3 lines')]);
});

const tick = (label: string) => page.getByText(label, { exact: true }).click();

test('faults are shown twenty at a time, each with its line', async () => {
  const columns = columnsOf('cars').filter(({ kind }) => kind === 'amount' || kind === 'choice');
  const names = columns.map(({ name }) => name).join();
  const cells = columns.map(() => 'x').join();
  showPlan(planned(`id,${names}\n${seal.id},${cells}\n\n,Macan,1`, [seal]));
  await expect.element(page.getByText(/^32 faults: /)).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(20);
  await expect
    .element(page.getByText(/^Line 2, BYD Seal, Battery as published, kWh: Please/))
    .toBeVisible();
  const more = page.getByRole('button', { name: 'Show 12 more' });
  await more.click();
  await expect.element(page.getByText(/^Line 4: There are fewer cells/)).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
});

test('a price that moves far is confirmed before anything is saved', async () => {
  backend.answers = [{ added: [], changed: [seal.id], conflicts: [], versions: {} }];
  const text = `id,price_egp,trims\n${seal.id},120000,Comfort: 90000`;
  showPlan(planned(text, [{ ...seal, price_egp: 1_200_000 }]));
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await tick('BYD Seal: from EGP 1,200,000 to EGP 120,000 (-90%)');
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await tick('BYD Seal, Comfort: EGP 90,000, new');
  await save.click();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
});

test('a file whose encoding was guessed is judged by words of it', async () => {
  const [before = '', after = ''] = `id,dealer\n${seal.id},*\n`.split('*');
  const ascii = (text: string) => [...new TextEncoder().encode(text)];
  // 'وكيل' in Windows-1256.
  const bytes = [...ascii(before), 0xe6, 0xdf, 0xed, 0xe1, ...ascii(after)];
  showPlan(planFile('cars', [seal], Uint8Array.from(bytes)));
  await expect.element(page.getByText('Read as Arabic (Windows-1256)')).toBeVisible();
  expect(page.getByRole('listitem').first().element().textContent).toBe('وكيل');
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await tick('These words read right');
  await expect.element(save).not.toHaveAttribute('aria-disabled');
});
