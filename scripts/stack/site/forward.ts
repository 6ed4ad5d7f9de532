import { type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';

/**
 * Whether an address belongs to a function: Netlify's own prefix, or `/api`, under which functions
 * with a path of their own are kept.
 */
export function isForFunctions(pathname: string): boolean {
  return /^\/(?:\.netlify\/functions|api)(?:\/|$)/.test(pathname);
}

/** Passes a request to the functions' process and its answer back, as they come. */
export function forwardToFunctions(
  port: number,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const forwarded = sendRequest(
    {
      host: '127.0.0.1',
      port,
      path: incoming.url,
      method: incoming.method,
      // Whatever the caller claims about its address is replaced, as the host does.
      headers: { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' },
    },
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
