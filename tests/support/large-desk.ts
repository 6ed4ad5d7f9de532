/** A desk with many requests: on a PostgreSQL server where one is installed, otherwise on the backend of all tests. */
import type { Json } from '#data/database.types.ts';
import { type Engine, openServer } from '../../scripts/stack/backend/embedded.ts';
import { type Account, type Backend, signUp, startBackend } from './backend.ts';
import { manyLeads, seedManyLeads } from './many-leads.ts';
import { findPostgres, startPostgres } from './postgres.ts';

type Sql = Engine['sql'];
type Desk = { sql: Sql; accounts: Backend['accounts']; name: string; stop: () => Promise<void> };

async function onServer(programs: string): Promise<Desk> {
  const server = await startPostgres(programs);
  // One connection: what is asked about the rows that were read is about the questions before it.
  const engine = await openServer(server.url, 1);
  const person = (email: string, name: string): Promise<Account> => signUp(engine, { email, name });
  const accounts = {
    buyer: await person('buyer@example.com', 'Buyer'),
    stranger: await person('stranger@example.com', 'Stranger'),
    staff: await person('staff@example.com', 'Sales Team'),
  };
  await engine.sql(
    `insert into public.user_roles (user_id, role) values ('${accounts.staff.id}', 'staff')`,
  );
  const [version] = await engine.sql('show server_version');
  const stop = async () => {
    await engine.close();
    await server.stop();
  };
  return { sql: engine.sql, accounts, name: `PostgreSQL ${version?.server_version}`, stop };
}

async function embedded(): Promise<Desk> {
  const { engine, accounts } = await startBackend();
  return { sql: engine.sql, accounts, name: 'the embedded database', stop: () => engine.close() };
}

/** The value as SQL writes it. */
function literal(value: Json): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return `${value}`;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}

/** Starts it filled, which takes a minute. */
export async function startLargeDesk() {
  const programs = findPostgres();
  const { sql, accounts, name, stop } = programs ? await onServer(programs) : await embedded();
  await seedManyLeads(sql, accounts);
  await sql('vacuum analyze');
  /** Calls a function of the database as the member of the team does. */
  const ask = async (called: string, args: Record<string, Json> = {}): Promise<void> => {
    const named = Object.entries(args).map(([key, value]) => `${key} => ${literal(value)}`);
    try {
      await sql(`
        begin;
        select set_config('request.jwt.claim.sub', '${accounts.staff.id}', true);
        set local role authenticated;
        select public.${called}(${named.join(', ')});
        commit`);
    } catch (error) {
      await sql('rollback');
      throw error;
    }
  };
  return { sql, ask, name: `${manyLeads} requests on ${name}`, stop };
}
