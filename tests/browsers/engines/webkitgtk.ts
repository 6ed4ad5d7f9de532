import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Capabilities } from 'selenium-webdriver';
import type { Engine } from './engine.ts';
import { openByWebDriver } from './webdriver.ts';

/** Programs of WebKitGTK, as Debian's package webkit2gtk-driver has them. */
export type WebKitGtk = { driver: string; browser: string };

/** WebKitGTK's own small browser behind its WebDriver, on a screen that nobody sees where there is no other. */
export async function openWebKitGtk({ driver, browser }: WebKitGtk): Promise<Engine> {
  const port = await freePort();
  const screen = process.env.DISPLAY ? undefined : await openScreen();
  const env = { ...process.env, ...(screen && { DISPLAY: screen.display }) };
  const service = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
  await answers(`http://127.0.0.1:${port}/status`);
  const options = { binary: browser, args: ['--automation'] };
  const open = async () =>
    new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }),
      )
      .build();
  const close = async () => {
    await end(service);
    await screen?.close();
  };
  return openByWebDriver(open, { about: driver, close });
}

/** Opens a screen in memory. */
async function openScreen() {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(server.stdout, 'data');
  const display = `:${String(number).trim()}`;
  // Without a window manager a window that is resized loses the focus, and `:focus` with it.
  const manager = spawn('openbox', { env: { ...process.env, DISPLAY: display }, stdio: 'ignore' });
  const close = async () => {
    await end(manager);
    await end(server);
  };
  return { display, close };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

async function answers(address: string): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end; await wait(100)) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`${address} does not answer`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
