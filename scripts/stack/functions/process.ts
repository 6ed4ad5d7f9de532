import { FileWatcher, Reactive } from '@netlify/dev-utils';
import { FunctionsHandler } from '@netlify/functions-dev';
import { z } from 'zod';
import { serveFetch } from '../fetch-server.ts';
import { projectRoot } from '../home.ts';
import { runAsPart } from '../part.ts';
import { isScheduled, startSchedule } from './schedule.ts';
import { wholeAnswer } from './whole-answer.ts';

const settingsSchema = z.object({
  /** 0 for any free one. */
  port: z.int(),
  /** Folder for the bundled functions: each stack has its own, so that two never mix. */
  buildFolder: z.string(),
  /** Source of the functions. */
  folder: z.string(),
  /** Whether scheduled functions are called from here; a project of the user's has a host that calls them. */
  scheduled: z.boolean(),
});

runAsPart(settingsSchema, async ({ port, buildFolder, folder, scheduled }, report) => {
  const handler = new FunctionsHandler({
    destPath: buildFolder,
    config: new Reactive({ functions: { '*': { node_bundler: 'esbuild' } } }),
    fileWatcher: new FileWatcher(),
    projectRoot,
    settings: {},
    // Seconds, as on the host.
    timeouts: { syncFunctions: 30, backgroundFunctions: 900 },
    geolocation: {
      city: 'Cairo',
      country: { code: 'EG', name: 'Egypt' },
      timezone: 'Africa/Cairo',
    },
    userFunctionsPath: folder,
  });
  const notFound = () => Response.json({ error: 'not_found' }, { status: 404 });
  const answer = async (request: Request) => {
    // With a folder here, it would build the function again for every call, which takes a second.
    const match = await handler.match(request, '');
    return match ? wholeAnswer(await match.handle(request), request.method) : notFound();
  };
  const server = await serveFetch(async (request) => {
    // As on the host, nobody reaches scheduled functions by their address.
    return isScheduled(new URL(request.url).pathname) ? notFound() : answer(request);
  }, port);
  const call = (name: string) =>
    answer(new Request(`http://localhost/.netlify/functions/${name}`, { method: 'POST' }));
  const endSchedule = scheduled ? startSchedule(call, report) : () => {};
  return {
    port: server.port,
    close: async () => {
      endSchedule();
      await server.close();
    },
  };
});
