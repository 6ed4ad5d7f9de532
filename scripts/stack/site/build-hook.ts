import { randomBytes } from 'node:crypto';
import { serveFetch } from '../fetch-server.ts';
import { type Report, seconds } from '../progress.ts';

/** What `GET` of the hook tells: what it does, and how the last build ended. */
type BuildState = {
  building: boolean;
  /** Why the last build failed; null when it did not. */
  failure: string | null;
};

export type BuildHook = {
  /** Secret: a POST to it starts a build. */
  url: string;
  /** From now on calls build, until the function that it gives is called; calls before and after do nothing. */
  connect: (build: () => Promise<void>) => () => void;
  close: () => Promise<void>;
};

/** Milliseconds after a build that failed until it is tried again; each further pause is twice as long. */
const usualPauses = { first: 10_000, longest: 600_000 };

/**
 * The build hook of one machine, as the host has one: a POST builds the site. A call during a build makes one more
 * build after it, however many such calls there are. A build that fails leaves the site as it is, says why, and is tried
 * again: one that was killed, or had no room, has no other call coming.
 */
export async function startBuildHook(report: Report, pauses = usualPauses): Promise<BuildHook> {
  const path = `/${randomBytes(24).toString('base64url')}`;
  const state: BuildState = { building: false, failure: null };
  let build: (() => Promise<void>) | undefined;
  let again = false;
  let running = false;
  /** Ends the pause after a failure. */
  let wake: (() => void) | undefined;

  const buildOnce = async (work: () => Promise<void>) => {
    const before = state.failure;
    const started = performance.now();
    state.building = true;
    state.failure = await work().then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (build === undefined) return;
    state.building = again;
    if (state.failure === null) {
      const duration = seconds(performance.now() - started);
      report(`  The catalogue has changed: the site was built anew (${duration})`);
    } else if (state.failure !== before) {
      report(
        `  The catalogue has changed, but the site was not built anew. ${state.failure}\n  It is tried again by itself.`,
      );
    }
  };
  const run = async (work: () => Promise<void>) => {
    let pause = pauses.first;
    do {
      again = false;
      await buildOnce(work);
      if (build !== undefined && !again && state.failure !== null) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, pause);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        wake = undefined;
        pause = Math.min(pause * 2, pauses.longest);
        again = true;
      }
    } while (build !== undefined && again);
    running = false;
  };
  const server = await serveFetch(async (request) => {
    if (new URL(request.url).pathname !== path) return new Response(null, { status: 404 });
    if (request.method === 'GET') return Response.json(state);
    if (request.method !== 'POST') return new Response(null, { status: 405 });
    again = build !== undefined;
    if (build && !running) {
      running = true;
      void run(build);
    }
    wake?.();
    return Response.json({ status: 'queued' }, { status: 202 });
  }, 0);
  return {
    url: `http://127.0.0.1:${server.port}${path}`,
    connect(work) {
      build = work;
      return () => {
        build = undefined;
        wake?.();
      };
    },
    close: server.close,
  };
}
