/** What a person with an account learns about how many rows others have: nothing, not even an estimate. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { keys } from '../../scripts/stack/backend/embedded.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { requestRows } from '../support/rows.ts';

let backend: Backend;

/** One row of each table, and the column in which copies of it differ. */
const copied: Record<string, { row: object; key: string }> = {
  ...Object.fromEntries(
    Object.entries(requestRows).map(([table, row]) => [table, { row, key: 'id' }]),
  ),
  favorites: { row: { item_type: 'car' }, key: 'item_id' },
  notifications: {
    row: { kind: 'visit_request', audience: 'sales', due_at: '2026-01-01' },
    key: 'request_id',
  },
  visits: { row: { state: 'asked', day: '2026-01-01', slot: '09:00' }, key: 'request_id' },
};
const owned = Object.keys(copied);

/** Tables of which the team reads more than others, with the columns of 1,001 rows that a buyer may not see. */
const hidden: Record<string, string> = {
  page_views: "(path) select '/cars'",
  brands: "(id, name_en, published) select 'draft-' || g, 'Draft ' || g, false",
  cars: "(brand, model, published) select 'BYD', 'Draft', false",
  chargers: "(model, category, published) select 'Draft', 'Home', false",
  charging_points: "(name, lat, lon, source, published) select 'Draft', 30, 31, 'Us', false",
  price_history:
    "(item_type, item_id, changed_at, price_egp) select 'car', 'aaaaaaaa-0000-4000-8000-000000000099', now() + g * interval '1 s', 7",
  message_templates:
    "(id, purpose, position, name_en, name_ar, text_en, text_ar) select gen_random_uuid(), 'price', 7, 'a', 'b', 'c', 'd'",
  close_reasons: "(id, position, text_en, text_ar) select 'reason-' || g, 7, 'a', 'b'",
};
const tables = [...owned, ...Object.keys(hidden)];

beforeAll(async () => {
  backend = await startBackend();
  const person = backend.accounts.stranger.id;
  // The triggers that guard single requests would take a minute over these.
  await backend.engine.sql('set session_replication_role = replica');
  for (const [table, { row, key }] of Object.entries(copied)) {
    const { id: _, ...rest } = { id: '', ...row, user_id: person };
    const columns = Object.keys(rest).join(', ');
    await backend.engine.sql(
      `insert into public.${table} (${key}, ${columns}) select gen_random_uuid(), ${columns}
       from (select ${columns} from jsonb_populate_record(null::public.${table}, $1)) r, generate_series(1, 1001)`,
      [JSON.stringify(rest)],
    );
  }
  for (const [table, values] of Object.entries(hidden)) {
    await backend.engine.sql(
      `insert into public.${table} ${values} from generate_series(1, 1001) g`,
    );
  }
  await backend.engine.sql('set session_replication_role = origin');
});

afterAll(() => backend.engine.close());

test('every table of which the team reads more is tried here', async () => {
  const rows = await backend.engine.sql(`
    select distinct tablename from pg_policies
    where schemaname = 'public' and cmd in ('SELECT', 'ALL') and qual ~ 'is_(staff|manager)'`);
  for (const { tablename } of rows) expect(tables).toContain(tablename);
  expect(rows.length).toBeGreaterThan(6);
});

const planSchema = z.tuple([
  z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })]) }),
]);

/** How many rows the planner expects for the buyer. */
async function expectedRows(table: string, filter: string): Promise<number> {
  await backend.engine.sql('begin');
  try {
    await backend.engine.sql(`
      select set_config('request.jwt.claim.sub', '${backend.accounts.buyer.id}', true);
      set local role authenticated;`);
    const rows = await backend.engine.sql(
      `explain (format json) select * from public.${table} ${filter}`,
    );
    return planSchema.parse(rows)[0]['QUERY PLAN'][0].Plan['Plan Rows'];
  } finally {
    await backend.engine.sql('rollback');
  }
}

describe.each(['before', 'after'])('%s the planner has statistics', (moment) => {
  beforeAll(async () => {
    for (const table of tables) {
      if (moment === 'after') await backend.engine.sql(`analyze public.${table}`);
    }
  });

  test.each(tables)('it expects one row of %s for whoever has none', async (table) => {
    expect(await expectedRows(table, '')).toBe(1);
  });

  test.each([
    ['cars', "brand = 'BYD'"],
    ['cars', 'not published'],
    ['chargers', "category = 'Home'"],
    ['charging_points', "name = 'Draft'"],
    ['brands', 'not published'],
    ['price_history', "item_id = 'aaaaaaaa-0000-4000-8000-000000000099'"],
    ['price_history', 'price_egp = 7'],
    ['message_templates', 'position = 7'],
    ['close_reasons', 'position = 7'],
  ])('of %s it expects one row where %s', async (table, filter) => {
    expect(await expectedRows(table, `where ${filter}`)).toBe(1);
  });

  test.each(owned)('a filter by another person gives nothing away about %s', async (table) => {
    const { stranger, buyer } = backend.accounts;
    expect(await expectedRows(table, `where user_id = '${stranger.id}'`)).toBe(1);
    expect(await expectedRows(table, `where user_id <> '${buyer.id}'`)).toBe(1);
  });

  test.each(owned)('a filter by what all rows hold gives nothing away about %s', async (table) => {
    for (const [column, value] of Object.entries(copied[table]?.row ?? {})) {
      if (column === 'id') continue;
      expect([column, await expectedRows(table, `where ${column} = '${value}'`)]).toEqual([
        column,
        1,
      ]);
    }
  });
});

test.each(tables)('counts of %s, whether exact or not, are of own rows', async (table) => {
  const buyer: SupabaseClient = backend.as.buyer;
  for (const count of ['planned', 'estimated', 'exact'] as const) {
    const answer = await buyer.from(table).select('*', { count, head: true });
    expect(answer.error).toBeNull();
    expect(answer.count, count).toBeLessThanOrEqual(1);
  }
});

test('the plan itself is not for people', async () => {
  const headers = {
    apikey: keys.publishable,
    authorization: `Bearer ${backend.accounts.buyer.token}`,
    accept: 'application/vnd.pgrst.plan+json',
  };
  const asked = new Request('http://backend.test/rest/v1/car_requests', { headers });
  expect((await backend.engine.app.fetch(asked)).status).toBe(406);
});
