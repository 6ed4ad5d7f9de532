import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { serveFetch } from '../fetch-server.ts';
import { runAsPart } from '../part-process.ts';
import { accountCalls } from './account-calls.ts';
import { ensureLocalAccounts } from './accounts.ts';
import { forBrowsers } from './for-browsers.ts';
import { openBackend } from './open.ts';
import { catalogueSettled, seedWhenEmpty } from './seed.ts';
import { backendSettingsSchema } from './settings.ts';

runAsPart(backendSettingsSchema, async (settings, report) => {
  if (!existsSync(settings.databaseMade)) {
    // The very first start was interrupted: nothing in here is anybody's yet.
    await rm(settings.databaseFolder, { recursive: true, force: true });
  }
  await mkdir(settings.databaseFolder, { recursive: true, mode: 0o700 });
  const backend = await openBackend(settings);
  const { applied } = backend;
  if (applied.length > 0)
    report(`${applied.length} migration${applied.length > 1 ? 's' : ''} applied`);
  const seeded = await seedWhenEmpty(backend);
  if (seeded) report('catalogue filled from the seed');
  await Promise.all([ensureLocalAccounts(backend, settings), seeded && catalogueSettled()]);
  await writeFile(settings.databaseMade, '');
  backend.letMailThrough();
  const server = await serveFetch(
    forBrowsers(
      accountCalls((request, peerAddress) => backend.app.fetch(request, { peerAddress })),
    ),
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
