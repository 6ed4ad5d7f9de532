import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { type Report, StackFailure } from './command.ts';
import { runTool, tools } from './tool.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const headless = 'chromium-headless-shell';

/**
 * Finds a browser for the tests: the one that CHROME_PATH names, Playwright's own, or one of the system. Where there is
 * none, it tries to install one: from Playwright, then, as root on Debian, from the system's packages.
 *
 * @returns the path of its program.
 * @throws StackFailure that says what to install.
 */
export async function findBrowser(report: Report, signal: AbortSignal): Promise<string> {
  const named = process.env.CHROME_PATH?.trim();
  if (named) {
    if (runs(named)) return named;
    throw new StackFailure(`CHROME_PATH is "${named}", which is not a browser that runs.`);
  }
  const present = findPresent();
  if (present) return present;
  report('    no browser found; installing one (this happens once)');
  await runTool(tools.playwright, ['install', 'chromium'], { signal });
  if (!findPresent()) installPackage('chromium', report);
  const installed = findPresent();
  if (installed) return installed;
  throw new StackFailure(
    [
      'The browser tests need Chromium or Chrome, and none was found or could be fetched.',
      'Install one (Debian and Ubuntu: sudo apt-get install chromium; elsewhere:',
      'npx playwright install --with-deps chromium), or point CHROME_PATH at its program.',
    ].join('\n'),
  );
}

/**
 * Finds the same browser without windows, which runs most tests in two thirds of the time. Continuous integration
 * installs it, because that takes seconds and saves minutes.
 *
 * @param browser stands in where there is none.
 */
export function findHeadless(browser: string, report: Report): string {
  if (process.env.CHROME_PATH?.trim()) return browser;
  if (!onPath(headless) && process.env.CI) installPackage(headless, report);
  const present = onPath(headless);
  return present && runs(present) ? present : browser;
}

/**
 * Pages are set in the device's own font until theirs is there, which is sized after Arial. A machine without such a font
 * would show shifts that no visitor's device has, so it is installed where it can be.
 */
export function ensureFont(report: Report): void {
  if (!onPath('fc-match')) return;
  const match = spawnSync('fc-match', ['Arial'], { encoding: 'utf8' }).stdout;
  if (!/Arial|Arimo|Liberation|Helvetica/.test(match)) installPackage('fonts-liberation', report);
}

/** Tries to install a package of Debian; the caller checks whether it is there. */
export function installPackage(name: string, report: Report): void {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  report(`    trying the system's package ${name}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    // A fresh machine does not know which packages there are.
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ]) {
    spawnSync('apt-get', args, { stdio: 'inherit', env, timeout: 180_000 });
  }
}

function findPresent(): string | undefined {
  const candidates = [
    chromium.executablePath(),
    ...names.map(onPath),
    ...names.map((name) => `/usr/bin/${name}`),
  ];
  return candidates.find((path) => path !== undefined && existsSync(path) && runs(path));
}

/** A browser that lacks a system library is present but does not start. */
function runs(path: string): boolean {
  // On Windows the program opens a window instead of printing its version.
  if (process.platform === 'win32') return existsSync(path);
  return spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
