/** What people save, under row-level security. */
import { createClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '#data/database.types.ts';
import {
  addFavourite,
  carIdOf,
  readBrandIds,
  readFavourites,
  readSavedCars,
  readSavedChargers,
  removeFavourite,
} from '#data/favourites.ts';
import { keys } from '../../scripts/stack/backend/embedded.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { catalogueRows } from '../support/rows.ts';

const { cars, chargers } = catalogueRows;
const car = { itemType: 'car', itemId: cars.id } as const;
const charger = { itemType: 'charger', itemId: chargers.id } as const;

let backend: Backend;

const offline = new TypeError('no network');

/** A client without a network. */
const unreachable = () => clientWith(() => Promise.reject(offline));

/** A client of the buyer for whom everything but the answer to what they change arrives. */
const losing = () =>
  clientWith(async (request) => {
    const answer = await backend.engine.app.fetch(request);
    if (request.method === 'GET') return answer;
    throw offline;
  });

function clientWith(fetch: (request: Request) => Promise<Response>) {
  return createClient<Database>('http://backend.test', keys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: (input, init) => fetch(new Request(input, init)),
      headers: { Authorization: `Bearer ${backend.accounts.buyer.token}` },
    },
  });
}
let buyer: string;
let stranger: string;

beforeAll(async () => {
  backend = await startBackend();
  [buyer, stranger] = [backend.accounts.buyer.id, backend.accounts.stranger.id];
  const { service } = backend.as;
  expect((await service.from('brands').upsert(catalogueRows.brands)).error).toBeNull();
  expect((await service.from('cars').upsert(cars)).error).toBeNull();
  expect((await service.from('chargers').upsert(chargers)).error).toBeNull();
});

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReset();
  await backend.engine.sql('delete from public.favorites');
});

test('what is saved is read back, the latest first, and taken out again', async () => {
  expect(await readFavourites(backend.as.buyer, buyer)).toEqual([]);
  expect(await addFavourite(backend.as.buyer, buyer, car)).toBe(true);
  expect(await addFavourite(backend.as.buyer, buyer, charger)).toBe(true);
  const saved = await readFavourites(backend.as.buyer, buyer);
  expect(saved).toMatchObject([charger, car]);
  expect(saved.map(({ savedAt }) => Date.parse(savedAt))).not.toContain(Number.NaN);
  expect(await removeFavourite(backend.as.buyer, buyer, car)).toBe(true);
  expect(await readFavourites(backend.as.buyer, buyer)).toMatchObject([charger]);
  expect(console.error).not.toHaveBeenCalled();
});

test("the moment of saving is the database's own", async () => {
  await backend.as.buyer
    .from('favorites')
    .insert({ item_id: car.itemId, item_type: 'car', created_at: '2001-01-01T00:00:00Z' });
  const [saved] = await readFavourites(backend.as.buyer, buyer);
  expect(Date.parse(saved?.savedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('saving twice stores it once, taking out twice is no failure', async () => {
  await addFavourite(backend.as.buyer, buyer, car);
  expect(await addFavourite(backend.as.buyer, buyer, car)).toBe(true);
  expect(await readFavourites(backend.as.buyer, buyer)).toHaveLength(1);
  await removeFavourite(backend.as.buyer, buyer, car);
  expect(await removeFavourite(backend.as.buyer, buyer, car)).toBe(true);
});

test('nobody sees, saves or takes out what is of another', async () => {
  await addFavourite(backend.as.buyer, buyer, car);
  expect(await readFavourites(backend.as.stranger, buyer)).toEqual([]);
  await removeFavourite(backend.as.stranger, buyer, car);
  expect(await readFavourites(backend.as.buyer, buyer)).toMatchObject([car]);
  expect(await addFavourite(backend.as.buyer, stranger, charger)).toBe(false);
  expect(await readFavourites(backend.as.stranger, stranger)).toEqual([]);
  expect(console.error).toHaveBeenCalled();
});

test('who is not signed in saves nothing', async () => {
  await addFavourite(backend.as.buyer, buyer, car);
  expect(await addFavourite(backend.as.anonymous, buyer, charger)).toBe(false);
  await removeFavourite(backend.as.anonymous, buyer, car);
  expect(await readFavourites(backend.as.anonymous, buyer)).toEqual([]);
  expect(await readFavourites(backend.as.buyer, buyer)).toMatchObject([car]);
});

test('without an answer nothing is claimed, and the log says why', async () => {
  const cut = unreachable();
  expect(await addFavourite(cut, buyer, car)).toBe(false);
  expect(await removeFavourite(cut, buyer, car)).toBe(false);
  expect(console.error).toHaveBeenCalledTimes(4);
});

test('an answer that was lost is found out', async () => {
  const answers = losing();
  expect(await addFavourite(answers, buyer, car)).toBe(true);
  expect(await removeFavourite(answers, buyer, car)).toBe(true);
  expect(await readFavourites(backend.as.buyer, buyer)).toEqual([]);
});

test('the records of what is saved come as numbers, without those that are gone', async () => {
  const gone = crypto.randomUUID();
  expect(await readSavedCars(backend.as.buyer, [gone, cars.id])).toEqual([
    expect.objectContaining({
      id: cars.id,
      brand_id: 'test-brand',
      model: 'Test Car',
      price_egp: 1_500_000,
      range_km: 400,
    }),
  ]);
  expect(await readSavedChargers(backend.as.buyer, [gone, chargers.id])).toEqual([
    expect.objectContaining({ id: chargers.id, power_kw: 7.4, connector_type: 'Type 2' }),
  ]);
  expect(await readBrandIds(backend.as.buyer)).toContain('test-brand');
  expect(await readSavedCars(backend.as.buyer, [])).toEqual([]);
  const many = Array.from({ length: 250 }, () => crypto.randomUUID());
  expect(await readSavedCars(backend.as.buyer, [...many, cars.id])).toHaveLength(1);
});

test('a withdrawn car is not told of', async () => {
  const publish = (published: boolean) =>
    backend.as.service.from('cars').update({ published }).eq('id', cars.id);
  await publish(false);
  expect(await readSavedCars(backend.as.buyer, [cars.id])).toEqual([]);
  expect(await carIdOf(backend.as.buyer, 'aaaaaaaa')).toBeNull();
  await publish(true);
});

test('the beginning of an id names the one car that begins so', async () => {
  expect(await carIdOf(backend.as.buyer, 'aaaaaaaa')).toBe(cars.id);
  expect(await carIdOf(backend.as.buyer, '00000000')).toBeNull();
  const twin = { ...cars, id: 'aaaaaaaa-0000-4000-8000-00000000000b', model: 'Twin' };
  await backend.as.service.from('cars').insert(twin);
  expect(await carIdOf(backend.as.buyer, 'aaaaaaaa')).toBeNull();
  expect(await carIdOf(backend.as.buyer, twin.id)).toBe(twin.id);
});

test('past a thousand no more is taken from this person, who hears why', async () => {
  await backend.engine.sql(
    `insert into public.favorites (user_id, item_id, item_type)
      select $1, gen_random_uuid(), 'car' from generate_series(1, 999)`,
    [buyer],
  );
  expect(await addFavourite(backend.as.buyer, buyer, car)).toBe(true);
  expect(await addFavourite(backend.as.buyer, buyer, charger)).toBe('full');
  expect(await addFavourite(backend.as.buyer, buyer, car)).toBe(true);
  expect(await addFavourite(backend.as.stranger, stranger, charger)).toBe(true);
  expect(await removeFavourite(backend.as.buyer, buyer, car)).toBe(true);
  expect(await addFavourite(backend.as.buyer, buyer, charger)).toBe(true);
});

test('a thousand at once are no way past the limit', async () => {
  const rows = Array.from({ length: 1001 }, () => ({
    user_id: buyer,
    item_id: crypto.randomUUID(),
    item_type: 'car',
  }));
  const { error, status } = await backend.as.buyer.from('favorites').insert(rows);
  expect([status, error?.code]).toEqual([429, 'PT429']);
});
