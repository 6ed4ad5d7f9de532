import { createServer, type Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';
import { getRequestListener } from '@hono/node-server';

/** Answers one request; `peer` is the address of the socket, null where it is unknown. */
export type FetchHandler = (request: Request, peer: string | null) => Promise<Response>;

/**
 * Serves a web-standard handler over HTTP on loopback.
 *
 * @param port 0 picks a free one.
 * @returns the listening port, and a function that closes the server and its open connections.
 */
export async function serveFetch(
  handler: FetchHandler,
  port: number,
): Promise<{ port: number; close: () => Promise<void> }> {
  const listener = getRequestListener(
    (request, { incoming }) => handler(request, incoming.socket.remoteAddress ?? null),
    { overrideGlobalObjects: false },
  );
  const server = createServer(listener);
  return { port: await listenOnLoopback(server, port), close: () => closeServer(server) };
}

/** Starts a server on loopback only; rejects when the port is taken. */
export function listenOnLoopback(server: Server, port: number, host = '127.0.0.1') {
  return new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Closes a server at once, and the connections that are still open. */
export function closeServer(server: HttpServer): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
