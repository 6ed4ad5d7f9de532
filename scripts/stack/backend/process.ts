import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { serveFetch } from '../fetch-server.ts';
import { runAsPart } from '../part-process.ts';
import { ensureLocalAccounts } from './accounts.ts';
import { openBackend } from './open.ts';
import { seedWhenEmpty } from './seed.ts';
import { backendSettingsSchema } from './settings.ts';

runAsPart(backendSettingsSchema, async (settings, report) => {
  if (!existsSync(settings.databaseMade)) {
    // The very first start was interrupted: nothing in here is anybody's yet.
    await rm(settings.databaseFolder, { recursive: true, force: true });
  }
  await mkdir(settings.databaseFolder, { recursive: true });
  const backend = await openBackend(settings);
  const { applied } = backend;
  if (applied.length > 0)
    report(`${applied.length} migration${applied.length > 1 ? 's' : ''} applied`);
  if (await seedWhenEmpty(backend)) report('catalogue filled from the seed');
  await ensureLocalAccounts(backend, settings);
  await writeFile(settings.databaseMade, '');
  backend.letMailThrough();
  const server = await serveFetch(
    (request, peerAddress) => backend.app.fetch(asksLikeTable(request), { peerAddress }),
    settings.port,
  );
  return {
    port: server.port,
    close: async () => {
      await server.close();
      await backend.connection.close();
    },
  };
});

/**
 * A browser asks (OPTIONS) before it calls another host. For a database function the engine takes the question for a
 * call and refuses it, for accounts it names no headers that may be sent; the question about a table it answers well.
 */
function asksLikeTable(request: Request): Request {
  const { pathname, origin } = new URL(request.url);
  const asks = request.method === 'OPTIONS' && /^\/(?:rest\/v1\/rpc|auth\/v1)\//.test(pathname);
  return asks ? new Request(`${origin}/rest/v1/brands`, request) : request;
}
