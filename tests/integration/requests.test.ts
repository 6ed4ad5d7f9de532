/** What people, staff and functions may write into a request, column by column. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Backend, startBackend } from '../support/backend.ts';
import { requestRows, type Values } from '../support/rows.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});

describe.each(Object.entries<Values>(requestRows))('%s', (table, row) => {
  beforeEach(async () => {
    await backend.engine.sql(`delete from public.${table}`);
  });

  const as = (role: 'buyer' | 'staff' | 'service'): SupabaseClient => backend.as[role];
  const stored = () => backend.engine.sql(`select * from public.${table}`);

  test('belongs to the one who sends it, even when they do not say so', async () => {
    const { data, error } = await as('buyer').from(table).insert(row).select().single();
    expect(error).toBeNull();
    expect(data).toMatchObject({
      user_id: backend.accounts.buyer.id,
      status: 'new',
      notified_at: null,
    });
  });

  test('cannot be sent in the name of another', async () => {
    const { error } = await as('buyer')
      .from(table)
      .insert({ ...row, user_id: backend.accounts.stranger.id });
    expect(error).toMatchObject({ code: '42501' });
    expect(await stored()).toEqual([]);
  });

  test.each([{ status: 'done' }, { notified_at: '2026-01-01T00:00:00Z' }])(
    'cannot be sent with %o',
    async (claim) => {
      const { error } = await as('buyer')
        .from(table)
        .insert({ ...row, ...claim });
      expect(error).toMatchObject({ code: '42501' });
      expect(await stored()).toEqual([]);
    },
  );

  test('cannot be dated by the sender', async () => {
    await as('buyer')
      .from(table)
      .insert({ ...row, created_at: '2001-01-01T00:00:00Z' });
    const old = await backend.engine.sql(
      `select 1 from public.${table} where created_at < now() - interval '1 day'`,
    );
    expect(old).toEqual([]);
  });

  test('is stored once, however often it is sent', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const { error } = await as('buyer')
        .from(table)
        .upsert(row, { onConflict: 'id', ignoreDuplicates: true });
      expect(error).toBeNull();
    }
    expect(await stored()).toHaveLength(1);
  });

  test('is not replaced by another request under the same id', async () => {
    await as('buyer').from(table).insert(row);
    const client: SupabaseClient = backend.as.stranger;
    await client.from(table).upsert({ ...row, status: 'cancelled' }, { onConflict: 'id' });
    expect(await stored()).toMatchObject([{ user_id: backend.accounts.buyer.id, status: 'new' }]);
  });

  test('under an id that another person used is refused or ignored, and shows nothing of theirs', async () => {
    await as('buyer').from(table).insert(row);
    const client: SupabaseClient = backend.as.stranger;
    const again = await client
      .from(table)
      .upsert(row, { onConflict: 'id', ignoreDuplicates: true })
      .select();
    expect(again.data ?? []).toEqual([]);
    const second = await client.from(table).insert(row).select();
    expect(second.data).toBeNull();
    expect(JSON.stringify(second.error)).not.toContain(backend.accounts.buyer.id);
    expect(await stored()).toMatchObject([{ user_id: backend.accounts.buyer.id }]);
  });

  test('is neither read nor changed in its table by staff', async () => {
    await as('buyer').from(table).insert(row);
    expect((await as('staff').from(table).select('id')).data).toEqual([]);
    for (const change of [
      { status: 'done' },
      { notified_at: '2026-01-01T00:00:00Z' },
      { created_at: '2026-01-01T00:00:00Z' },
      { id: 'cccccccc-0000-4000-8000-000000000001' },
    ]) {
      await as('staff').from(table).update(change).eq('id', row.id);
    }
    expect(await stored()).toMatchObject([{ id: row.id, status: 'new', notified_at: null }]);
  });

  test('is marked as notified by functions alone', async () => {
    await as('buyer').from(table).insert(row);
    const { error } = await as('service')
      .from(table)
      .update({ notified_at: '2026-11-20T10:00:00Z' })
      .eq('id', row.id)
      .is('notified_at', null);
    expect(error).toBeNull();
    const marked = await backend.engine.sql(
      `select 1 from public.${table} where notified_at is not null`,
    );
    expect(marked).toHaveLength(1);
  });

  test('goes when the account goes', async () => {
    await backend.engine.sql(`
      insert into auth.users (id, email) values ('dddddddd-0000-4000-8000-000000000001', 'gone@example.com')`);
    await as('service')
      .from(table)
      .insert({ ...row, user_id: 'dddddddd-0000-4000-8000-000000000001' });
    expect(await stored()).toHaveLength(1);
    await backend.engine.sql("delete from auth.users where email = 'gone@example.com'");
    expect(await stored()).toEqual([]);
  });
});

test('a visit today must still lie ahead in Cairo', async () => {
  const row = requestRows.visit_requests;
  const trial = async (day: string, slot: string) => {
    await backend.engine.sql('delete from public.visit_requests');
    const { error } = await backend.as.buyer
      .from('visit_requests')
      .insert({ ...row, visit_date: day, visit_time: slot });
    return error ? error.message : 'stored';
  };
  const hour = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Africa/Cairo',
    hour: '2-digit',
    hour12: false,
  });
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' });
  const now = new Date();
  const started = Number(hour.format(now)) % 24;
  const slot = (at: number) => `${String(at).padStart(2, '0')}:00`;
  if (started >= 9)
    expect(await trial(today.format(now), slot(Math.min(started, 18)))).toContain('Cairo time');
  // Not in the last minute of an hour, when the next slot may begin while the test runs.
  if (started < 18 && now.getMinutes() < 59) {
    expect(await trial(today.format(now), slot(Math.max(started + 1, 9)))).toBe('stored');
  }
  expect(await trial(today.format(now.getTime() - 86_400_000), '18:00')).toContain('Cairo time');
  expect(await trial(today.format(now.getTime() + 86_400_000), '09:00')).toBe('stored');
});

test('a visit that is stored can be sent again after its hour has passed', async () => {
  const row = requestRows.visit_requests;
  await backend.engine.sql('delete from public.visit_requests');
  await backend.as.buyer.from('visit_requests').insert(row);
  await backend.engine.sql("update public.visit_requests set visit_date = '2026-01-01'");
  const { error } = await backend.as.buyer
    .from('visit_requests')
    .upsert({ ...row, visit_date: '2026-01-01' }, { onConflict: 'id', ignoreDuplicates: true });
  expect(error).toBeNull();
});
