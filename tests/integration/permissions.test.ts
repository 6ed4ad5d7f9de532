/** Every table x every verb x every role: what each can do and, just as much, what it cannot. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Backend, type Role, roles, startBackend } from '../support/backend.ts';
import {
  leadRow,
  permissions,
  standingCar,
  standingLead,
  standingVisit,
  type TablePermissions,
  type Verb,
  verbs,
} from '../support/permissions.ts';
import { standingPerson } from '../support/permissions-desk.ts';
import { browserRow, standingBrowser, standingNews } from '../support/permissions-duty.ts';
import { catalogueRows, reportedPoint, requestRows, type Values } from '../support/rows.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
  await put('cars', { ...catalogueRows.cars, id: standingCar, model: 'Standing Car' });
  await put('charging_points', { ...catalogueRows.charging_points, id: reportedPoint, ocm_id: 9 });
  await put('visit_requests', {
    ...requestRows.visit_requests,
    id: standingVisit,
    user_id: backend.accounts.buyer.id,
  });
  await put('people', { id: standingPerson });
  await put('leads', { ...leadRow, id: standingLead, user_id: backend.accounts.buyer.id });
  await put('push_subscriptions', {
    ...browserRow,
    endpoint: `${browserRow.endpoint}0`,
    id: standingBrowser,
    user_id: backend.accounts.staff.id,
  });
  await put('desk_news', {
    ...permissions.desk_news?.row,
    id: standingNews,
    user_id: backend.accounts.staff.id,
  });
});

const tablesSchema = z.array(z.object({ name: z.string(), secured: z.boolean() }));

async function tables() {
  return tablesSchema.parse(
    await backend.engine.sql(`
      select relname as name, relrowsecurity as secured from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`),
  );
}

test('every table has row-level security on', async () => {
  const open = (await tables()).filter(({ secured }) => !secured);
  expect(open).toEqual([]);
});

test('every table has its row in the matrix of permissions', async () => {
  expect(Object.keys(permissions).sort()).toEqual((await tables()).map(({ name }) => name));
});

test('no view or materialised view goes round the policies', async () => {
  const views = await backend.engine.sql(`
    select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
      and not coalesce(reloptions @> '{security_invoker=true}', false)`);
  expect(views).toEqual([]);
});

function owned({ owner, row }: TablePermissions, person: string): Values {
  return owner ? { ...row, [owner]: person } : row;
}

/** Writes the row past all policies, as the database's owner. */
async function put(table: string, values: Values): Promise<void> {
  const columns = Object.keys(values);
  const marks = columns.map((_, index) => `$${index + 1}`);
  await backend.engine.sql(
    `insert into public.${table} (${columns.join(', ')}) values (${marks.join(', ')})`,
    Object.values(values).map((value) => (Array.isArray(value) ? JSON.stringify(value) : value)),
  );
}

async function stored(table: string, { key, row }: TablePermissions, person: string) {
  return backend.engine.sql(`select * from public.${table} where ${key} = $1`, [
    row[key] ?? person,
  ]);
}

type Attempt = { client: SupabaseClient; table: string; rules: TablePermissions; person: string };

/** Tries a verb through the public interface and tells, from the tables themselves, whether it took effect. */
async function tookEffect(verb: Verb, { client, table, rules, person }: Attempt): Promise<boolean> {
  const key = rules.row[rules.key] ?? person;
  const before = await stored(table, rules, person);
  if (verb === 'select') {
    const { data, error } = await client.from(table).select('*').eq(rules.key, key);
    return !error && data.length > 0;
  }
  const call = client.from(table);
  if (verb === 'insert') await call.insert(owned(rules, person));
  if (verb === 'update') await call.update(rules.change).eq(rules.key, key);
  if (verb === 'delete') await call.delete().eq(rules.key, key);
  const after = await stored(table, rules, person);
  if (verb !== 'update') return after.length !== before.length;
  return JSON.stringify(after) !== JSON.stringify(before);
}

describe.each(Object.entries(permissions))('%s', (table, rules) => {
  beforeEach(async () => {
    const { key, row, clear } = rules;
    const person = backend.accounts.buyer.id;
    if (clear) await backend.engine.sql(clear);
    else
      await backend.engine.sql(`delete from public.${table} where ${key} = $1`, [
        row[key] ?? person,
      ]);
  });

  const cases = roles.flatMap((role) => verbs.map((verb) => ({ role, verb })));
  test.each(cases)('$role $verb', async ({ role, verb }) => {
    const person = backend.accounts.buyer.id;
    if (verb !== 'insert') await put(table, owned(rules, person));
    const client: SupabaseClient = backend.as[role];
    const happened = await tookEffect(verb, { client, table, rules, person });
    expect(happened).toBe(rules.can[role].includes(verb));
  });

  if (rules.owner) {
    test('nobody can give a row of theirs to another', async () => {
      const person = backend.accounts.buyer.id;
      await put(table, owned(rules, person));
      const given: Role[] = ['buyer', 'staff'];
      for (const role of given) {
        const client: SupabaseClient = backend.as[role];
        await client
          .from(table)
          .update({ [rules.owner ?? '']: backend.accounts.stranger.id })
          .eq(rules.key, rules.row[rules.key] ?? person);
      }
      const rows = await stored(table, rules, person);
      expect(rows).toMatchObject([{ [rules.owner ?? '']: person }]);
    });
  }
});
