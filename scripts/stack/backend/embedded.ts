/** The product's database with its migrations: in memory, for tests and for deriving types, or on a real server. */
import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, InMemoryEmailDriver, setExperimental } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { storeInFolder } from './file-storage.ts';
import { keepCallsApart, rolesSql } from './hosted.ts';

setExperimental('storage', true);

const migrations = new URL('../../../supabase/migrations/', import.meta.url);

/** One row as the database gives it, before anything has parsed it. */
type RawRow = Record<string, unknown>;

/** A running database and the Supabase interface on top of it. */
export type Engine = ReturnType<typeof appOn> & {
  /** Runs SQL as the owner of the database, past all policies; several statements at once without values. */
  sql: (text: string, values?: unknown[]) => Promise<RawRow[]>;
};

/** An engine in memory, whose whole state can be saved as one file. */
export type EmbeddedEngine = Engine & { snapshot: () => Promise<Blob> };

/** Keys of the engines of this file only; they never leave the process. */
export const keys = {
  publishable: 'sb_publishable_only_for_this_process_00000000',
  secret: 'sb_secret_only_for_this_process_000000000000',
  jwt: 'a signing key for databases that live in memory only',
};

type Connection = ConstructorParameters<typeof App>[0]['connection'];

function appOn(connection: Connection) {
  const mails = new InMemoryEmailDriver();
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: keys.jwt,
      publishable_key: keys.publishable,
      secret_key: keys.secret,
      site_url: 'http://localhost:8888',
      minimum_password_length: 6,
      email: { enable_confirmations: false },
    },
    storage: { enabled: true },
    options: { drivers: { email: mails } },
  });
  // Made by the first upload only. Without a folder for files there is no storage schema.
  const files = join(tmpdir(), `tayar-files-${randomUUID()}`);
  app._storageAdapter = storeInFolder(files);
  const close = async () => {
    await app.connection.close();
    await rm(files, { recursive: true, force: true });
  };
  return { app, mails, close };
}

async function migrate(engine: Engine, prepare = ''): Promise<void> {
  await engine.sql(rolesSql);
  await engine.app.ensureSystemSchema();
  await engine.sql(prepare);
  const names = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names) await engine.sql(await readFile(new URL(name, migrations), 'utf8'));
}

/**
 * A database in memory, migrated and empty; or as it was when the given snapshot was taken.
 * @param from `snapshot`: the state to restore; `prepare`: SQL that runs before the migrations do
 */
export async function openEmbedded(
  from: { snapshot?: Blob; prepare?: string } = {},
): Promise<EmbeddedEngine> {
  const { snapshot, prepare } = from;
  const connection = await createPgliteConnection({
    url: 'memory://',
    ...(snapshot ? { pgliteOptions: { loadDataDir: snapshot } } : {}),
  });
  const { driver } = connection;
  const engine: EmbeddedEngine = {
    ...appOn(connection),
    sql: async (text, values) => {
      if (values) return (await driver.query<RawRow>(text, values)).rows;
      return (await driver.exec(text)).at(-1)?.rows ?? [];
    },
    snapshot: () => driver.dumpDataDir('none'),
  };
  keepCallsApart(engine.app, connection);
  if (!snapshot) await migrate(engine, prepare);
  return engine;
}

/** The same on a PostgreSQL server, by at most so many connections. `url` names an empty database that its user owns. */
export async function openServer(url: string, most = 10): Promise<Engine> {
  const postgresOptions = { onnotice: () => {}, max: most };
  const connection = createPostgresConnection({ url, postgresOptions });
  const { driver } = connection;
  const engine: Engine = {
    ...appOn(connection),
    sql: async (text, values) =>
      values
        ? [...(await driver.unsafe<RawRow[]>(text, values.map(String)))]
        : [...(await driver.unsafe<RawRow[]>(text).simple())],
  };
  await migrate(engine);
  return engine;
}
