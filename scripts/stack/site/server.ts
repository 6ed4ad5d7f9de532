import { readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as sendRequest,
} from 'node:http';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { RedirectsHandler } from '@netlify/redirects';
import sirv from 'sirv';
import { z } from 'zod';
import { plainPath } from '#config/addresses.ts';
import { closeServer, listenOnLoopback } from '../fetch-server.ts';
import { projectRoot } from '../home.ts';

/** Answers requests for a built site, with HTTP/1.1 or HTTP/2. */
export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void;

export type SiteServer = {
  /** Serves another folder from the next request on; requests under way end with the old one. */
  serveFolder: (folder: string) => Promise<void>;
  close: () => Promise<void>;
};

type Rule = NonNullable<Awaited<ReturnType<RedirectsHandler['match']>>>;
type HeadersFor = (pathname: string) => Record<string, string>;

const netlifyConfig = join(projectRoot, 'netlify.toml');

/**
 * Serves a built site on loopback.
 *
 * @param functionsPort where the functions answer.
 */
export async function startSiteServer(port: number, functionsPort?: number): Promise<SiteServer> {
  let handler: SiteHandler = (_, response) => {
    response.writeHead(503, { 'retry-after': '1' }).end('Tayar is starting.\n');
  };
  const listen = async (host: string) => {
    const server = createServer((request, response) => handler(request, response));
    await listenOnLoopback(server, port, host);
    return server;
  };
  // "localhost" may mean the IPv6 loopback first; machines without IPv6 do without it.
  const servers = [await listen('127.0.0.1'), await listen('::1').catch(() => undefined)];
  return {
    serveFolder: async (folder) => {
      handler = await openSite(folder, functionsPort);
    },
    close: async () => {
      for (const server of servers) if (server) await closeServer(server);
    },
  };
}

/**
 * Opens a built site the way its host does: precompressed files at addresses without extension or trailing slash, the
 * redirects and headers of netlify.toml by Netlify's own parser and matcher, 404.html, and functions.
 */
export async function openSite(folder: string, functionsPort?: number): Promise<SiteHandler> {
  const headersFor = await readHeaders(folder);
  const redirects = new RedirectsHandler({
    configPath: netlifyConfig,
    configRedirects: [],
    jwtRoleClaim: '',
    jwtSecret: '',
    projectDir: folder,
    publicDir: folder,
  });
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    maxAge: 0,
    setHeaders: (response, pathname) => setHeaders(response, headersFor(pathname)),
  });

  const answer: SiteHandler = async (request, response) => {
    const [given = '/', ...query] = (request.url ?? '/').split('?');
    if (functionsPort !== undefined && /^\/(?:\.netlify\/functions|api)(?:\/|$)/.test(given)) {
      return forward(functionsPort, request, response);
    }
    const search = query.length > 0 ? `?${query.join('?')}` : '';
    const pathname = plainPath(given);
    request.url = pathname + search;
    const headers = headersFor(pathname);
    const redirect = (location: string, status: number) => {
      setHeaders(response, headers);
      response.writeHead(status, { location }).end();
    };
    const sendPage = async (page: string, status: number): Promise<void> => {
      // Pages for errors are never kept, whatever the rule of their address says.
      setHeaders(response, { ...headers, 'cache-control': revalidate });
      await sendWhole(join(folder, `${page}.html`), status, request, response)
        .catch(() => sendWhole(join(folder, '404.html'), 404, request, response))
        .catch(() => {
          response.writeHead(404).end('There is no such page.\n');
        });
    };
    const missing = () => sendPage('/404', 404);
    const follow = ({ redirect: leads, external, target, statusCode }: Rule) => {
      const path = target.pathname + target.search;
      if (leads) return redirect(external ? target.href : path, statusCode);
      if (statusCode !== 200) return sendPage(target.pathname, statusCode);
      request.url = path;
      files(request, response, missing);
    };

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      setHeaders(response, headers);
      return response.writeHead(405, { allow: 'GET, HEAD' }).end('Method not allowed\n');
    }
    // An address that cannot be read matches no rule.
    const rule = await Promise.resolve(`http://localhost${request.url}`)
      .then((url) => redirects.match(new Request(url)))
      .catch(() => undefined);
    if (rule?.force) return follow(rule);
    if (pathname.length > 1 && pathname.endsWith('/')) {
      // One address per page. Several slashes in front would lead to another host.
      return redirect(`/${pathname.replace(/^\/+|\/+$/g, '')}${search}`, 301);
    }
    files(request, response, () => (rule ? follow(rule) : missing()));
  };
  return answer;
}

/** What a browser may keep without asking: nothing, unless a header rule says otherwise. */
const revalidate = 'public, max-age=0, must-revalidate';

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

const rulesSchema = z.array(
  z.object({ forRegExp: z.instanceof(RegExp), values: z.record(z.string(), z.string()) }),
);

/**
 * Reads the header rules of netlify.toml. Where rules overlap, the later one wins.
 *
 * @throws Error naming every rule that Netlify's parser refuses.
 */
async function readHeaders(folder: string): Promise<HeadersFor> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(folder, '_headers')],
    netlifyConfigPath: netlifyConfig,
    configHeaders: [],
    minimal: false,
  });
  if (errors.length > 0) throw new Error(errors.map(String).join('\n'));
  const rules = rulesSchema.parse(headers);
  return (pathname) => {
    const found: Record<string, string> = { 'cache-control': revalidate };
    for (const { forRegExp, values } of rules) {
      if (!forRegExp.test(pathname)) continue;
      for (const [name, value] of Object.entries(values)) found[name.toLowerCase()] = value;
    }
    return found;
  };
}

/** Sends a page with its own status, always whole: no ranges and no "not modified" for an error. */
async function sendWhole(
  file: string,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const [encoding, suffix] = accepted.includes('br')
    ? ['br', '.br']
    : accepted.includes('gzip')
      ? ['gzip', '.gz']
      : [];
  const content = await readFile(file + (suffix ?? ''));
  if (encoding) response.setHeader('content-encoding', encoding);
  response.writeHead(status, {
    vary: 'Accept-Encoding',
    'content-type': 'text/html;charset=utf-8',
    'content-length': content.length,
  });
  response.end(request.method === 'HEAD' ? undefined : content);
}

/** Passes a request on to the process of the functions, and its answer back. */
function forward(port: number, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { url, method, socket } = incoming;
  // Whatever the caller claims about its address is replaced, as the host does.
  const headers = { ...incoming.headers, 'x-forwarded-for': socket.remoteAddress ?? '' };
  const forwarded = sendRequest(
    { host: '127.0.0.1', port, path: url, method, headers },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  forwarded.on('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end('The functions do not answer.\n');
  });
  outgoing.on('close', () => forwarded.destroy());
  incoming.pipe(forwarded);
}
