import { createHash, X509Certificate } from 'node:crypto';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { generate } from 'selfsigned';
import { keys, openEmbedded } from '../stack/backend/embedded.ts';
import { forBrowsers } from '../stack/backend/hosted.ts';
import { catalogueSettled } from '../stack/backend/open.ts';
import { findBrowser } from '../stack/browser.ts';
import { buildSite } from '../stack/build.ts';
import { listenOnLoopback, serveFetch } from '../stack/fetch-server.ts';
import { locateHome, projectRoot } from '../stack/home.ts';
import { compressFolder } from '../stack/site/compress.ts';
import { openSite } from '../stack/site/server.ts';
import { floorHtml } from './floor.ts';

/** A built site, served over HTTP/2 and TLS as its host would. */
export type Site = {
  /** Origin, without a slash at the end. */
  address: string;
  /** Folder of its files. */
  folder: string;
  /** Program and flags of a browser that trusts the certificate. */
  browser: { program: string; flags: string[] };
};

/**
 * Builds the site from a catalogue, adds the floor page, and serves it while `work` runs.
 *
 * @param sql fills the migrated database of a backend in memory.
 */
export async function withSite<T>(
  sql: string,
  signal: AbortSignal,
  work: (site: Site) => Promise<T>,
): Promise<T> {
  await using closers = new AsyncDisposableStack();
  const engine = await openEmbedded();
  closers.defer(engine.close);
  await engine.sql(sql);
  await catalogueSettled();
  const answer = forBrowsers((request) => engine.app.fetch(request));
  const backend = await serveFetch(answer, 0);
  closers.defer(backend.close);
  const root = await mkdtemp(join(tmpdir(), 'tayar-bench-'));
  closers.defer(() => rm(root, { recursive: true, force: true }));

  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  let handler: Awaited<ReturnType<typeof openSite>> | undefined;
  const server = createSecureServer({ key, cert }, (request, response) => {
    // No page needs a function to be shown.
    if (request.url.startsWith('/api/')) response.writeHead(204).end();
    else Reflect.apply(handler ?? (() => {}), undefined, [request, response]);
  });
  const address = `https://127.0.0.1:${await listenOnLoopback(server, 0)}`;
  closers.defer(() => void server.close());

  const folder = join(root, 'built');
  await buildSite(folder, {
    home: locateHome({ TAYAR_HOME: root }),
    env: {
      ...process.env,
      PUBLIC_SUPABASE_URL: `http://127.0.0.1:${backend.port}`,
      PUBLIC_SUPABASE_PUBLISHABLE_KEY: keys.publishable,
      PUBLIC_SITE_URL: address,
    },
    report: console.log,
    signal,
  });
  await compressFolder(folder, signal);
  await writeFile(join(folder, 'floor.html'), floorHtml);
  await copyFile(
    join(projectRoot, 'public/pictures/fallback-car-600.avif'),
    join(folder, 'floor.avif'),
  );
  handler = await openSite(folder);
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const flags = [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    `--ignore-certificate-errors-spki-list=${createHash('sha256').update(spki).digest('base64')}`,
  ];
  const program = await findBrowser(console.log, signal);
  // Awaited here: the site closes when this function ends.
  return await work({ address, folder, browser: { program, flags } });
}

/** Runs `work` with a browser that trusts the site's certificate. */
export async function withBrowser<T>(
  { browser: { program, flags } }: Site,
  work: (browser: Browser) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({ executablePath: program, args: flags });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
