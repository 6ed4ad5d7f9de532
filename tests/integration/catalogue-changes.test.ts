import { beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type Backend, startBackend } from '../support/backend.ts';

const row = z.looseObject({ id: z.string() });
const changesSchema = z.object({
  as_of: z.string(),
  complete: z.boolean(),
  brands: z.array(row),
  cars: z.array(row),
  chargers: z.array(row),
  withdrawn: z.object({
    brands: z.array(z.string()),
    cars: z.array(z.string()),
    chargers: z.array(z.string()),
  }),
});

const seagull = '11111111-1111-4111-8111-111111111111';
const hidden = '22222222-2222-4222-8222-222222222222';
const box = '33333333-3333-4333-8333-333333333333';

let backend: Backend;
let since = '';

beforeAll(async () => {
  backend = await startBackend();
});

beforeEach(async () => {
  await backend.engine.sql(`
    delete from public.brands; delete from public.cars; delete from public.chargers;
    delete from public.catalogue_withdrawals;
    insert into public.brands (id, name_en) values ('byd', 'BYD');
    insert into public.cars (id, brand, model, price_egp) values ('${seagull}', 'BYD', 'Seagull', 850000);
    insert into public.cars (id, brand, model, published) values ('${hidden}', 'BYD', 'Secret', false);
    insert into public.chargers (id, model, category) values ('${box}', 'Wall Box', 'Home');`);
  // The embedded database's clock ticks in milliseconds: what went before has to lie before this tick.
  await new Promise((resolve) => setTimeout(resolve, 3));
  since = await now();
});

async function now(): Promise<string> {
  const rows = await backend.engine.sql('select clock_timestamp()::text as now', []);
  return z.object({ now: z.string() }).parse(rows[0]).now;
}

async function changes(as: 'anonymous' | 'staff' = 'anonymous') {
  const { data, error } = await backend.as[as].rpc('catalogue_changes', { since });
  expect(error).toBeNull();
  return changesSchema.parse(data);
}

const nothing = {
  complete: true,
  brands: [],
  cars: [],
  chargers: [],
  withdrawn: { brands: [], cars: [], chargers: [] },
};

test('is empty when nothing has changed', async () => {
  const { as_of, ...answer } = await changes();
  expect(answer).toEqual(nothing);
  expect(Date.parse(as_of)).toBeGreaterThan(Date.parse(since) - 3000);
});

test('counts what changed at the very moment asked about', async () => {
  const rows = await backend.engine.sql(
    `update public.cars set price_egp = 900000 where id = '${seagull}' returning updated_at::text as at`,
    [],
  );
  since = z.object({ at: z.string() }).parse(rows[0]).at;
  expect((await changes()).cars).toMatchObject([{ id: seagull }]);
  await backend.engine.sql(`delete from public.cars where id = '${seagull}'`);
  const withdrawn = await backend.engine.sql(
    'select withdrawn_at::text as at from public.catalogue_withdrawals',
    [],
  );
  since = z.object({ at: z.string() }).parse(withdrawn[0]).at;
  expect((await changes()).withdrawn.cars).toEqual([seagull]);
});

test('answers a moment to come with nothing, one before all with everything, and refuses what is none', async () => {
  since = '9999-01-01T00:00:00Z';
  expect(await changes()).toMatchObject(nothing);
  since = '0001-01-01T00:00:00Z';
  expect((await changes()).cars).toMatchObject([{ id: seagull }]);
  const { data, error } = await backend.as.anonymous.rpc('catalogue_changes', { since: 'lately' });
  expect(data).toBeNull();
  expect(error).not.toBeNull();
});

test('stays empty when the same values are written again', async () => {
  await backend.engine.sql('update public.cars set price_egp = price_egp');
  expect(await changes()).toMatchObject(nothing);
});

test('answers a moment that is missing with nothing rather than with everything', async () => {
  const rows = await backend.engine.sql('select public.catalogue_changes(null) as answer');
  expect(
    changesSchema.parse(z.object({ answer: z.unknown() }).parse(rows[0]).answer),
  ).toMatchObject(nothing);
});

test('tells of a changed price, with numbers as numbers and without the inner columns', async () => {
  await backend.engine.sql(
    `update public.cars set price_egp = 900000, ac_kw = 6.6 where id = '${seagull}'`,
  );
  const answer = await changes();
  expect(answer.cars).toHaveLength(1);
  expect(answer.cars[0]).toMatchObject({
    id: seagull,
    price_egp: 900000,
    ac_kw: 6.6,
    model: 'Seagull',
  });
  expect(answer.cars[0]).not.toHaveProperty('published');
  expect(answer.cars[0]).not.toHaveProperty('created_at');
  expect(answer.withdrawn.cars).toEqual([]);
});

test('tells of added brands, cars and chargers', async () => {
  await backend.engine.sql(`
    insert into public.brands (id, name_en) values ('mg', 'MG');
    insert into public.cars (brand, model) values ('MG', 'MG4');
    insert into public.chargers (model, category) values ('Post', 'Business');`);
  const answer = await changes();
  expect(answer.brands).toMatchObject([{ id: 'mg', name_en: 'MG' }]);
  expect(answer.cars).toMatchObject([{ model: 'MG4' }]);
  expect(answer.chargers).toMatchObject([{ model: 'Post' }]);
});

test('tells of withdrawn and of deleted things alike, by id only', async () => {
  await backend.engine.sql(`
    update public.cars set published = false where id = '${seagull}';
    delete from public.chargers where id = '${box}';
    delete from public.brands where id = 'byd';`);
  const answer = await changes();
  expect(answer.withdrawn).toEqual({ brands: ['byd'], cars: [seagull], chargers: [box] });
  expect([...answer.brands, ...answer.cars, ...answer.chargers]).toEqual([]);
});

test('forgets a withdrawal when the thing is published again', async () => {
  await backend.engine.sql(`
    update public.cars set published = false where id = '${seagull}';
    update public.cars set published = true where id = '${seagull}';`);
  const answer = await changes();
  expect(answer.withdrawn.cars).toEqual([]);
  expect(answer.cars).toMatchObject([{ id: seagull }]);
});

test('withdraws the old id when a brand moves to another address', async () => {
  await backend.engine.sql("update public.brands set id = 'byd-auto' where id = 'byd'");
  const answer = await changes();
  expect(answer.withdrawn.brands).toEqual(['byd']);
  expect(answer.brands).toMatchObject([{ id: 'byd-auto' }]);
});

test('never tells of what was not public, not even to staff', async () => {
  await backend.engine.sql(`update public.cars set price_egp = 1 where id = '${hidden}'`);
  expect(await changes()).toMatchObject(nothing);
  expect(await changes('staff')).toMatchObject(nothing);
  await backend.engine.sql(`delete from public.cars where id = '${hidden}'`);
  expect(await changes()).toMatchObject(nothing);
  await backend.engine.sql(`
    insert into public.brands (id, name_en, published) values ('secret', 'Secret', false);
    update public.brands set id = 'secret-2' where id = 'secret';
    delete from public.brands where id = 'secret-2';`);
  expect(await changes()).toMatchObject(nothing);
  const traces = await backend.engine.sql('select item_id from public.catalogue_withdrawals');
  expect(traces).toEqual([]);
});

test('bounds its answer and says that it did', async () => {
  await backend.engine.sql(
    "insert into public.cars (brand, model) select 'BYD', 'Model ' || n from generate_series(1, 600) n",
  );
  const answer = await changes();
  expect(answer.complete).toBe(false);
  expect(answer.cars).toHaveLength(500);
});
