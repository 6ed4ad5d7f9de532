import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/**
 * Sends a page of the site with a status of its own, always whole: neither parts nor "not modified"
 * make sense for an address that is not there. Headers set before are kept.
 *
 * @param pathname of the page, without `.html`.
 */
export async function sendErrorPage(
  folder: string,
  pathname: string,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const wanted = encodings.filter(({ name }) => accepted.includes(name));
  response.setHeader('Vary', 'Accept-Encoding');
  // A rule may build the address from what the visitor sent.
  const page = pathname.includes('..') ? '/404' : pathname;
  for (const file of [`${page}.html`, '/404.html']) {
    for (const { name, suffix } of [...wanted, { name: undefined, suffix: '' }]) {
      const content = await readFile(join(folder, `${file}${suffix}`)).catch(() => undefined);
      if (!content) continue;
      if (name) response.setHeader('Content-Encoding', name);
      response.setHeader('Content-Type', 'text/html;charset=utf-8');
      response.writeHead(status, { 'content-length': content.length });
      response.end(request.method === 'HEAD' ? undefined : content);
      return;
    }
  }
  response.writeHead(status).end('Not found\n');
}
