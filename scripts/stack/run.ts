import { buildRelease } from './build.ts';
import { StackFailure } from './failure.ts';
import { writePrivately } from './home.ts';
import { type Services, type ServicesOptions, startServices } from './services.ts';
import { type CatalogueWatch, openCatalogueWatch } from './site/catalogue-watch.ts';
import { compressBetter } from './site/compress.ts';
import { type SiteServer, startSiteServer } from './site/server.ts';

export type RunningStack = Services & {
  site: SiteServer;
  /** From now on the site is built anew whenever the embedded catalogue has changed since its last build. */
  followCatalogue: () => void;
};

/**
 * Starts the services, builds the site and serves it; resolves when everything answers.
 * Whatever had started is closed again when something fails or the signal aborts.
 */
export async function startStack(
  options: Omit<ServicesOptions, 'functions'>,
): Promise<RunningStack> {
  const { home, ports, report, signal } = options;
  const services = await startServices({ ...options, functions: true });
  const closers = new AsyncDisposableStack();
  closers.defer(services.close);
  try {
    const watch = await openWatch(services, options);
    closers.defer(watch.close);
    const folder = await Promise.race([
      buildRelease({ home, env: services.env, report, signal }),
      services.lost.then((name) => {
        throw new StackFailure(`The ${name} stopped during the build; see ${home.logs}.`);
      }),
    ]);
    const site = await startSiteServer(ports.site, services.functionsPort);
    closers.defer(site.close);
    await site.serveFolder(folder);
    await requireAnswers(services, signal);
    await writePrivately(home.stack, services.stack);
    closers.defer(buildOnCall(services, site, options));
    compressWell(folder, signal);
    const close = () => closers.disposeAsync();
    return { ...services, site, followCatalogue: watch.start, close };
  } catch (error) {
    await closers.disposeAsync();
    throw error;
  }
}

/**
 * Builds and serves the site anew whenever the build hook is called.
 *
 * @returns a function that ends it, and a build under way.
 */
function buildOnCall(
  { buildHook, env }: Services,
  site: SiteServer,
  { home, signal }: Pick<ServicesOptions, 'home' | 'signal'>,
): () => void {
  const controller = new AbortController();
  const whileOpen = AbortSignal.any([signal, controller.signal]);
  const disconnect = buildHook?.connect(async () => {
    const folder = await buildRelease({ home, env, report: () => {}, signal: whileOpen });
    await site.serveFolder(folder);
    compressWell(folder, whileOpen);
  });
  return () => {
    disconnect?.();
    controller.abort();
  };
}

/** Nobody waits for the last tenth of the bytes. A release that is taken away meanwhile needs it no more. */
function compressWell(folder: string, signal: AbortSignal): void {
  compressBetter(folder, signal).catch(() => undefined);
}

/** Only the embedded backend is watched: a hosted project tells of its changes by itself. */
async function openWatch(
  { stack, env, functionsPort }: Services,
  { choice, report }: Pick<ServicesOptions, 'choice' | 'report'>,
): Promise<CatalogueWatch> {
  if (choice.kind !== 'embedded') return { start: () => {}, close: () => {} };
  const url = `http://127.0.0.1:${functionsPort}/api/rebuild`;
  const webhook = { url, secret: env.REBUILD_SECRET ?? '' };
  return openCatalogueWatch({ stack, webhook, report });
}

/** Asks every part once, through the addresses that people use. */
async function requireAnswers({ stack }: Services, signal: AbortSignal): Promise<void> {
  const apikey = { apikey: stack.publishableKey };
  const questions: [string, Record<string, string>][] = [
    [`${stack.siteUrl}/`, {}],
    [`${stack.siteUrl}/.netlify/functions/health`, {}],
    [`${stack.supabaseUrl}/auth/v1/health`, apikey],
    ...(stack.mailUrl ? [[`${stack.mailUrl}/email`, {}] satisfies [string, object]] : []),
  ];
  await Promise.all(
    questions.map(async ([address, headers]) => {
      const within = AbortSignal.any([signal, AbortSignal.timeout(15_000)]);
      const answer = await fetch(address, { headers, signal: within }).catch((error: unknown) => {
        signal.throwIfAborted();
        throw new StackFailure(`${address} does not answer: ${error}`);
      });
      await answer.arrayBuffer();
      if (!answer.ok)
        throw new StackFailure(`${address} answers with an error (${answer.status}).`);
    }),
  );
}
