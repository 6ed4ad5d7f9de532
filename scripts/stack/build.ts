import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Report, StackFailure, step } from './command.ts';
import { type Home, projectRoot } from './home.ts';
import { explainFullDisk } from './room.ts';
import { boundedMemory, runTool, tools } from './tool.ts';

export type BuildOptions = {
  home: Home;
  env: NodeJS.ProcessEnv;
  report: Report;
  signal: AbortSignal;
};

/**
 * Builds the site with Astro. Rows that the build leaves out are reported.
 *
 * @param folder absolute, anywhere; replaced when the build succeeds.
 * @throws StackFailure with the end of Astro's log.
 */
export async function buildSite(folder: string, options: BuildOptions): Promise<void> {
  const parent = join(projectRoot, '.astro');
  await mkdir(parent, { recursive: true });
  // Within the project: while it builds, Astro runs scripts from there, which have to find the packages.
  const within = await mkdtemp(join(parent, 'build-'));
  try {
    await step(options.report, 'Site built', () => runAstro(within, options));
    for (const file of ['index.html', '404.html']) {
      const { size } = await stat(join(within, file)).catch(() => ({ size: 0 }));
      if (size === 0) throw new StackFailure(`The build made no ${file}, so it is not used.`);
    }
    await rm(folder, { recursive: true, force: true });
    // Another disk takes a copy.
    await rename(within, folder).catch(() => cp(within, folder, { recursive: true }));
  } catch (error) {
    // Before the removal, which makes room again.
    throw explainFullDisk(error, options.home);
  } finally {
    await rm(within, { recursive: true, force: true });
  }
}

async function runAstro(folder: string, { home, env, report, signal }: BuildOptions) {
  const log = join(home.logs, 'build.log');
  const code = await runTool(tools.astro, ['build', '--outDir', folder], {
    env: { ...env, ...boundedMemory, FORCE_COLOR: '0', TAYAR_CACHE: home.cache },
    signal,
    log,
    onLine: (line) => {
      const text = stripVTControlCharacters(line);
      if (/\[WARN\]/i.test(text) && !text.includes('[vite]')) report(`    ${text}`);
    },
  });
  if (code === 0) return;
  const tail = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n').slice(-25);
  const title = 'The site could not be built; the one from before is left as it was.';
  throw new StackFailure([title, ...tail, `The whole log: ${log}`].join('\n  '));
}

/**
 * Builds a new release beside the served one. On failure nothing changes.
 *
 * @returns the folder to serve.
 */
export async function buildRelease(options: BuildOptions): Promise<string> {
  const { site } = options.home;
  await mkdir(site, { recursive: true, mode: 0o700 });
  const name = new Date().toISOString().replace(/[-:.]/g, '');
  await buildSite(join(site, name), options);
  // The release before this one may still be being sent.
  const older = (await readdir(site)).filter((other) => other !== name).sort();
  await Promise.all(
    older.slice(0, -1).map((other) => rm(join(site, other), { recursive: true, force: true })),
  );
  return join(site, name);
}
