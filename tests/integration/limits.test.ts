/** The limits that the forms state, asked of the database itself: a request sent past a form is refused all the same. */
import { beforeAll, describe, expect, test } from 'vitest';
import { type Backend, startBackend } from '../support/backend.ts';
import { catalogueLimits, countedLimits, requestLimits } from '../support/limits.ts';
import { deskLimits } from '../support/limits-desk.ts';
import { pointWorkLimits } from '../support/limits-points.ts';
import {
  catalogueRows,
  countedRows,
  deskRows,
  pointWorkRows,
  reportedPoint,
  requestRows,
  type Values,
} from '../support/rows.ts';
import type { Trials } from '../support/trials.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
  await backend.engine.sql(
    "insert into public.charging_points (id, name, lat, lon, source) values ($1, 'Reported', 30, 31, 'Us')",
    [reportedPoint],
  );
});

const limits: Record<string, Trials> = {
  ...catalogueLimits,
  ...requestLimits,
  ...countedLimits,
  ...deskLimits,
  ...pointWorkLimits,
};
const rows: Record<string, Values> = {
  ...catalogueRows,
  ...requestRows,
  ...countedRows,
  ...deskRows,
  ...pointWorkRows,
};

/** Stores the row and takes it back; the code of the refusal, or 'stored'. */
async function attempt(table: string, values: Values): Promise<string> {
  const person = table in requestRows ? { user_id: backend.accounts.buyer.id } : {};
  const whole: Values = { ...values, ...person };
  const columns = Object.keys(whole);
  const marks = columns.map((_, index) => `$${index + 1}`).join(', ');
  const sent = Object.values(whole).map((one) => (Array.isArray(one) ? JSON.stringify(one) : one));
  await backend.engine.sql('begin');
  try {
    await backend.engine.sql(
      `insert into public.${table} (${columns.join(', ')}) values (${marks})`,
      sent,
    );
    return 'stored';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  } finally {
    await backend.engine.sql('rollback');
  }
}

/** 23502: missing. 23514: a check refused it. 22P02, 22007: not even of the type. */
const refusals = ['23502', '23514'];

describe.each(Object.entries(limits))('%s', (table, trials) => {
  test('accepts its example', async () => {
    expect(await attempt(table, rows[table] ?? {})).toBe('stored');
  });

  test.each(Object.entries(trials))('%s', async (column, { good, bad }) => {
    for (const value of good) {
      expect([value, await attempt(table, { ...rows[table], [column]: value })]).toEqual([
        value,
        'stored',
      ]);
    }
    for (const value of bad) {
      const outcome = await attempt(table, { ...rows[table], [column]: value });
      expect(refusals, `${column} = ${JSON.stringify(value)}: ${outcome}`).toContain(outcome);
    }
  });
});

// The tables named are written by triggers and functions alone, of what was checked before. So is the brand's id of a car.
test('every text, number and choice of a table is among the trials', async () => {
  const checked = ['text', 'integer', 'numeric', 'jsonb'];
  const untested = await backend.engine.sql(
    `select table_name || '.' || column_name as column from information_schema.columns
     where table_schema = 'public' and data_type = any($1)
       and table_name <> all(array[
         'user_roles', 'profiles', 'favorites', 'catalogue_withdrawals', 'notifications', 'staff_invitations',
        'leads', 'lead_events', 'visits', 'visit_proposals', 'price_history', 'person_data_log', 'catalogue_batches',
        'catalogue_events', 'person_merges', 'desk_exports', 'desk_views', 'desk_settings', 'desk_hours', 'desk_holidays',
        'lead_turns', 'desk_alerts', 'desk_news', 'push_subscriptions', 'push_deliveries', 'team_events',
        'weekly_reports'
       ])
       and (table_name, column_name) <> ('cars', 'brand_id')
       and table_name || '.' || column_name <> all($2)`,
    [
      checked,
      Object.entries(limits).flatMap(([table, trials]) =>
        Object.keys(trials).map((column) => `${table}.${column}`),
      ),
    ],
  );
  expect(untested).toEqual([]);
});

test.each(['cars', 'chargers'])('a price of %s is dated tomorrow at the latest', async (table) => {
  const days = await backend.engine.sql(
    "select ((now() at time zone 'Africa/Cairo')::date + n)::text as day from generate_series(1, 2) n",
  );
  const outcomes: string[] = [];
  for (const { day } of days) {
    outcomes.push(await attempt(table, { ...rows[table], price_verified_on: String(day) }));
  }
  expect(outcomes).toEqual(['stored', '23514']);
});

test.each(['cars', 'chargers'])(
  'a confirmed or reported price of %s needs source and day',
  async (table) => {
    for (const price_standing of ['confirmed', 'reported']) {
      for (const missing of ['price_source', 'price_verified_on']) {
        expect(await attempt(table, { ...rows[table], price_standing, [missing]: null })).toBe(
          '23514',
        );
      }
    }
    const level = { price_standing: 'level', price_source: null, price_verified_on: null };
    expect(await attempt(table, { ...rows[table], ...level })).toBe('stored');
  },
);

test('a journey between cities needs its destination, and only then', async () => {
  const row = requestRows.car_requests;
  expect(await attempt('car_requests', { ...row, travel_destination: null })).toBe('23514');
  expect(
    await attempt('car_requests', {
      ...row,
      travel_between_cities: false,
      travel_destination: null,
    }),
  ).toBe('stored');
});

test('a battery car has no combined range, and the combined range is never the shorter', async () => {
  const row = { ...catalogueRows.cars, powertrain: 'BEV', ev_range_km: null };
  expect(await attempt('cars', row)).toBe('23514');
  expect(await attempt('cars', { ...row, combined_range_km: null })).toBe('stored');
});

test('two brands cannot share a name, whatever the letter case and the blanks', async () => {
  await backend.engine.sql("insert into public.brands (id, name_en) values ('one', 'Nile')");
  expect(await attempt('brands', { id: 'two', name_en: 'NILE' })).toBe('23505');
  expect(await attempt('brands', { id: 'two', name_en: ' Nile ' })).toBe('23505');
  await backend.engine.sql("insert into public.brands (id, name_en) values ('three', 'Nile Cars')");
  expect(await attempt('brands', { id: 'four', name_en: 'nile  cars' })).toBe('23505');
});

test('a refusal reaches the sender, named by its rule', async () => {
  const { error } = await backend.as.buyer.from('insurance_requests').insert({
    ...requestRows.insurance_requests,
    phone: 'call me',
  });
  expect(error?.message).toContain('insurance_requests_phone_plausible');
});
