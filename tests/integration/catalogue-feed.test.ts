/** Who changed what in the catalogue: written by triggers, with names, for the team alone. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { saveBatch } from '#data/catalogue-batches.ts';
import { addRow, changeRow, type EditedColumns, readEditedRow } from '#data/catalogue-edit.ts';
import { type CatalogueFeedQuery, readCatalogueFeed } from '#data/catalogue-feed.ts';
import { cairoDay } from '#domain/cairo.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { catalogueRows } from '../support/rows.ts';

let backend: Backend;
const { id: _, ...car } = catalogueRows.cars;
const [first, second] = [
  'aaaaaaaa-0000-4000-8000-000000000031',
  'aaaaaaaa-0000-4000-8000-000000000032',
];

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.engine.close());

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await backend.engine.sql(
    `delete from public.cars where id in ('${first}', '${second}');
     truncate public.catalogue_events, public.catalogue_batches`,
  );
  await backend.as.service.from('cars').insert([
    { ...car, id: first },
    { ...car, id: second, model: 'Other Car' },
  ]);
});

const feed = (asked: CatalogueFeedQuery = {}) => readCatalogueFeed(backend.as.staff, asked);

async function seen(id: string) {
  const row = await readEditedRow(backend.as.staff, 'cars', id);
  if (row === null) throw new Error('No such car');
  return row;
}

const change = async (columns: EditedColumns) =>
  changeRow(backend.as.staff, 'cars', await seen(first), columns);

test('the rows that a site begins with are no history', async () => {
  expect(await feed()).toEqual([]);
});

test('a price, a publishing and other columns are told apart, with who did it and both values', async () => {
  await change({
    price_egp: 1_600_000,
    price_verified_on: '2026-11-28',
    published: false,
    seats: 7,
  });
  const entries = await feed();
  const actor_id = backend.accounts.staff.id;
  const item = { type: 'car', id: first, name: 'Test Brand Test Car' };
  expect(entries.map(({ action, changes }) => [action, changes])).toEqual(
    expect.arrayContaining([
      [
        'price',
        { price_egp: [1_500_000, 1_600_000], price_verified_on: ['2026-11-20', '2026-11-28'] },
      ],
      ['changed', { seats: [5, 7] }],
      ['withdrawn', {}],
    ]),
  );
  expect(entries).toHaveLength(3);
  for (const entry of entries) {
    expect(entry).toMatchObject({ actor_id, count: 1, items: [item], batch: null });
    expect(entry.actor_name).not.toBeNull();
  }
});

test('what is added and removed stays told, and long values are cut', async () => {
  const { published: __, ...columns } = { ...car, published: true };
  await addRow(backend.as.staff, 'chargers', second, {
    model: 'Wall Box',
    category: 'Home',
    features: [],
  });
  await backend.as.staff.from('chargers').delete().eq('id', second);
  await change({ colors: Array.from({ length: 60 }, (___, index) => `Colour ${index}`) });
  const [changed, removed, added] = await feed();
  expect([added?.action, removed?.action]).toEqual(['added', 'removed']);
  expect(removed?.items).toEqual([{ type: 'charger', id: second, name: 'Wall Box' }]);
  expect(String(changed?.changes.colors?.[1])).toMatch(/^\["Colour 0".{380,}…$/);
  expect(columns.model).toBe('Test Car');
});

test('a batch is one entry, and each of its cars has its own part of it', async () => {
  const lines = await Promise.all(
    [first, second].map(async (id) => ({
      id,
      seen: (await seen(id)).updated_at,
      columns: { price_egp: 1_700_000, price_source: 'GB Auto' },
    })),
  );
  const origin = { kind: 'import', source: 'GB Auto', day: '2026-11-27' } as const;
  await saveBatch(backend.as.staff, 'cars', crypto.randomUUID(), lines, origin);
  expect(await feed()).toMatchObject([
    {
      action: 'batch',
      batch: 'import',
      count: 2,
      items: [{ id: first }, { id: second }],
      source: 'GB Auto',
      source_day: '2026-11-27',
      changes: {},
    },
  ]);
  expect(await feed({ item: first })).toMatchObject([
    { action: 'price', batch: 'import', changes: { price_egp: [1_500_000, 1_700_000] } },
  ]);
  await saveBatch(
    backend.as.staff,
    'cars',
    crypto.randomUUID(),
    [{ id: first, seen: (await seen(first)).updated_at, columns: { published: false } }],
    { kind: 'withdraw' },
  );
  expect((await feed())[0]).toMatchObject({ action: 'batch', batch: 'withdraw', count: 1 });
  // The next change is a single one again.
  await change({ seats: 6 });
  expect((await feed())[0]).toMatchObject({ action: 'changed', batch: null });
});

test('the feed is asked by day, by person and page by page', async () => {
  await change({ seats: 6 });
  await change({ seats: 7 });
  const [last, earlier] = await feed();
  expect(await feed({ before: last?.happened_at ?? '' })).toEqual([earlier]);
  expect(await feed({ day: cairoDay(new Date()) })).toHaveLength(2);
  expect(await feed({ day: '2026-01-01' })).toEqual([]);
  expect(await feed({ person: backend.accounts.staff.id })).toHaveLength(2);
  expect(await feed({ person: backend.accounts.buyer.id })).toEqual([]);
});

test('only the team reads it, and public prices name nobody', async () => {
  await change({ price_egp: 1_600_000 });
  for (const role of ['buyer', 'anonymous'] as const) {
    await expect(readCatalogueFeed(backend.as[role])).rejects.toMatchObject({ kind: 'forbidden' });
  }
  const { data } = await backend.as.anonymous
    .from('price_history')
    .select('*')
    .eq('item_id', first);
  expect(data).toHaveLength(2);
  expect(JSON.stringify(data)).not.toMatch(/actor|changed_by/);
});

test('the name of a colleague who left stays', async () => {
  await backend.engine.sql(
    `insert into auth.users (id, email) values ('cccccccc-0000-4000-8000-0000000000aa', 'left@example.com');
     insert into public.catalogue_events (actor_id, actor_name, item_type, item_id, item_name, action)
       values ('cccccccc-0000-4000-8000-0000000000aa', 'Left Colleague', 'car', '${first}', 'Test Car', 'changed');
     delete from auth.users where email = 'left@example.com'`,
  );
  expect(await feed()).toMatchObject([{ actor_id: null, actor_name: 'Left Colleague' }]);
});

test('a feed of many changes reads few of them', async () => {
  const { engine, accounts } = backend;
  await engine.sql(
    `insert into public.catalogue_events (happened_at, actor_name, item_type, item_id, item_name, action)
       select now() - g * interval '1 minute', 'Somebody', 'car', (g % 500)::text, 'Car', 'changed'
       from generate_series(1, 10000) g;
     analyze public.catalogue_events`,
  );
  for (const asked of ['', "item => '7'"]) {
    await engine.sql(
      `begin; select set_config('request.jwt.claim.sub', '${accounts.staff.id}', true);
       select public.catalogue_feed(${asked})`,
    );
    const [read] = await engine.sql(
      `select seq_tup_read + coalesce(idx_tup_fetch, 0) as rows from pg_stat_xact_user_tables
         where relname = 'catalogue_events'`,
    );
    await engine.sql('rollback');
    expect(Number(read?.rows)).toBeGreaterThan(0);
    expect(Number(read?.rows)).toBeLessThan(1000);
  }
});
