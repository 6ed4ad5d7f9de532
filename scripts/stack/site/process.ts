import { z } from 'zod';
import { runAsPart } from '../part.ts';
import { startSiteServer } from './server.ts';

const settingsSchema = z.object({
  port: z.int(),
  functionsPort: z.int(),
  /** Absolute; the built site. */
  folder: z.string(),
});

runAsPart(settingsSchema, async ({ port, functionsPort, folder }) => {
  const server = await startSiteServer(port, functionsPort);
  await server.serveFolder(folder);
  return {
    port,
    update: (settings) => server.serveFolder(settings.folder),
    close: server.close,
  };
});
