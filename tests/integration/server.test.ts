/**
 * The same migrations on a real PostgreSQL server; skipped on a machine without one. All other files use a database in
 * memory.
 */
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Engine, keys, openServer } from '../../scripts/stack/backend/embedded.ts';
import { type Account, clientOf, signUp } from '../support/backend.ts';
import { permissions } from '../support/permissions.ts';
import { findPostgres, startPostgres } from '../support/postgres.ts';
import { catalogueRows, requestRows } from '../support/rows.ts';

const programs = findPostgres();

describe.skipIf(!programs)('on a PostgreSQL server (skipped where none is installed)', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let engine: Engine;
  let buyer: Account;
  let stranger: Account;

  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    engine = await openServer(server.url);
    buyer = await signUp(engine, {
      email: 'buyer@example.com',
      name: 'Buyer',
      phone: '01012345678',
    });
    stranger = await signUp(engine, { email: 'stranger@example.com', name: 'Stranger' });
  });

  afterAll(async () => {
    await engine?.close();
    await server?.stop();
  });

  const as = (account?: Account) => clientOf(engine, keys.publishable, account?.token);

  test('every table has row-level security on', async () => {
    const rows = await engine.sql(`
      select count(*)::int as tables, count(*) filter (where relrowsecurity)::int as secured
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`);
    const tables = Object.keys(permissions).length;
    expect(rows).toEqual([{ tables, secured: tables }]);
  });

  test('a person who signs up has a profile with what they gave', async () => {
    const { data } = await as(buyer).from('profiles').select('name, phone').single();
    expect(data).toEqual({ name: 'Buyer', phone: '01012345678' });
  });

  test('a request is stored for its sender and hidden from others', async () => {
    const sent = await as(buyer).from('visit_requests').insert(requestRows.visit_requests).select();
    expect(sent.data).toMatchObject([{ user_id: buyer.id, status: 'new' }]);
    expect((await as(stranger).from('visit_requests').select('id')).data).toEqual([]);
    expect((await as().from('visit_requests').select('id')).data ?? []).toEqual([]);
    const notified = await as(buyer)
      .from('insurance_requests')
      .insert({ ...requestRows.insurance_requests, notified_at: '2026-01-01T00:00:00Z' });
    expect(notified.error).toMatchObject({ code: '42501' });
  });

  test('of managers who remove, demote or delete each other at the same moment, one stays', async () => {
    const role = (id: string) => [
      `insert into public.user_roles (user_id, role) values ('${id}', 'manager')
        on conflict (user_id) do update set role = 'manager'`,
    ];
    const ways: [string, (of: Account) => string][] = [
      ['remove', ({ email }) => `select public.remove_staff('${email}')`],
      ['demote', ({ email }) => `select public.invite_staff('${email}', 'sales')`],
      ['past the functions', ({ id }) => `delete from public.user_roles where user_id = '${id}'`],
      ['delete', ({ id }) => `select public.delete_account('${id}')`],
    ];
    let [one, other] = [buyer, stranger];
    for (const [way, sql] of ways) {
      if (way === 'delete') {
        [one, other] = await Promise.all([
          signUp(engine, { email: 'first@example.com' }),
          signUp(engine, { email: 'second@example.com' }),
        ]);
      }
      await engine.sql([...role(one.id), ...role(other.id)].join(';'));
      await engine.sql(
        `delete from public.user_roles where user_id not in ('${one.id}', '${other.id}')`,
      );
      const connections = [one, other].map(() => postgres(server.url, { max: 1 }));
      const answers = await Promise.allSettled(
        connections.map((connection, turn) => {
          const [actor, of] = turn === 0 ? [one, other] : [other, one];
          return connection.begin(async (step) => {
            await step.unsafe(`select set_config('request.jwt.claim.sub', '${actor.id}', true)`);
            await step.unsafe(sql(of));
            // Both have changed something before either is at its end.
            await pause(50);
          });
        }),
      );
      await Promise.all(connections.map((connection) => connection.end()));
      expect([way, answers.map(({ status }) => status).sort()]).toEqual([
        way,
        ['fulfilled', 'rejected'],
      ]);
      const left = await engine.sql("select 1 from public.user_roles where role <> 'sales'");
      expect([way, left.length]).toEqual([way, 1]);
    }
    await engine.sql(`
      set session_replication_role = replica;
      delete from public.user_roles;
      set session_replication_role = origin;`);
  });

  test('functions that claim mails at the same moment never claim the same', async () => {
    const rows = Array.from({ length: 20 }, () => ({
      ...requestRows.insurance_requests,
      id: crypto.randomUUID(),
    }));
    expect((await as(buyer).from('insurance_requests').insert(rows)).error).toBeNull();
    await engine.sql("update public.notifications set due_at = now() - interval '1 minute'");
    const instances = Array.from({ length: 8 }, () => postgres(server.url, { max: 1 }));
    const claims = await Promise.all(
      instances.map(
        (instance) => instance`select public.claim_due_notifications(10)::text as claimed`,
      ),
    );
    await Promise.all(instances.map((instance) => instance.end()));
    const claimSchema = z.object({ request_id: z.string(), audience: z.string() });
    const claimed = claims.flatMap((answer) =>
      z.array(claimSchema).parse(JSON.parse(String(answer[0]?.claimed))),
    );
    const names = claimed.map(({ request_id, audience }) => `${audience} ${request_id}`);
    // Two mails for each of these requests, and for the one that the test before sent.
    expect(names).toHaveLength(42);
    expect(new Set(names).size).toBe(42);
  });

  test('limits hold', async () => {
    const { error } = await as(buyer)
      .from('charger_requests')
      .insert({ ...requestRows.charger_requests, location: ' ' });
    expect(error?.message).toContain('charger_requests_location_plain');
  });

  test('staff manage the catalogue, others do not, and visitors hear of the change', async () => {
    const since = new Date(Date.now() - 60_000).toISOString();
    expect((await as(stranger).from('cars').insert(catalogueRows.cars)).error).not.toBeNull();
    const role = { user_id: stranger.id, role: 'staff' };
    expect((await clientOf(engine, keys.secret).from('user_roles').insert(role)).error).toBeNull();
    expect((await as(stranger).from('cars').insert(catalogueRows.cars)).error).toBeNull();
    const { data } = await as().rpc('catalogue_changes', { since });
    expect(data).toMatchObject({
      complete: true,
      cars: [{ model: 'Test Car', price_egp: 1_500_000 }],
    });
  });

  test('a change that was not yet committed when visitors asked is in the next answer', async () => {
    const asOf = z.object({ as_of: z.string() });
    const changes = async (since: string) => (await as().rpc('catalogue_changes', { since })).data;
    const writer = postgres(server.url, { max: 1 });
    let first = { as_of: '' };
    await writer.begin(async (transaction) => {
      await transaction`insert into public.chargers (model, category) values ('Slow', 'Home')`;
      await pause(100);
      first = asOf.parse(await changes(new Date().toISOString()));
    });
    await writer.end();
    expect(await changes(first.as_of)).toMatchObject({ chargers: [{ model: 'Slow' }] });
  });

  test('requests that one person sends at the same moment are counted one after the other', async () => {
    const sent = await Promise.all(
      Array.from({ length: 30 }, () =>
        as(stranger)
          .from('car_requests')
          .insert({ ...requestRows.car_requests, id: crypto.randomUUID() }),
      ),
    );
    expect(sent.filter(({ error }) => error === null)).toHaveLength(20);
    expect(sent.filter(({ error }) => error?.code === 'PT429')).toHaveLength(10);
  });
});
