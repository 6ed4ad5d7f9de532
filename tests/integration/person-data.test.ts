/** What managers export and delete of a person, and the log of it. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { deletePerson, exportPerson, readPersonLog } from '#data/person-data.ts';
import { keys } from '../../scripts/stack/backend/embedded.ts';
import { type Account, type Backend, clientOf, signUp, startBackend } from '../support/backend.ts';
import { deskOf } from '../support/desk.ts';
import { catalogueRows, requestRows } from '../support/rows.ts';

let backend: Backend;
let person: Account;
let count = 0;

beforeEach(async () => {
  backend ??= await startBackend();
  count += 1;
  person = await signUp(backend.engine, { email: `leaver-${count}@example.com`, name: 'Leaver' });
  await sendAll(person);
});

afterAll(() => backend.engine.close());

/** Requests of every kind, with the team's note on one of them, and a favourite. */
async function sendAll({ id, token }: Account): Promise<void> {
  const service: SupabaseClient = backend.as.service;
  for (const [table, row] of Object.entries(requestRows)) {
    const request = crypto.randomUUID();
    const { error } = await service.from(table).insert({ ...row, user_id: id, id: request });
    expect(error).toBeNull();
    if (table === 'visit_requests') {
      await deskOf(backend).act(request, 'note', { detail: { text: 'Wants white' } });
    }
  }
  await clientOf(backend.engine, keys.publishable, token)
    .from('favorites')
    .insert({ item_type: 'car', item_id: catalogueRows.cars.id });
}

const exists = async ({ id }: Account) =>
  (await backend.engine.sql('select 1 from auth.users where id = $1', [id])).length === 1;

test('a manager exports all that is kept of a person, the notes of the team included', async () => {
  const data = await exportPerson(backend.as.staff, person.id);
  const [row] = [{ user_id: person.id }];
  expect(data).toMatchObject({
    account: { id: person.id, email: person.email },
    profile: { name: 'Leaver' },
    favorites: [row],
    car_requests: [row],
    charger_requests: [row],
    visit_requests: [row],
    insurance_requests: [row],
    financing_requests: [row],
    history: [{ action: 'note', detail: { text: 'Wants white' } }],
  });
  expect(JSON.stringify(data)).not.toContain(backend.accounts.buyer.id);
});

test('every table that names people is in the export', async () => {
  const tables = await backend.engine.sql(`
    select distinct c.conrelid::regclass::text as name
    from pg_constraint c where c.contype = 'f' and c.confrelid = 'auth.users'::regclass
      and c.connamespace = 'public'::regnamespace`);
  const kept: Record<string, string> = { notifications: 'mails', lead_events: 'history' };
  // The queue repeats requests; the rest names the team, which does not leave this way.
  const elsewhere = [
    'leads',
    'people',
    'desk_views',
    'desk_targets',
    'user_roles',
    'staff_invitations',
    'charging_point_reports',
    'charging_point_imports',
    'catalogue_batches',
    'catalogue_events',
    'desk_alerts',
    'desk_news',
    'lead_turns',
    'member_days_off',
    'member_duty',
    'push_subscriptions',
  ];
  const data = await exportPerson(backend.as.staff, person.id);
  const missing = tables
    .map(({ name }) => String(name))
    .filter((name) => !elsewhere.includes(name) && !((kept[name] ?? name) in (data ?? {})));
  expect(missing.filter((name) => name !== 'profiles')).toEqual([]);
});

test('a manager deletes a person with all that is theirs; a repeat finds nobody', async () => {
  expect(await deletePerson(backend.as.staff, person.id)).toBe(true);
  expect(await exists(person)).toBe(false);
  const left = await backend.engine.sql('select 1 from public.leads where user_id = $1', [
    person.id,
  ]);
  expect(left).toEqual([]);
  expect(await deletePerson(backend.as.staff, person.id)).toBe(false);
  expect(await exportPerson(backend.as.staff, person.id)).toBeNull();
  expect(await exists(backend.accounts.buyer)).toBe(true);
});

test('nobody of the team is deleted this way, not even by themselves', async () => {
  await expect(deletePerson(backend.as.staff, backend.accounts.staff.id)).rejects.toMatchObject({
    kind: 'invalid',
  });
  expect(await exists(backend.accounts.staff)).toBe(true);
});

test('the log says who did what and when, without saying of whom in words', async () => {
  const before = (await readPersonLog(backend.as.staff)).length;
  await exportPerson(backend.as.staff, person.id);
  await deletePerson(backend.as.staff, person.id);
  await deletePerson(backend.as.staff, person.id);
  const log = await readPersonLog(backend.as.staff);
  expect(log).toHaveLength(before + 2);
  expect(log.slice(0, 2)).toMatchObject([
    { action: 'deleted', actor: 'Sales Team', account_id: person.id },
    { action: 'exported', actor: 'Sales Team', account_id: person.id },
  ]);
  const stored = JSON.stringify(await backend.engine.sql('select * from public.person_data_log'));
  expect(stored).not.toMatch(/Leaver|leaver|0101/);
  const table = () => backend.as.service.from('person_data_log');
  expect((await table().update({ action: 'exported' }).gt('id', 0)).error).not.toBeNull();
  expect((await table().delete().gt('id', 0)).error).not.toBeNull();
  await expect(backend.engine.sql('delete from public.person_data_log')).rejects.toThrow(
    /rewritten/,
  );
});

test.each(['anonymous', 'buyer', 'sales'] as const)('%s is refused', async (role) => {
  if (role === 'sales') {
    await backend.as.staff.rpc('invite_staff', {
      to_email: backend.accounts.stranger.email,
      to_role: 'sales',
    });
  }
  const client = role === 'sales' ? backend.as.stranger : backend.as[role];
  const answers = await Promise.all([
    client.rpc('export_person_data', { person: person.id }),
    client.rpc('delete_person_data', { person: person.id }),
    client.rpc('person_data_history', {}),
  ]);
  for (const answer of answers) expect(answer).toMatchObject({ error: { code: '42501' } });
  expect(await exists(person)).toBe(true);
});
