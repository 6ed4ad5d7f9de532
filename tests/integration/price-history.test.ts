/** What cars cost before. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPastPrices } from '#data/past-prices.ts';
import { type Backend, startBackend } from '../support/backend.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.engine.close());

test('each price is kept with its source and date, and who is not staff reads those of what is published', async () => {
  const [car] = await backend.engine.sql(
    "insert into public.cars (brand, model, price_egp) values ('X', 'Y', 900000) returning id::text",
  );
  const id = String(car?.id);
  const update = { price_egp: 950_000, price_source: 'Dealer', price_verified_on: '2026-11-27' };
  await backend.as.staff.from('cars').update(update).eq('id', id);
  await backend.as.staff.from('cars').update({ top_speed_kmh: 160 }).eq('id', id);
  const prices = () =>
    backend.as.anonymous
      .from('price_history')
      .select('price_egp, price_source')
      .eq('item_id', id)
      .order('changed_at');
  expect((await prices()).data).toEqual([
    { price_egp: 900_000, price_source: null },
    { price_egp: 950_000, price_source: 'Dealer' },
  ]);
  await backend.as.staff.from('cars').update({ price_verified_on: '2026-11-28' }).eq('id', id);
  expect(await prices()).toMatchObject({ data: { length: 2 } });
  const [last] = await backend.engine.sql(
    `select price_verified_on::text as day from public.price_history where item_id = $1 and price_egp = 950000`,
    [id],
  );
  expect(last?.day).toBe('2026-11-28');
  expect(await readPastPrices(backend.as.anonymous, id)).toMatchObject([
    { price_egp: 950_000, price_source: 'Dealer' },
    { price_egp: 900_000, price_source: null },
  ]);
  const standing = { price_standing: 'confirmed' } as const;
  await backend.as.staff.from('cars').update(standing).eq('id', id);
  expect(await prices()).toMatchObject({ data: { length: 2 } });
  expect(await readPastPrices(backend.as.anonymous, id)).toMatchObject([
    standing,
    { price_standing: 'level' },
  ]);
  await backend.as.staff.from('cars').update({ published: false }).eq('id', id);
  expect((await prices()).data).toEqual([]);
});

test('a price holds from when it was stored, however early it was checked', async () => {
  const [{ before } = {}] = await backend.engine.sql('select clock_timestamp()::text as before');
  const [car] = await backend.engine.sql(
    `insert into public.cars (brand, model, price_egp, price_source, price_verified_on, price_standing)
     values ('X', 'Z', 900000, 'Price list', '2020-01-01', 'reported') returning id::text`,
  );
  const [latest] = await readPastPrices(backend.as.anonymous, String(car?.id));
  expect(Date.parse(latest?.changed_at ?? '')).toBeGreaterThanOrEqual(
    Math.floor(Date.parse(String(before))),
  );
});
