import { App, SmtpEmailDriver, setExperimental } from '@supabase/lite';
import { applyPendingMigrations } from '@supabase/lite/cli';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { convert } from 'html-to-text';
import { StackFailure } from '../failure.ts';
import { keepCallsApart } from './calls-apart.ts';
import { storeInFolder } from './file-storage.ts';
import { rolesSql } from './roles.ts';
import { type BackendSettings, readSupabaseConfig, toLiteConfig } from './settings.ts';

/** The embedded backend, migrated; its requests go through `app.fetch`. */
export type Backend = {
  app: App;
  connection: PgliteConnection;
  /** File names of the migrations that were applied just now, oldest first. */
  applied: string[];
  /** Until mail is let through, what the backend sends is dropped: local accounts need no mail. */
  letMailThrough: () => void;
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
  const app = new App({
    ...toLiteConfig(config, settings),
    connection,
    options: {
      server: { admin: false, disableStudio: true },
      drivers: {
        email: {
          send: async (message) => {
            // The text that comes with it links to an address that the site does not serve.
            if (mailPasses) await smtp.send({ ...message, text: textOf(message.html ?? '') });
          },
        },
      },
    },
  });
  app._storageAdapter = storeInFolder(settings.storageFolder);
  keepCallsApart(app, connection);
  await connection.driver.exec(rolesSql);
  await app.ensureSystemSchema();
  const { applied } = await applyPendingMigrations(app).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StackFailure(
      `A database migration failed: ${reason}\nIf the data in this folder comes from another version of Tayar, \`npm run reset\` starts afresh.`,
    );
  });
  return {
    app,
    connection,
    applied: applied.map(({ filename }) => filename),
    letMailThrough: () => {
      mailPasses = true;
    },
  };
}

/** A mail as text. Its addresses stand in angle brackets, which no program takes for a part of them. */
function textOf(html: string): string {
  return convert(html, {
    selectors: [{ selector: 'a', options: { linkBrackets: ['<', '>'] } }],
  });
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
