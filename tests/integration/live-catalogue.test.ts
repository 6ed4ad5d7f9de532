/** What pages read from the backend in the browser: changes since the build, and single things as they are now. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  liveBrand,
  liveBrandList,
  liveCharger,
  liveChargers,
  liveOverview,
} from '#catalogue/live.ts';
import { catalogueMoment } from '#data/catalogue.ts';
import { changesSince } from '#data/changes.ts';
import { readChanges } from '#domain/changes.ts';
import { keys } from '../../scripts/stack/backend/embedded.ts';
import { type Backend, startBackend } from '../support/backend.ts';

const seagull = '11111111-1111-4111-8111-111111111111';
const box = '33333333-3333-4333-8333-333333333333';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const request = new Request(new URL(path, 'http://backend.test'), init);
    request.headers.set('apikey', keys.publishable);
    return backend.engine.app.fetch(request);
  });
});

afterAll(() => vi.unstubAllGlobals());

beforeEach(async () => {
  await backend.engine.sql(`
    delete from public.brands; delete from public.cars; delete from public.chargers;
    insert into public.brands (id, name_en) values ('byd', 'BYD'), ('li-auto', 'Li Auto');
    insert into public.brands (id, name_en, published) values ('secret', 'Secret', false);
    insert into public.cars (id, brand, model, price_egp, range_km, range_cycle, published) values
      ('${seagull}', 'byd', 'Seagull', 850000, 405, 'WLTP', true),
      ('22222222-2222-4222-8222-222222222222', 'BYD', 'Hidden', 1, 900, 'WLTP', false),
      ('44444444-4444-4444-8444-444444444444', 'Li Auto', 'L9', 3000000, 700, 'CLTC', true),
      ('55555555-5555-4555-8555-555555555555', 'Secret', 'One', 2, 950, 'WLTP', true);
    insert into public.chargers (id, model, category) values ('${box}', 'Wall Box', 'Home');
    insert into public.chargers (model, category, published) values ('Hidden Box', 'Home', false);`);
  await new Promise((resolve) => setTimeout(resolve, 3));
});

async function now(): Promise<string> {
  const [row] = await backend.engine.sql('select clock_timestamp()::text as now', []);
  return String(Reflect.get(Object(row), 'now'));
}

test('the moment of a build lies behind every change that the build may have missed', async () => {
  const moment = await catalogueMoment(backend.as.anonymous);
  expect(moment).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  await backend.engine.sql(`update public.cars set price_egp = 900000 where id = '${seagull}'`);
  const changes = readChanges(await changesSince(moment, 'catalogue_changes'));
  expect(changes.cars).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: seagull, price_egp: 900_000 })]),
  );
});

test('nothing changed is null; a change or a withdrawal is not', async () => {
  const since = await now();
  expect(await changesSince(since, 'catalogue_changes')).toBeNull();
  await backend.engine.sql(`delete from public.chargers where id = '${box}'`);
  const changes = readChanges(await changesSince(since, 'catalogue_changes'));
  expect(changes).toMatchObject({ complete: true, cars: [], withdrawn: { chargers: [box] } });
});

test('a question that the backend refuses throws', async () => {
  await expect(changesSince('lately', 'catalogue_changes')).rejects.toThrow(
    /catalogue_changes answered 4\d\d/,
  );
});

test('a brand comes with its published cars, however they write its name', async () => {
  const brand = await liveBrand(backend.as.anonymous, 'byd');
  expect(brand).toMatchObject({ id: 'byd', name: 'BYD', models: [{ name: 'Seagull' }] });
  expect(brand?.models).toHaveLength(1);
  expect(await liveBrand(backend.as.anonymous, 'li-auto')).toMatchObject({
    models: [{ name: 'L9', brandId: 'li-auto' }],
  });
});

test('a brand comes with its cars whatever their blanks and the spelling of its accents', async () => {
  await backend.engine.sql(`
    insert into public.brands (id, name_en) values ('citroen', 'Citro\u00ebn Nile');
    insert into public.cars (brand, model) values
      (' citroe\u0308n  nile ', 'Ami'), ('Citro\u00ebn Nile', 'e-C3'), ('Citroen Niles', 'Stranger');`);
  const brand = await liveBrand(backend.as.anonymous, 'citroen');
  expect(brand?.models.map(({ name }) => name).sort()).toEqual(['Ami', 'e-C3']);
  await backend.engine.sql("delete from public.cars where brand ilike 'citro%nile%'");
  await backend.engine.sql("delete from public.brands where id = 'citroen'");
});

test('the wildcards of a pattern in a name stand for themselves', async () => {
  await backend.engine.sql(`
    insert into public.brands (id, name_en) values ('odd', 'B_D');
    insert into public.cars (brand, model) values ('B_D', 'Odd'), ('BXD', 'Stranger');`);
  const brand = await liveBrand(backend.as.anonymous, 'odd');
  expect(brand?.models.map(({ name }) => name)).toEqual(['Odd']);
});

test.each(['secret', 'none', "byd' or 1=1"])('there is no brand %s', async (id) => {
  expect(await liveBrand(backend.as.anonymous, id)).toBeNull();
});

test('staff, who may read more, are shown what everybody sees', async () => {
  expect(await liveBrand(backend.as.staff, 'secret')).toBeNull();
  expect((await liveBrand(backend.as.staff, 'byd'))?.models).toHaveLength(1);
});

test('the list of brands counts published cars', async () => {
  expect(await liveBrandList(backend.as.anonymous)).toEqual([
    { id: 'byd', name: 'BYD', nameAr: null, logoUrl: null, count: 1 },
    { id: 'li-auto', name: 'Li Auto', nameAr: null, logoUrl: null, count: 1 },
  ]);
});

test('the overview counts what is published', async () => {
  const { brands, chargers } = await liveOverview(backend.as.anonymous);
  expect(brands.map(({ id, count }) => [id, count])).toEqual([
    ['byd', 1],
    ['li-auto', 1],
  ]);
  expect(chargers).toBe(1);
});

test('a charger is found by its id in an address, under an earlier name too', async () => {
  const find = (part: string) => liveCharger(backend.as.anonymous, part);
  for (const part of ['wall-box-33333333', 'earlier-33333333']) {
    expect(await find(part)).toMatchObject({ name: 'Wall Box', recordId: box });
  }
  for (const part of ['wall-box-33333334', 'wall-box', 'x-3333333*']) {
    expect(await find(part)).toBeNull();
  }
  expect(await liveChargers(backend.as.anonymous)).toHaveLength(1);
});

test('rows at fault are left out alone', () => {
  const answer = {
    as_of: '2026-01-01T00:00:00Z',
    complete: true,
    brands: [{ id: 'x', name_en: '' }, { id: 'ok', name_en: 'Fine', logo_url: 'javascript:1' }, 5],
    cars: [{ id: seagull, brand: 'BYD', model: 'A', price_egp: 1e12 }, null],
    chargers: [{}],
    withdrawn: { brands: [], cars: [], chargers: [] },
  };
  expect(readChanges(answer)).toMatchObject({
    brands: [{ id: 'ok', logo_url: null }],
    cars: [],
    chargers: [],
  });
  expect(() => readChanges({ ...answer, cars: 'many' })).toThrow();
});
