/** What the build reads comes in pages of a thousand rows; all of them are read. */
import { beforeAll, expect, test } from 'vitest';
import { allPublished, allTariffs } from '#data/catalogue.ts';
import { type Backend, startBackend } from '../support/backend.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});

test('more rows than the backend answers at once are all read', async () => {
  await backend.engine.sql(`
    truncate public.cars;
    insert into public.cars (brand, model)
      select 'BYD', 'Model ' || n from generate_series(1, 2345) n;`);
  const rows = await allPublished(backend.as.anonymous, 'cars');
  expect(new Set(rows.map((row) => Reflect.get(Object(row), 'id'))).size).toBe(2345);
});

test('more tariffs than the backend answers at once are all read', async () => {
  await backend.engine.sql(`
    truncate public.tariffs;
    insert into public.tariffs (key, value, unit, valid_from, source)
      select 'test_' || n % 3, n, 'EGP', date '2020-01-01' + n, 'Test' from generate_series(1, 2345) n;`);
  const rows = await allTariffs(backend.as.anonymous);
  const identity = (row: unknown) =>
    `${Reflect.get(Object(row), 'key')} ${Reflect.get(Object(row), 'valid_from')}`;
  expect(rows).toHaveLength(2345);
  expect(new Set(rows.map(identity)).size).toBe(2345);
});
