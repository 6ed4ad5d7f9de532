import { buildRelease } from '../build.ts';
import type { Report } from '../command.ts';
import type { Home } from '../home.ts';
import { keepRunning } from '../keep-running.ts';
import type { CatalogueWatch } from './catalogue-watch.ts';
import { compressFolder } from './compress.ts';
import { findKept, hashSource, keepRelease } from './kept-release.ts';

export type SiteOptions = {
  home: Home;
  env: NodeJS.ProcessEnv;
  port: number;
  functionsPort: number | undefined;
  report: Report;
  signal: AbortSignal;
};

export type RunningSite = {
  /** Folder of the first release. */
  folder: string;
  /** When that was built, ms since 1970. */
  builtAt: number;
  /** Resolves once pages are sent compressed; they are served before. */
  compressed: Promise<void>;
  /** Builds the site anew and serves it. On failure the one before stays. */
  rebuild: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Builds the site and serves it. One that an earlier run built from the same source is served without a build.
 *
 * @param watchSince opens the watch of the catalogue, which counts changes since the kept release was built; a release
 *   is kept only where there is one.
 */
export async function startSite(
  { home, env, port, functionsPort, report, signal }: SiteOptions,
  watchSince?: (seen: ReturnType<CatalogueWatch['seen']> | undefined) => Promise<CatalogueWatch>,
): Promise<RunningSite> {
  const source = await hashSource(env);
  const kept = watchSince && (await findKept(home, source));
  const watch = await watchSince?.(kept?.seen);
  const closing = new AbortController();
  const whileOpen = AbortSignal.any([signal, closing.signal]);

  const build = async (report: Report) => {
    const [builtAt, seen] = [Date.now(), watch?.seen()];
    return { folder: await buildRelease({ home, env, report, signal: whileOpen }), builtAt, seen };
  };
  const { folder, builtAt, seen } = kept ?? (await build(report));
  const site = await keepRunning({
    name: 'site',
    module: 'site/process.ts',
    settings: { port, functionsPort, folder },
    env,
    logs: home.logs,
    signal,
    report,
  });
  const serveCompressed = async (release: Awaited<ReturnType<typeof build>>) => {
    await compressFolder(release.folder, whileOpen);
    await site.update({ folder: release.folder });
    if (release.seen) await keepRelease(home, { ...release, seen: release.seen, source });
  };
  const compressed = kept ? Promise.resolve() : serveCompressed({ folder, builtAt, seen });
  compressed.catch((error) => {
    if (!whileOpen.aborted) report(`  The pages are sent uncompressed: ${error}`);
  });
  return {
    folder,
    builtAt,
    compressed,
    rebuild: async () => serveCompressed(await build(() => {})),
    close: async () => {
      closing.abort();
      await compressed.catch(() => {});
      await site.close();
    },
  };
}
