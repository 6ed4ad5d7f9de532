/** Managers' edits of the dated rates, checked against the rates that the build reads. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { allTariffs } from '#data/catalogue.ts';
import {
  addRate,
  correctRate,
  type DatedRate,
  readDatedRates,
  removeRate,
} from '#data/tariff-edit.ts';
import { grantRole } from '#data/team.ts';
import { readTariffs } from '#domain/tariffs.ts';
import { type Backend, startBackend } from '../support/backend.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.engine.close());

beforeEach(async () => {
  await backend.engine.sql("delete from public.tariffs where key = 'fuel_petrol_92'");
});

const entered = {
  key: 'fuel_petrol_92',
  valid_from: '2026-03-10',
  value: 22.25,
  unit: 'EGP/litre',
  source: 'Decree 1/2026: a.eg (2026-03-10)',
  note: null,
};

const changed = { kind: 'changed' };

async function petrol(): Promise<DatedRate[]> {
  const rates = await readDatedRates(backend.as.staff);
  return rates.filter(({ key }) => key === entered.key);
}

/** What the next build would use on a day. */
async function built(today: string) {
  const rows = await allTariffs(backend.as.anonymous);
  return readTariffs(rows, today).items.find(({ id }) => id === entered.key)?.value;
}

test('a manager enters rates of several days, and the build takes the one of its day', async () => {
  await addRate(backend.as.staff, entered);
  const next = { ...entered, valid_from: '2027-01-01', value: 25.5 };
  await addRate(backend.as.staff, next);
  expect(await petrol()).toMatchObject([entered, next]);
  expect(await built('2026-12-31')).toBe(22.25);
  expect(await built('2027-01-01')).toBe(25.5);
});

test('a repeat after a lost answer is stored once; another rate of the same day is not overwritten', async () => {
  await addRate(backend.as.staff, entered);
  await addRate(backend.as.staff, entered);
  await expect(addRate(backend.as.staff, { ...entered, value: 23 })).rejects.toMatchObject(changed);
  expect(await petrol()).toMatchObject([entered]);
});

test('of two who correct a rate, the second gets a conflict; the first may retry after a lost answer', async () => {
  await addRate(backend.as.staff, entered);
  const [seen] = await petrol();
  if (!seen) throw new Error('There is no rate');
  const moved = { ...entered, valid_from: '2026-03-09', value: 22 };
  await correctRate(backend.as.staff, seen, moved);
  await correctRate(backend.as.staff, seen, moved);
  await expect(correctRate(backend.as.staff, seen, { ...entered, value: 1 })).rejects.toMatchObject(
    changed,
  );
  await removeRate(backend.as.staff, seen);
  expect(await petrol()).toMatchObject([moved]);
});

test('a rate that was changed since it was seen is not removed', async () => {
  await addRate(backend.as.staff, entered);
  const [seen] = await petrol();
  if (!seen) throw new Error('There is no rate');
  await correctRate(backend.as.staff, seen, { ...entered, value: 22 });
  await expect(removeRate(backend.as.staff, seen)).rejects.toMatchObject(changed);
  const [now] = await petrol();
  if (now) await removeRate(backend.as.staff, now);
  expect(await petrol()).toEqual([]);
});

test('the table refuses what the form refuses', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const change of [{ value: -1 }, { value: 2e9 }, { source: 'x'.repeat(501) }]) {
    await expect(addRate(backend.as.staff, { ...entered, ...change })).rejects.toThrow();
  }
});

test('somebody of the sales team reads rates and changes none', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await addRate(backend.as.staff, entered);
  await grantRole(backend.as.staff, backend.accounts.stranger.email, 'sales');
  const sales = backend.as.stranger;
  const [seen] = await petrol();
  if (!seen) throw new Error('There is no rate');
  const refused = { kind: 'forbidden' };
  const later = { ...entered, valid_from: '2027-01-01' };
  await expect(addRate(sales, later)).rejects.toMatchObject(refused);
  await expect(correctRate(sales, seen, { ...entered, value: 1 })).rejects.toMatchObject(changed);
  await expect(removeRate(sales, seen)).rejects.toMatchObject(changed);
  expect(await petrol()).toMatchObject([entered]);
});
