import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CataloguePages, readCataloguePages } from '../../tests/support/catalogue.ts';
import { serveFetch } from '../stack/fetch-server.ts';
import { findFreePorts } from '../stack/ports.ts';
import { compressFolder } from '../stack/site/compress.ts';
import { startSiteServer } from '../stack/site/server.ts';
import { type Backend, withMemoryBackend } from './backend.ts';
import { build } from './build.ts';
import { type Edge, openEdge } from './edge.ts';
import { floorHtml, floorPicture } from './floor.ts';

/** A built site that answers as it would on the internet, and the floor beside it. */
export type Site = Omit<Edge, 'close'> & {
  /** The same site past the edge: HTTP/1.1, as the tests see it. */
  plain: string;
  pages: CataloguePages;
  backend: Backend;
};

/** Builds the site from a catalogue, serves it compressed, and does some work with it. */
export async function withSite<T>(
  sql: string,
  signal: AbortSignal,
  work: (site: Site) => Promise<T>,
): Promise<T> {
  return withMemoryBackend(sql, async (backend) => {
    const folder = await mkdtemp(join(tmpdir(), 'tayar-bench-'));
    const { site: port } = await findFreePorts();
    // Nobody counts the visits of a benchmark, and no page needs another function to be shown.
    const functions = await serveFetch(async () => new Response(null, { status: 204 }), 0);
    const server = await startSiteServer(port, functions.port);
    const edge = await openEdge(port);
    try {
      const built = join(folder, 'site');
      await build(built, backend, signal, edge.address);
      await writeFile(join(built, 'floor.html'), floorHtml);
      await copyFile(floorPicture, join(built, 'floor.avif'));
      await compressFolder(built, 'best');
      await server.serveFolder(built);
      const plain = `http://localhost:${port}`;
      return await work({ ...edge, plain, backend, pages: await readCataloguePages(plain) });
    } finally {
      await edge.close();
      await server.close();
      await functions.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
}
