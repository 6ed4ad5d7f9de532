import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { serveFetch } from '../fetch-server.ts';
import { runAsPart } from '../part.ts';
import { ensureLocalAccounts } from './accounts.ts';
import { accountCalls, forBrowsers } from './hosted.ts';
import { catalogueSettled, openBackend } from './open.ts';
import { backendSettingsSchema } from './settings.ts';

runAsPart(backendSettingsSchema, async (settings, report) => {
  if (!existsSync(settings.databaseMade)) {
    // The very first start was interrupted: nothing in here is anybody's yet.
    await rm(settings.databaseFolder, { recursive: true, force: true });
  }
  await mkdir(settings.databaseFolder, { recursive: true, mode: 0o700 });
  const backend = await openBackend(settings);
  const { app, applied } = backend;
  if (applied > 0) report(`${applied} migration${applied > 1 ? 's' : ''} applied`);
  const seeded = await backend.seedWhenEmpty();
  if (seeded) report('catalogue filled from the seed');
  await Promise.all([ensureLocalAccounts(backend, settings), seeded && catalogueSettled()]);
  await writeFile(settings.databaseMade, '');
  backend.letMailThrough();
  const answer = accountCalls((request, peerAddress) => app.fetch(request, { peerAddress }));
  const server = await serveFetch(forBrowsers(answer), settings.port);
  return {
    port: server.port,
    close: async () => {
      await server.close();
      await backend.connection.close();
    },
  };
});
