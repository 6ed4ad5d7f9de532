import { chromium, type Page } from 'playwright';
import { findBrowser } from '../stack/browser.ts';
import { measureChanges, measureFloor } from './changes.ts';
import type { Time } from './painted.ts';
import { measureScroll } from './scroll.ts';

/** How many times slower the processor is made. */
const slowdown = 4;

/** Milliseconds from a change to its paint, at worst. */
const goal = 50;

const screens = {
  'Desk screen': { viewport: { width: 1440, height: 900 } },
  Phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  },
};

/** Measures the list of models at an address and prints what comes out. */
export async function report(address: string, signal: AbortSignal): Promise<void> {
  const html = await (await fetch(address)).text();
  const data = /\/data\/listing\/\w+\.json/.exec(html)?.[0] ?? '';
  console.log(`HTML on the wire      ${kilobytes(await wireSize(address))}`);
  console.log(
    `Data file on the wire ${kilobytes(await wireSize(new URL(data, address).href))} (goal: 60 kB)`,
  );

  const program = await findBrowser(process.env, console.log, signal);
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
  try {
    for (const [name, screen] of Object.entries(screens)) {
      console.log(
        `\n${name}, processor slowed down ${slowdown} times; free just before: ${freeShare()}`,
      );
      const context = await browser.newContext(screen);
      await reportScreen(await context.newPage(), address);
      await context.close();
    }
  } finally {
    await browser.close();
  }
}

async function reportScreen(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const changes = await measureChanges(page);
  const { frames, slow } = await measureScroll(page);
  const floor = await measureFloor(page);
  for (const { name, time } of changes) console.log(`  ${inWords(time)}  ${name}`);
  console.log(
    `  ${inWords(floor.time)}  floor: the screen's ${floor.cards} cards, ready, put in place`,
  );
  for (const [kind, meaning] of [
    ['wall', 'change to paint'],
    ['cpu', 'main thread until then'],
  ] as const) {
    const times = changes.map(({ time }) => time[kind]).sort((a, b) => a - b);
    const [median = 0, worst = 0] = [times[Math.floor(times.length / 2)], times.at(-1)];
    const against = (ms: number) =>
      `${ms.toFixed(0)} ms (${(ms / floor.time[kind]).toFixed(2)} x floor)`;
    console.log(`${meaning}: median ${against(median)}, worst ${against(worst)}; goal ${goal} ms`);
  }
  console.log(`Scrolling: ${slow} of ${frames} frames over 50 ms`);
}

function inWords({ wall, cpu }: Time): string {
  return `${wall.toFixed(0).padStart(4)} ms, main thread ${cpu.toFixed(0).padStart(4)} ms`;
}

/** How much of a processor a busy loop of 300 ms got: less than all of it, and waiting times mean little. */
function freeShare(): string {
  const [begun, used] = [performance.now(), process.cpuUsage()];
  while (performance.now() - begun < 300);
  const { user, system } = process.cpuUsage(used);
  return `${Math.round((user + system) / 10 / (performance.now() - begun))} %`;
}

async function wireSize(address: string): Promise<number> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  return Number(response.headers.get('content-length'));
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} kB`;
}
