import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A proxy in front of the site, whose connection breaks in the middle of some answers. */
export type BreakingSite = {
  url: string;
  /** Breaks off the answers for paths that begin so; nothing breaks without one. */
  breakOff: (prefix?: string) => void;
  close: () => void;
};

/** @param siteUrl origin of the site under test */
export async function breakingSite(siteUrl: string): Promise<BreakingSite> {
  let broken: string | undefined;
  const server: Server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const { method = 'GET' } = request;
    const hasBody = !['GET', 'HEAD'].includes(method);
    const answer = await fetch(new URL(path, siteUrl), {
      method,
      redirect: 'manual',
      headers: { 'content-type': request.headers['content-type'] ?? '' },
      ...(hasBody && { body: new Uint8Array(await buffer(request)) }),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const kept = ['content-type', 'cache-control', 'location'].flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    response.writeHead(answer.status, {
      ...Object.fromEntries(kept),
      'content-length': body.length,
    });
    if (broken === undefined || !path.startsWith(broken)) response.end(body);
    else
      response.write(body.subarray(0, body.length / 2), () => response.socket?.resetAndDestroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    breakOff: (prefix) => {
      broken = prefix;
    },
    close: () => void server.close(),
  };
}
