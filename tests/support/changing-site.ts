import { serveFetch } from '../../scripts/stack/fetch-server.ts';
import { test as base } from './browser.ts';

/** A proxy in front of the site under test, on which a test can simulate deployments and failures. */
type ChangingSite = {
  url: string;
  /** Simulates a deployment: from now on the file at a path is edited or, without an edit, missing. */
  deploy: (path: string, edit?: (content: string) => string) => void;
  /** Holds back the answers for paths that begin so; without an argument, answers all waiting requests. */
  silence: (prefix?: string) => void;
  /** The requests since the last call, such as `GET /about`. */
  asked: () => string[];
};

/** @param siteUrl origin of the site under test */
async function startChangingSite(
  siteUrl: string,
): Promise<{ site: ChangingSite; close: () => Promise<void> }> {
  const edits = new Map<string, ((content: string) => string) | undefined>();
  let silent: string | undefined;
  let speak = () => {};
  let silence = Promise.resolve();
  const asked: string[] = [];
  const server = await serveFetch(async (request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(`${request.method} ${pathname}`);
    if (silent !== undefined && pathname.startsWith(silent)) await silence;
    if (edits.has(pathname) && !edits.get(pathname)) return new Response(null, { status: 404 });
    const headers = new Headers(request.headers);
    for (const name of ['host', 'if-none-match', 'accept-encoding']) headers.delete(name);
    const answer = await fetch(new URL(pathname + search, siteUrl), {
      method: request.method,
      headers,
      redirect: 'manual',
    });
    const kept = new Headers(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'etag']) kept.delete(name);
    const edit = edits.get(pathname);
    const body = edit ? edit(await answer.text()) : await answer.arrayBuffer();
    return new Response(body, { status: answer.status, headers: kept });
  }, 0);
  const site: ChangingSite = {
    url: `http://127.0.0.1:${server.port}`,
    deploy: (path, edit) => edits.set(path, edit),
    silence: (prefix) => {
      speak();
      silent = prefix;
      ({ promise: silence, resolve: speak } = Promise.withResolvers<void>());
    },
    asked: () => asked.splice(0),
  };
  return { site, close: server.close };
}

/** The test of `browser.ts`, with a site that changes, in a browser that may keep pages of it. */
export const test = base.extend<{ site: ChangingSite }>({
  serviceWorkers: 'allow',
  site: async ({ stack, faults }, use) => {
    const { site, close } = await startChangingSite(stack.siteUrl);
    // To the backend it is a stranger, so its pages do not learn what has changed since they were built.
    faults.expect(new RegExp(`foreign host: ${site.url}`));
    faults.expect(/CORS|ERR_FAILED/);
    await use(site);
    await close();
  },
});
