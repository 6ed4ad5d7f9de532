/** Rows of the catalogue that are saved at once: whole or not at all, and once. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type BatchLine, batchLimit, saveBatch } from '#data/catalogue-batches.ts';
import { type EditedRow, readEdited } from '#data/catalogue-edit.ts';
import { grantRole } from '#data/team.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { catalogueRows } from '../support/rows.ts';

let backend: Backend;
const { id: carId, ...car } = catalogueRows.cars;
const otherId = 'aaaaaaaa-0000-4000-8000-000000000021';
const newId = 'aaaaaaaa-0000-4000-8000-000000000022';

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.engine.close());

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await backend.engine.sql(`delete from public.cars where id in ($1, $2, $3)`, [
    carId,
    otherId,
    newId,
  ]);
  await backend.as.service.from('cars').insert([
    { ...car, id: carId },
    { ...car, id: otherId, model: 'Other Car' },
  ]);
});

/** As a form sends it. */
const columns = { ...car, trims: [{ name: 'Comfort', price_egp: 1_500_000 }], published: false };
const ours = [carId, otherId, newId];

async function stored(): Promise<Record<string, EditedRow>> {
  const rows = await readEdited(backend.as.staff, 'cars');
  return Object.fromEntries(rows.flatMap((row) => (ours.includes(row.id) ? [[row.id, row]] : [])));
}

/** Another price for both cars, and a new one. */
async function lines(): Promise<BatchLine[]> {
  const now = await stored();
  const seen = (id: string) => now[id]?.updated_at ?? null;
  return [
    { id: carId, seen: seen(carId), columns: { price_egp: 1_000_000 } },
    { id: otherId, seen: seen(otherId), columns: { price_egp: 2_000_000, dealer: null } },
    {
      id: newId,
      seen: null,
      columns: { ...columns, model: 'New Car', photos: null },
    },
  ];
}

const importCars = (id: string, sent: readonly BatchLine[]) =>
  saveBatch(backend.as.staff, 'cars', id, sent);

test('what a spreadsheet changes and adds is stored, and nothing else of its rows', async () => {
  const before = await stored();
  expect(await importCars(crypto.randomUUID(), await lines())).toEqual({
    added: [newId],
    changed: [carId, otherId],
    conflicts: [],
    versions: expect.any(Object),
  });
  const after = await stored();
  expect(after[carId]).toEqual({
    ...before[carId],
    price_egp: 1_000_000,
    updated_at: expect.any(String),
  });
  expect(after[otherId]).toMatchObject({ price_egp: 2_000_000, dealer: null, seats: 5 });
  expect(after[newId]).toMatchObject({
    model: 'New Car',
    photos: null,
    colors: ['White'],
    published: false,
  });
});

test('a repeat after a lost answer gets the first report and undoes nothing', async () => {
  const id = crypto.randomUUID();
  const sent = await lines();
  const report = await importCars(id, sent);
  await backend.as.service.from('cars').update({ price_egp: 3_000_000 }).eq('id', carId);
  expect(await importCars(id, sent)).toEqual(report);
  expect((await stored())[carId]).toMatchObject({ price_egp: 3_000_000 });
});

test('the versions that it reports take it back, until somebody else changes a row', async () => {
  const before = await stored();
  const { versions } = await importCars(crypto.randomUUID(), (await lines()).slice(0, 2));
  const undone = [carId, otherId].map((id) => ({
    id,
    seen: versions[id] ?? null,
    columns: { price_egp: before[id]?.price_egp, dealer: before[id]?.dealer },
  }));
  const undo = () =>
    saveBatch(backend.as.staff, 'cars', crypto.randomUUID(), undone, { kind: 'undo' });
  expect((await undo()).changed).toEqual([carId, otherId]);
  expect((await stored())[otherId]).toMatchObject({ price_egp: car.price_egp, dealer: car.dealer });
  expect((await undo()).conflicts).toEqual([carId, otherId]);
});

test('where a row has changed or gone, or an id is taken, these are named and nothing is stored', async () => {
  const sent = await lines();
  await backend.as.service.from('cars').update({ dealer: 'Somebody' }).eq('id', carId);
  await backend.as.service.from('cars').delete().eq('id', otherId);
  await backend.as.service.from('cars').insert({ ...car, id: newId, model: 'Taken' });
  const before = await stored();
  expect(await importCars(crypto.randomUUID(), sent)).toEqual({
    added: [],
    changed: [],
    conflicts: expect.toSatisfy((ids: string[]) => ids.toSorted().join() === ours.join()),
    versions: {},
  });
  expect(await stored()).toEqual(before);
});

test('one line that its table refuses leaves nothing of the others', async () => {
  const before = await stored();
  const [first, second, third] = await lines();
  for (const columns of [
    { price_egp: -1 },
    { no_such_column: 1 },
    { photos: 'x'.repeat(40_000) },
  ]) {
    const sent = [first, second, third && { ...third, columns: { ...third.columns, ...columns } }];
    await expect(
      importCars(
        crypto.randomUUID(),
        sent.flatMap((line) => line ?? []),
      ),
    ).rejects.toThrow();
    expect(await stored()).toEqual(before);
  }
});

test('a table that is none of the catalogue, and too many lines, are refused', async () => {
  const line = { id: carId, seen: '2026-01-01', columns: {} };
  const many = Array.from({ length: batchLimit + 1 }, () => line);
  await expect(importCars(crypto.randomUUID(), many)).rejects.toMatchObject({ kind: 'invalid' });
  const { error } = await backend.as.staff.rpc('save_catalogue_batch', {
    batch_id: crypto.randomUUID(),
    edited_table: 'profiles',
    lines: [line],
  });
  expect(error).toMatchObject({ code: '22023' });
});

test('nobody but a manager saves a spreadsheet', async () => {
  const before = await stored();
  const sent = await lines();
  await grantRole(backend.as.staff, backend.accounts.buyer.email, 'sales');
  for (const role of ['buyer', 'stranger', 'anonymous'] as const) {
    await expect(
      saveBatch(backend.as[role], 'cars', crypto.randomUUID(), sent),
    ).rejects.toMatchObject({ kind: 'forbidden' });
  }
  expect(await stored()).toEqual(before);
});
