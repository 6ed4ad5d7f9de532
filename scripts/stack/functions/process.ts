import { FileWatcher, Reactive } from '@netlify/dev-utils';
import { FunctionsHandler } from '@netlify/functions-dev';
import { z } from 'zod';
import { serveFetch } from '../fetch-server.ts';
import { projectRoot } from '../home.ts';
import { runAsPart } from '../part-process.ts';
import { isScheduled, startSchedule } from './schedule.ts';

const settingsSchema = z.object({
  /** Where the bundled functions go: each stack has its own, so that two never mix. */
  buildFolder: z.string(),
  folder: z.string(),
  /** Whether scheduled functions are called from here; those of a project of the user's own are called by its host. */
  scheduled: z.boolean(),
});

/** Seconds, as on the host. */
const timeouts = { syncFunctions: 30, backgroundFunctions: 900 };

runAsPart(settingsSchema, async ({ buildFolder, folder, scheduled }, report) => {
  const config = new Reactive({ functions: { '*': { node_bundler: 'esbuild' } } });
  const handler = new FunctionsHandler({
    destPath: buildFolder,
    config,
    // Builds each function at the start, and again when it changes.
    fileWatcher: new FileWatcher(),
    projectRoot,
    settings: {},
    timeouts,
    geolocation: {
      city: 'Cairo',
      country: { code: 'EG', name: 'Egypt' },
      timezone: 'Africa/Cairo',
    },
    userFunctionsPath: folder,
  });
  const answer = async (request: Request) => {
    // With a folder it would be built again for every call, which takes a second.
    const match = await handler.match(request, '');
    if (!match) return Response.json({ error: 'not_found' }, { status: 404 });
    return match.handle(request);
  };
  const call = (name: string) =>
    answer(new Request(`http://localhost/.netlify/functions/${name}`, { method: 'POST' }));
  const server = await serveFetch(async (request) => {
    // As on the host, nobody reaches these by their address.
    if (isScheduled(new URL(request.url).pathname)) {
      return Response.json({ error: 'not_found' }, { status: 404 });
    }
    return answer(request);
  }, 0);
  const schedule = scheduled ? startSchedule(call, report) : undefined;
  return {
    port: server.port,
    close: async () => {
      schedule?.close();
      await server.close();
    },
  };
});
