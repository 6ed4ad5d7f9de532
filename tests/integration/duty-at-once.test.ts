/** Turns that are given at the same moment, on a PostgreSQL server: a database in memory has one connection. */
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Engine, openServer } from '../../scripts/stack/backend/embedded.ts';
import { signUp } from '../support/backend.ts';
import { anotherPhone } from '../support/desk.ts';
import { findPostgres, startPostgres } from '../support/postgres.ts';
import { requestRows } from '../support/rows.ts';

const programs = findPostgres();

describe.skipIf(!programs)('on a PostgreSQL server (skipped where none is installed)', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let engine: Engine;
  let sql: postgres.Sql;

  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    engine = await openServer(server.url);
    sql = postgres(server.url, { max: 16 });
    for (const name of ['amal', 'basem', 'carim']) {
      const { id } = await signUp(engine, { email: `${name}@example.com` });
      await sql`insert into public.user_roles (user_id, role) values (${id}, 'sales')`;
    }
    await sql`update public.desk_hours set opens = '00:00', closes = '24:00'`;
    await sql`update public.desk_settings set by_turn = true`;
  });

  afterAll(async () => {
    await sql?.end();
    await engine?.close();
    await server?.stop();
  });

  /** A request of somebody who has sent none before. */
  async function send() {
    const buyer = await signUp(engine, { email: `${randomUUID()}@example.com` });
    const phone_number = anotherPhone();
    const row = JSON.stringify({ ...requestRows.visit_requests, id: randomUUID(), phone_number });
    const columns = Object.keys(JSON.parse(row)).join(', ');
    await sql.unsafe(
      `insert into public.visit_requests (user_id, ${columns})
        select '${buyer.id}', ${columns} from jsonb_populate_record(null::public.visit_requests, $1::text::jsonb)`,
      [row],
    );
  }
  const sweep = () => sql`select public.sweep_desk()`;
  const shares = async () => {
    const rows = await sql`
      select count(*)::int as requests from public.leads where owner_id is not null group by owner_id`;
    return rows.map(({ requests }) => requests);
  };

  test('twelve requests at once, with sweeps between them, are shared alike', async () => {
    await Promise.all([...Array.from({ length: 12 }, send), sweep(), sweep()]);
    expect(await shares()).toEqual([4, 4, 4]);
    const [events] = await sql`select count(*)::int as given from public.lead_events`;
    expect(events).toEqual({ given: 12 });
  });

  test('requests that wait are dealt out once by three sweeps at once', async () => {
    await sql`update public.desk_settings set by_turn = false`;
    await Promise.all(Array.from({ length: 9 }, send));
    await sql`update public.desk_settings set by_turn = true`;
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await shares()).toEqual([7, 7, 7]);
    const [events] = await sql`select count(*)::int as given from public.lead_events`;
    expect(events).toEqual({ given: 21 });
  });

  test('what nobody answers goes on once, while others answer and a colleague is removed', async () => {
    await sql`update public.lead_turns set given_at = given_at - interval '31 minutes'`;
    const members = await sql`select user_id from public.user_roles order by granted_at`;
    const open = await sql`select kind, id, version from public.leads order by id limit 7`;
    await Promise.all([
      sweep(),
      ...open.map(({ kind, id, version }) =>
        sql.begin(async (step) => {
          await step`select set_config('request.jwt.claim.sub', ${members[1]?.user_id}, true)`;
          await step`select public.desk_act(${kind}, ${id}, ${randomUUID()}, 'taken', '{}', ${version})`;
        }),
      ),
      sweep(),
      sql`delete from public.user_roles where user_id = ${members[0]?.user_id}`,
      sweep(),
    ]);
    // What somebody was acting on is passed over until the next minute.
    await sweep();
    const twice = await sql`
      select request_id from public.lead_events where detail ->> 'by' = 'late'
      group by request_id having count(*) > 1`;
    expect([...twice]).toEqual([]);
    const lost = await sql`
      select l.id from public.leads l left join public.user_roles r on r.user_id = l.owner_id
      where l.status = 'new' and r.user_id is null`;
    expect([...lost]).toEqual([]);
  });
});
