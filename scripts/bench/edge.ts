import { createHash, X509Certificate } from 'node:crypto';
import { Agent, request as sendRequest } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { Socket } from 'node:net';
import { generate } from 'selfsigned';
import { listenOnLoopback } from '../stack/fetch-server.ts';

/** What stands between visitors and the site at its host: HTTP/2 over TLS. */
export type Edge = {
  /** Origin of the site, without a slash at the end. */
  address: string;
  /** What a browser takes for `--ignore-certificate-errors-spki-list`, to trust the certificate as any other. */
  pin: string;
  /** Bytes sent to all visitors so far, headers included. */
  sent: () => number;
  close: () => Promise<void>;
};

/** Headers of a connection, which HTTP/2 does not know. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'host']);

/** Opens an edge on a free port of loopback, before the server at `port`. */
export async function openEdge(port: number): Promise<Edge> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  const agent = new Agent({ keepAlive: true });
  const sockets = new Set<Socket>();
  let sentByClosed = 0;
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) =>
    pass(request, response, { port, agent }),
  );
  server.on('secureConnection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      sentByClosed += socket.bytesWritten;
    });
  });
  const open = await listenOnLoopback(server, 0);
  return {
    address: `https://127.0.0.1:${open}`,
    pin: pinOf(cert),
    sent: () => [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, sentByClosed),
    close: () =>
      new Promise((resolve) => {
        agent.destroy();
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function pass(
  incoming: Http2ServerRequest,
  outgoing: Http2ServerResponse,
  to: { port: number; agent: Agent },
): void {
  const { url: path, method } = incoming;
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')),
  );
  const sent = sendRequest({ host: '127.0.0.1', path, method, headers, ...to }, (answer) => {
    const kept = Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name));
    outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
    answer.pipe(outgoing);
  });
  sent.on('error', () => outgoing.stream?.destroy());
  outgoing.on('close', () => sent.destroy());
  incoming.pipe(sent);
}

function pinOf(certificate: string): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}
