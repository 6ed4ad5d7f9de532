import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { StackFailure } from './failure.ts';
import type { Home } from './home.ts';
import { type Report, step } from './progress.ts';
import { explainFullDisk } from './room.ts';
import { compressFolder } from './site/compress.ts';
import { inProject } from './site/in-project.ts';
import { openReleases } from './site/releases.ts';
import { boundedMemory, runTool, tools } from './tool.ts';

export type BuildOptions = {
  home: Home;
  env: NodeJS.ProcessEnv;
  report: Report;
  signal: AbortSignal;
};

/**
 * Builds the site into a folder with Astro. Rows that the build leaves out are reported as it names them.
 *
 * @param folder absolute, within the project; emptied first.
 * @throws StackFailure with the end of Astro's log.
 */
export async function buildSite(folder: string, options: BuildOptions): Promise<void> {
  const { home, env, report, signal } = options;
  const log = join(home.logs, 'build.log');
  const code = await runTool(tools.astro, ['build', '--outDir', folder], {
    env: { ...env, ...boundedMemory, FORCE_COLOR: '0', TAYAR_CACHE: home.cache },
    signal,
    log,
    onLine: (line) => {
      const text = stripVTControlCharacters(line);
      // How the bundler cuts scripts is for developers, and stands in the log.
      if (/\[WARN\]/i.test(text) && !text.includes('[vite]')) report(`    ${text}`);
    },
  });
  if (code === 0) return;
  const tail = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n').slice(-25);
  const lines = [
    'The site could not be built; the one from before is left as it was.',
    ...tail,
    `The whole log: ${log}`,
  ];
  throw explainFullDisk(new StackFailure(lines.join('\n  ')), home);
}

/**
 * Builds a new release, compresses it quickly and puts it in place; on failure nothing changes.
 *
 * @returns the folder to serve.
 */
export async function buildRelease(options: BuildOptions): Promise<string> {
  const releases = openReleases(options.home.site);
  const { name, folder } = await releases.begin();
  try {
    await step(options.report, 'Site built', () =>
      inProject(folder, (within) => buildSite(within, options)),
    );
    await step(options.report, 'Pages compressed', () => compressFolder(folder, 'quick'));
    await releases.publish(name);
  } catch (error) {
    // Before room is made, which would hide that there was none.
    const reason = explainFullDisk(error, options.home);
    await releases.discard(name);
    throw reason;
  }
  await releases.prune();
  return folder;
}
