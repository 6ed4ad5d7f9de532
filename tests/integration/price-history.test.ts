/** What cars cost before. */
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  await backend.as.staff.from('cars').update({ published: false }).eq('id', id);
  expect((await prices()).data).toEqual([]);
});
