import { buildRelease } from './build.ts';
import { StackFailure } from './failure.ts';
import { writePrivately } from './home.ts';
import { type Services, type ServicesOptions, startServices } from './services.ts';
import { type SiteServer, startSiteServer } from './site/server.ts';

export type RunningStack = Services & { site: SiteServer };

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
    return { ...services, site, close: () => closers.disposeAsync() };
  } catch (error) {
    await closers.disposeAsync();
    throw error;
  }
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
