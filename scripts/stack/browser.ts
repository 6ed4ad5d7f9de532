import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { StackFailure } from './failure.ts';
import { runTool, tools } from './tool.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const headless = 'chromium-headless-shell';
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a browser for the tests: the one that CHROME_PATH names, Playwright's own, one of the system.
 * Where there is none, tries to get one: from Playwright, then, as root on Debian, from the system.
 *
 * @returns the path of its program.
 * @throws StackFailure that says what to install.
 */
export async function findBrowser(
  env: NodeJS.ProcessEnv,
  report: (line: string) => void,
  signal: AbortSignal,
): Promise<string> {
  const named = env.CHROME_PATH?.trim();
  if (named) {
    if (runs(named)) return named;
    throw new StackFailure(`CHROME_PATH is "${named}", which is not a browser that runs.`);
  }
  const present = findPresent(env);
  if (present) return present;
  report('    no browser found; getting one (this happens once)');
  await runTool(tools.playwright, ['install', 'chromium'], { env, signal });
  const own = findPresent(env);
  if (own) return own;
  if (mayInstall(env)) {
    report('    trying the system’s own packages');
    installPackage('chromium', env);
    signal.throwIfAborted();
    const installed = findPresent(env);
    if (installed) return installed;
  }
  throw new StackFailure(
    [
      'The browser tests need Chromium or Chrome, and none was found or could be fetched.',
      'Install one (Debian and Ubuntu: sudo apt-get install chromium; elsewhere:',
      'npx playwright install --with-deps chromium), or point CHROME_PATH at its program.',
    ].join('\n'),
  );
}

/**
 * Finds the same browser without its windows, which runs most tests in two thirds of the time. Where continuous
 * integration has none it tries to get one, since that takes seconds and saves minutes.
 *
 * @param browser stands in where there is none
 */
export function findHeadless(
  browser: string,
  env: NodeJS.ProcessEnv,
  report: (line: string) => void,
): string {
  // Who names a browser wants that one.
  if (env.CHROME_PATH?.trim()) return browser;
  if (!onPath(headless, env) && env.CI && mayInstall(env)) {
    report('    getting a browser without windows, to save time');
    installPackage(headless, env);
  }
  const present = onPath(headless, env);
  return present && runs(present) ? present : browser;
}

function mayInstall(env: NodeJS.ProcessEnv): boolean {
  return process.getuid?.() === 0 && onPath('apt-get', env) !== undefined;
}

/** Tries to install a package of Debian; whoever calls looks whether it is there. */
function installPackage(name: string, env: NodeJS.ProcessEnv): void {
  const options = {
    stdio: 'inherit',
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 180_000,
  } as const;
  // A fresh machine does not know which packages there are, or knows those of long ago.
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
}

function findPresent(env: NodeJS.ProcessEnv): string | undefined {
  const candidates = [
    chromium.executablePath(),
    ...names.map((name) => onPath(name, env)),
    ...names.map((name) => `/usr/bin/${name}`),
    ...applications,
  ];
  return candidates.find((path) => path !== undefined && existsSync(path) && runs(path));
}

/** A browser that lacks a system library is present but does not start. */
function runs(path: string): boolean {
  // On Windows the program opens a window instead of naming its version.
  if (process.platform === 'win32') return existsSync(path);
  return spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

function onPath(name: string, env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
