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

/**
 * The build hook of one machine, as the host has one: a POST builds the site. A call during a build makes one more
 * build after it, however many such calls there are. A build that fails leaves the site as it is, and says why.
 */
export async function startBuildHook(report: Report): Promise<BuildHook> {
  const path = `/${randomBytes(24).toString('base64url')}`;
  const state: BuildState = { building: false, failure: null };
  let build: (() => Promise<void>) | undefined;
  let again = false;
  const run = async (work: () => Promise<void>) => {
    state.building = true;
    do {
      again = false;
      const started = performance.now();
      state.failure = await work().then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      if (build === undefined) return;
      const duration = seconds(performance.now() - started);
      report(
        state.failure === null
          ? `  The catalogue has changed: the site was built anew (${duration})`
          : `  The catalogue has changed, but the site was not built anew. ${state.failure}`,
      );
    } while (again);
    state.building = false;
  };
  const server = await serveFetch(async (request) => {
    if (new URL(request.url).pathname !== path) return new Response(null, { status: 404 });
    if (request.method === 'GET') return Response.json(state);
    if (request.method !== 'POST') return new Response(null, { status: 405 });
    again = build !== undefined;
    if (build && !state.building) void run(build);
    return Response.json({ status: 'queued' }, { status: 202 });
  }, 0);
  return {
    url: `http://127.0.0.1:${server.port}${path}`,
    connect(work) {
      build = work;
      return () => {
        build = undefined;
      };
    },
    close: server.close,
  };
}
