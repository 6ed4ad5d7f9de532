import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox, webkit } from 'playwright';
import { openFirefox } from './bidi.ts';
import type { Engine } from './engine.ts';
import { openByPlaywright } from './playwright.ts';
import { openSafari } from './webdriver.ts';
import { openWebKitGtk } from './webkitgtk.ts';

export type EngineName = 'chromium' | 'firefox' | 'webkit' | 'safari';

/** How an engine is opened, or undefined where the machine has none. */
type Opener = (() => Promise<Engine>) | undefined;

const firefoxOfMac = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** Finds an engine: Playwright's own build first, which has a phone's screen too, else what the system has. */
export function findEngine(name: EngineName): Opener {
  if (name === 'chromium') return openChromium;
  if (name === 'safari') return process.platform === 'darwin' ? openSafari : undefined;
  const type = { firefox, webkit }[name];
  if (existsSync(type.executablePath())) return () => openByPlaywright(type);
  if (name === 'firefox') {
    const program = onPath('firefox') ?? onPath('firefox-esr') ?? whenThere(firefoxOfMac);
    return program === undefined ? undefined : () => openFirefox(program);
  }
  const driver = onPath('WebKitWebDriver');
  const browser = ['4.1', '4.0', '6.0']
    .map((version) => `/usr/lib/${architecture()}-linux-gnu/webkit2gtk-${version}/MiniBrowser`)
    .find(existsSync);
  const hasScreen = process.env.DISPLAY || (onPath('Xvfb') && onPath('openbox'));
  return driver && browser && hasScreen ? () => openWebKitGtk({ driver, browser }) : undefined;
}

function openChromium(): Promise<Engine> {
  const executablePath = process.env.CHROME_HEADLESS_PATH ?? process.env.CHROME_PATH;
  return openByPlaywright(chromium, {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
}

/** As Debian calls it. */
const architecture = () => (process.arch === 'arm64' ? 'aarch64' : 'x86_64');

const whenThere = (path: string) => (existsSync(path) ? path : undefined);

function onPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, program)).find(existsSync);
}
