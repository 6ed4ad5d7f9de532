import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Server as AnyServer } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Answers one request; `peer` is the address of the socket, null where it is unknown. */
export type FetchHandler = (request: Request, peer: string | null) => Promise<Response>;

/**
 * Serves a web-standard handler over HTTP on loopback.
 *
 * @param port 0 picks a free one.
 * @returns the listening port and a function that closes the server and its open connections.
 */
export async function serveFetch(
  handler: FetchHandler,
  port: number,
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    answer(handler, incoming, outgoing).catch((error: unknown) => {
      console.error(error);
      if (!outgoing.headersSent) outgoing.writeHead(500);
      outgoing.end();
    });
  });
  const listening = await listenOnLoopback(server, port);
  return { port: listening, close: () => closeServer(server) };
}

/** Starts a server on loopback only; rejects when the port is taken. */
export function listenOnLoopback(
  server: AnyServer,
  port: number,
  host = '127.0.0.1',
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Closes a server at once, dropping connections that are still open. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function answer(handler: FetchHandler, incoming: IncomingMessage, outgoing: ServerResponse) {
  const request = toRequest(incoming, outgoing);
  if (!request) {
    outgoing.writeHead(400).end();
    return;
  }
  const response = await handler(request, incoming.socket.remoteAddress ?? null);
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  // A body that nobody read would be taken for the next request on this connection.
  if (!incoming.complete && hasBody(incoming)) outgoing.setHeader('connection', 'close');
  if (!response.body || incoming.method === 'HEAD') {
    await response.body?.cancel();
    outgoing.end();
    return;
  }
  // A caller that hangs up half-way is no fault.
  await pipeline(response.body, outgoing).catch(() => outgoing.destroy());
}

function toRequest(incoming: IncomingMessage, outgoing: ServerResponse): Request | undefined {
  const url = `http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`;
  if (!URL.canParse(url)) return undefined;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) headers.append(name, item);
    }
  }
  const aborted = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) aborted.abort();
  });
  try {
    const init: RequestInit = { method: incoming.method ?? 'GET', headers, signal: aborted.signal };
    if (!hasBody(incoming)) return new Request(url, init);
    const body = Readable.toWeb(incoming);
    return new Request(url, Object.assign(init, { body, duplex: 'half' }));
  } catch {
    return undefined;
  }
}

function hasBody(incoming: IncomingMessage): boolean {
  if (incoming.method === 'GET' || incoming.method === 'HEAD') return false;
  return (
    incoming.headers['transfer-encoding'] !== undefined ||
    Number(incoming.headers['content-length']) > 0
  );
}
