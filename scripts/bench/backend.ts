import { keys, openEmbedded } from '../stack/backend/embedded.ts';
import { forBrowsers } from '../stack/backend/for-browsers.ts';
import { catalogueSettled } from '../stack/backend/seed.ts';
import { serveFetch } from '../stack/fetch-server.ts';

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
    await catalogueSettled();
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
