import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { App, SmtpEmailDriver, setExperimental } from '@supabase/lite';
import { applyPendingMigrations } from '@supabase/lite/cli';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { convert } from 'html-to-text';
import { StackFailure } from '../command.ts';
import { projectRoot } from '../home.ts';
import { storeInFolder } from './file-storage.ts';
import { isMadeFrom } from './history.ts';
import { keepCallsApart, rolesSql } from './hosted.ts';
import {
  type BackendSettings,
  readSupabaseConfig,
  type SupabaseConfig,
  toLiteConfig,
} from './settings.ts';

/** The embedded backend, migrated; its requests go through `app.fetch`. */
export type Backend = {
  app: App;
  connection: PgliteConnection;
  /** How many migrations were applied just now. */
  applied: number;
  /** Until this is called, mail is dropped: local accounts need none. */
  letMailThrough: () => void;
  /** Fills an empty catalogue from the files that supabase/config.toml names, all or nothing; tells whether it was empty. */
  seedWhenEmpty: () => Promise<boolean>;
};

/**
 * Opens the data folder (making it where it is missing) and applies pending migrations in order.
 *
 * @throws StackFailure when the folder is damaged or a migration fails.
 */
export async function openBackend(settings: BackendSettings): Promise<Backend> {
  const config = await readSupabaseConfig();
  setExperimental('storage', true);
  const connection = await openDatabase(settings.databaseFolder);
  const smtp = new SmtpEmailDriver({
    host: '127.0.0.1',
    port: settings.smtpPort,
    from: { name: 'Tayar', address: 'no-reply@tayar.example' },
    requireTls: false,
  });
  let mailPasses = false;
  const send: SmtpEmailDriver['send'] = async (message) => {
    if (!mailPasses) return;
    // The engine's own text links to an address that the site does not serve.
    const selectors = [
      { selector: 'a', options: { linkBrackets: ['<', '>'] as [string, string] } },
    ];
    await smtp.send({ ...message, text: convert(message.html ?? '', { selectors }) });
  };
  const app = new App({
    ...toLiteConfig(config, settings),
    connection,
    options: { server: { admin: false, disableStudio: true }, drivers: { email: { send } } },
  });
  app._storageAdapter = storeInFolder(settings.storageFolder);
  keepCallsApart(app, connection);
  await connection.driver.exec(rolesSql);
  await app.ensureSystemSchema();
  await refuseOtherHistory(connection, settings.databaseFolder);
  const { applied } = await applyPendingMigrations(app).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StackFailure(
      `A database migration failed: ${reason}\nIf the data in this folder comes from another version of Tayar, \`npm run reset\` starts afresh.`,
    );
  });
  return {
    app,
    connection,
    applied: applied.length,
    letMailThrough: () => {
      mailPasses = true;
    },
    seedWhenEmpty: () => seedWhenEmpty(connection, config),
  };
}

/**
 * Leaves data alone that migrations made which are not here: an older or newer version of Tayar keeps its tables otherwise.
 *
 * @throws StackFailure with the commands that help.
 */
async function refuseOtherHistory({ driver }: PgliteConnection, folder: string): Promise<void> {
  const { rows: history } = await driver.query<{ made: boolean }>(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as made",
  );
  if (!history[0]?.made) return;
  const { rows } = await driver.query<{ version: string; statements: string[] }>(
    'select version, statements from supabase_migrations.schema_migrations',
  );
  const migrations = join(projectRoot, 'supabase/migrations');
  const files = await readdir(migrations);
  const isHere = await Promise.all(
    rows.map(async ({ version, statements }) => {
      const file = files.find((name) => name.startsWith(`${version}_`));
      return file && isMadeFrom(statements, await readFile(join(migrations, file), 'utf8'));
    }),
  );
  if (isHere.every(Boolean)) return;
  throw new StackFailure(
    `The data in ${folder} were made by another version of Tayar, whose database was built by other migrations; nothing in it was changed.\n\`npm run reset\` deletes these data and makes room for new ones; \`TAYAR_HOME=.tayar-new npm start\` keeps them and starts beside them.`,
  );
}

async function openDatabase(folder: string): Promise<PgliteConnection> {
  try {
    const connection = await createPgliteConnection({ url: folder });
    await connection.driver.query('select count(*) from pg_catalog.pg_class');
    return connection;
  } catch (error) {
    console.error(error);
    throw new StackFailure(
      `The data in ${folder} cannot be opened: it is damaged, or comes from another version.\nRun \`npm run reset\` to empty it and start afresh (local accounts and requests are lost).`,
    );
  }
}

async function seedWhenEmpty(
  { driver }: PgliteConnection,
  { db }: SupabaseConfig,
): Promise<boolean> {
  const { rows } = await driver.query<{ empty: boolean }>(
    'select not exists (select 1 from public.brands) and not exists (select 1 from public.cars) as empty',
  );
  if (!rows[0]?.empty) return false;
  await driver.transaction(async (transaction) => {
    for (const path of db.seed.sql_paths) {
      const file = join(projectRoot, 'supabase', path);
      const sql = await readFile(file, 'utf8').catch(() => {
        throw new StackFailure(`${file}, a part of the seed, is missing.`);
      });
      await transaction.exec(sql);
    }
  });
  return true;
}

/**
 * Waits until rows that were just inserted no longer count as changes: `catalogue_changes` reaches two seconds back.
 * Pages built sooner would take the whole catalogue for changed, and draw all of it again.
 */
export const catalogueSettled = (): Promise<void> => setTimeout(2_100);
