import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Report, seconds } from '../command.ts';
import { serveFetch } from '../fetch-server.ts';

export type BuildHook = {
  /** Secret: a POST to it starts a build, a GET tells whether one is running and why the last one failed. */
  url: string;
  /** From now on calls build, until the returned function is called; calls before and after do nothing. */
  connect: (build: () => Promise<void>) => () => void;
  close: () => Promise<void>;
};

/** Milliseconds until a failed build is tried again; each further pause is twice as long. */
const usualPauses = { first: 10_000, longest: 600_000 };

/**
 * The build hook of one machine, as the host has one: a POST builds the site. Calls during a build make one more build
 * after it, however many there are. A build that fails leaves the site as it is, says why, and is tried again: when it
 * was killed, or had no room, no other call is coming.
 */
export async function startBuildHook(report: Report, pauses = usualPauses): Promise<BuildHook> {
  const path = `/${randomBytes(24).toString('base64url')}`;
  const state: { building: boolean; failure: string | null } = { building: false, failure: null };
  let build: (() => Promise<void>) | undefined;
  let again = false;
  let running = false;
  /** Ends the pause after a failure. */
  let waiting = new AbortController();

  const buildOnce = async (work: () => Promise<void>) => {
    const before = state.failure;
    const started = performance.now();
    const failure = await work().then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    state.failure = failure;
    if (build === undefined) return;
    if (failure === null) {
      const duration = seconds(performance.now() - started);
      report(`  The catalogue has changed: the site was built anew (${duration})`);
    } else if (failure !== before) {
      report(
        `  The catalogue has changed, but the site was not built anew. ${failure}\n  It is tried again by itself.`,
      );
    }
  };
  const run = async () => {
    let delay = pauses.first;
    while (build !== undefined && again) {
      again = false;
      state.building = true;
      await buildOnce(build);
      state.building = again;
      if (again || state.failure === null || build === undefined) continue;
      waiting = new AbortController();
      await pause(delay, undefined, { signal: waiting.signal }).catch(() => {});
      delay = Math.min(delay * 2, pauses.longest);
      again = true;
    }
    running = false;
  };

  const server = await serveFetch(async (request) => {
    if (new URL(request.url).pathname !== path) return new Response(null, { status: 404 });
    if (request.method === 'GET') return Response.json(state);
    if (request.method !== 'POST') return new Response(null, { status: 405 });
    again = build !== undefined;
    waiting.abort();
    if (again && !running) {
      running = true;
      void run();
    }
    return Response.json({ status: 'queued' }, { status: 202 });
  }, 0);
  return {
    url: `http://127.0.0.1:${server.port}${path}`,
    connect(work) {
      build = work;
      return () => {
        build = undefined;
        waiting.abort();
      };
    },
    close: server.close,
  };
}
