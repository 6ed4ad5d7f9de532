import { setTimeout } from 'node:timers/promises';
import { keys, openEmbedded } from '../stack/backend/embedded.ts';
import { forBrowsers } from '../stack/backend/for-browsers.ts';
import { serveFetch } from '../stack/fetch-server.ts';

/** The answer to what has changed reaches two seconds back. */
const changesSettleMs = 2_500;

/** A backend in memory that builds and pages can ask. */
export type Backend = { url: string; key: string };

/**
 * Does some work with a backend of its own.
 * @param sql fills its migrated database
 */
export async function withMemoryBackend<T>(
  sql: string,
  work: (backend: Backend) => Promise<T>,
): Promise<T> {
  const engine = await openEmbedded();
  try {
    await engine.sql(sql);
    // A page built sooner would take the whole catalogue for changed since (`catalogue_changes`), and draw it again.
    await setTimeout(changesSettleMs);
    const server = await serveFetch(
      forBrowsers((request) => engine.app.fetch(request)),
      0,
    );
    try {
      return await work({ url: `http://127.0.0.1:${server.port}`, key: keys.publishable });
    } finally {
      await server.close();
    }
  } finally {
    await engine.close();
  }
}
