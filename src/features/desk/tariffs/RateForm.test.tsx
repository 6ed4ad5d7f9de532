import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BackendFailure, changedMeanwhile } from '#data/failure.ts';
import type { DatedRate } from '#data/tariff-edit.ts';
import { kindsOf } from './kinds.ts';
import { RateForm } from './RateForm.tsx';

const data = vi.hoisted(() => ({
  readDatedRates: vi.fn(),
  addRate: vi.fn(),
  correctRate: vi.fn(),
  removeRate: vi.fn(),
}));
vi.mock('#data/tariff-edit.ts', () => data);
vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => 'backend' }));

const today = '2026-11-28';
const rate: DatedRate = {
  key: 'fuel_petrol_92',
  valid_from: '2026-03-10',
  value: 22.25,
  unit: 'EGP/litre',
  source: 'Decree 1/2026: a.eg (2026-03-10)',
  note: null,
  updated_at: '1',
};
const kind = kindsOf([rate], today).find(({ key }) => key === rate.key);
const onDone = vi.fn();

function show(corrected: DatedRate | null) {
  if (!kind) throw new Error('There is no such kind');
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <RateForm kind={kind} corrected={corrected} today={today} onDone={onDone} />
    </QueryClientProvider>,
  );
}

const save = () => page.getByRole('button', { name: 'Save' }).click();
const value = page.getByLabelText(/^Rate/);
const source = page.getByLabelText('Source');

beforeEach(() => {
  sessionStorage.clear();
  vi.resetAllMocks();
});

test('faults stand at their fields, the first of which has the focus', async () => {
  await show(null);
  await value.fill('dear');
  await save();
  await expect.element(value).toHaveFocus();
  await expect.element(value).toHaveAccessibleDescription(/enter a number/);
  await expect.element(source).toHaveAccessibleDescription(/name the source/);
  expect(data.addRate).not.toHaveBeenCalled();
});

test('what a lost answer leaves is still there after the page is opened again, and is sent again', async () => {
  data.addRate.mockRejectedValueOnce(new BackendFailure('offline', { message: 'No answer' }));
  const first = await show(null);
  await value.fill('24.5');
  await source.fill('Decree 7/2026: a.eg');
  await save();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^No answer came/);
  expect(onDone).not.toHaveBeenCalled();
  await first.unmount();
  const second = await show(null);
  await expect.element(source).toHaveValue('Decree 7/2026: a.eg');
  await save();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(data.addRate).toHaveBeenLastCalledWith('backend', {
    key: rate.key,
    unit: rate.unit,
    value: 24.5,
    valid_from: today,
    source: 'Decree 7/2026: a.eg',
    note: null,
  });
  await second.unmount();
  await show(null);
  await expect.element(source).toHaveValue('');
});

test('a correction says that a colleague was faster, and keeps what was typed', async () => {
  data.correctRate.mockRejectedValueOnce(changedMeanwhile());
  await show(rate);
  await expect.element(source).toHaveValue(rate.source);
  await value.fill('27');
  await save();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Somebody else acted first/);
  await expect.element(value).toHaveValue('27');
});
