import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import sirv from 'sirv';
import { plainPath } from '../../../src/config/path-segment.ts';
import { closeServer, listenOnLoopback } from '../fetch-server.ts';
import { betterFolder } from './compress.ts';
import { sendErrorPage } from './error-page.ts';
import { forwardToFunctions, isForFunctions } from './forward.ts';
import { findDestination } from './redirects.ts';
import { type Rules, readRules } from './rules.ts';

export type SiteServer = {
  /** Serves another folder from the next request on; requests under way end with the old one. */
  serveFolder: (folder: string) => Promise<void>;
  close: () => Promise<void>;
};

type Served = { folder: string; rules: Rules; files: ReturnType<typeof sirv> };

/** What a browser may keep without asking: nothing, unless a header rule says otherwise. */
const revalidate = 'public, max-age=0, must-revalidate';

/**
 * Serves a built site on loopback the way its host does: precompressed files at addresses without
 * extension or trailing slash, redirect and header rules, 404.html, and functions.
 *
 * @param functionsPort where the functions answer, or undefined where there are none.
 */
export async function startSiteServer(port: number, functionsPort?: number): Promise<SiteServer> {
  let served: Served | undefined;
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    if (!served) {
      response.writeHead(503, { 'retry-after': '1' }).end('Tayar is starting.\n');
      return;
    }
    answer(served, functionsPort, request, response);
  };
  const servers = [createServer(handle)];
  await Promise.all(servers.map((server) => listenOnLoopback(server, port)));
  // "localhost" may mean the IPv6 loopback first; machines without IPv6 do without it.
  const sixth = createServer(handle);
  await listenOnLoopback(sixth, port, '::1').then(
    () => servers.push(sixth),
    () => undefined,
  );
  return {
    async serveFolder(folder) {
      const rules = await readRules(folder);
      served = { folder, rules, files: openFolder(folder, rules) };
    },
    close: async () => {
      await Promise.all(servers.map(closeServer));
    },
  };
}

/** Sends the files of a site, and in place of one that has been compressed better meanwhile what came of that. */
function openFolder(folder: string, rules: Rules): ReturnType<typeof sirv> {
  const open = (files: string) =>
    sirv(files, {
      etag: true,
      // More of them come while they are served, so nothing is remembered of a file.
      dev: true,
      brotli: true,
      gzip: true,
      extensions: ['html'],
      maxAge: 0,
      setHeaders: (response, pathname) => setHeaders(response, rules, pathname),
    });
  const [better, whole] = [open(betterFolder(folder)), open(folder)] as const;
  return (request, response, next) => {
    // What is not of the site, such as the folder of better files itself.
    const isHidden = /[/\\]\.(?!well-known\/)/.test(split(request.url ?? '').pathname);
    if (isHidden) next?.();
    else better(request, response, () => whole(request, response, next));
  };
}

function setHeaders(response: ServerResponse, rules: Rules, pathname: string): void {
  response.setHeader('Cache-Control', revalidate);
  for (const [name, value] of rules.headersFor(pathname)) {
    response.setHeader(name === 'cache-control' ? 'Cache-Control' : name, value);
  }
}

function answer(
  { folder, rules, files }: Served,
  functionsPort: number | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const given = split(request.url ?? '/');
  if (functionsPort !== undefined && isForFunctions(given.pathname)) {
    forwardToFunctions(functionsPort, request, response);
    return;
  }
  const { search } = given;
  const pathname = plainPath(given.pathname);
  request.url = pathname + search;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    setHeaders(response, rules, pathname);
    response.writeHead(405, { allow: 'GET, HEAD' }).end('Method not allowed\n');
    return;
  }
  const sendPage = (path: string, status: number) => {
    setHeaders(response, rules, pathname);
    response.setHeader('Cache-Control', revalidate);
    return sendErrorPage(folder, path, status, request, response);
  };
  const follow = (forced: boolean, otherwise: () => void) => {
    const destination = findDestination(rules.redirects, { pathname, search }, forced);
    if (!destination) return otherwise();
    const { status } = destination;
    if (destination.kind === 'redirect') {
      redirect(response, rules, pathname, destination.location, status);
    } else if (status === 200) {
      request.url = destination.pathname;
      files(request, response, () => sendPage('/404', 404));
    } else {
      sendPage(destination.pathname, status);
    }
  };
  follow(true, () => {
    if (pathname.length > 1 && pathname.endsWith('/')) {
      // One address per page. Several slashes in front would lead to another host.
      const location = `/${pathname.replace(/^\/+|\/+$/g, '')}${search}`;
      redirect(response, rules, pathname, location, 301);
      return;
    }
    files(request, response, () => follow(false, () => sendPage('/404', 404)));
  });
}

function redirect(
  response: ServerResponse,
  rules: Rules,
  pathname: string,
  location: string,
  status: number,
): void {
  setHeaders(response, rules, pathname);
  response.writeHead(status, { location }).end();
}

function split(address: string): { pathname: string; search: string } {
  const start = address.indexOf('?');
  if (start < 0) return { pathname: address, search: '' };
  return { pathname: address.slice(0, start), search: address.slice(start) };
}
