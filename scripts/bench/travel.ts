import { setTimeout as rest } from 'node:timers/promises';
import puppeteer, { type Page } from 'puppeteer-core';
import { midRangePhone } from '../../tests/support/screens.ts';
import { findBrowser } from '../stack/browser.ts';
import { browserFlags, slowdown } from './browse.ts';
import type { Site } from './site.ts';

/** A way from one page to the next by a tap on a link, which is brought into view by a finger or by itself. */
export type Way = { name: string; from: string; link: string; by: 'finger' | 'itself' };

/** What one tap took: milliseconds from the touch to the paint of what it opens, and bytes sent before it. */
export type Trip = { click: number; bytesBefore: number; drawnAhead: boolean };

/** Slow 4G as Lighthouse has it; bytes a second, and milliseconds. */
const slow4g = { download: 1_600_000 / 8, upload: 750_000 / 8, latency: 150 };

/**
 * Goes each way so many times, each in a browser of its own. Not with Playwright, which keeps browsers from drawing
 * pages ahead.
 */
export async function goWays(
  site: Site,
  ways: readonly Way[],
  rounds: number,
  signal: AbortSignal,
): Promise<Map<Way, Trip[]>> {
  const program = await findBrowser(process.env, console.log, signal);
  const trips = new Map<Way, Trip[]>(ways.map((way) => [way, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [way, taken] of trips) {
      const browser = await puppeteer.launch({
        executablePath: program,
        args: browserFlags(site),
        signal,
      });
      try {
        taken.push(await travel(await browser.newPage(), site, way));
      } finally {
        await browser.close();
      }
    }
  }
  return trips;
}

async function travel(page: Page, site: Site, { from, link, by }: Way): Promise<Trip> {
  const { viewport, ...device } = midRangePhone;
  await page.setViewport({ ...viewport, ...device });
  await page.emulateCPUThrottling(slowdown);
  await page.emulateNetworkConditions(slow4g);
  const sentBefore = site.sent();
  await page.goto(site.address + from, { waitUntil: 'load', timeout: 60_000 });
  await page.evaluate(keepTouch);
  await rest(2_500);
  const target = await page.waitForSelector(link, { visible: true });
  if (target === null) throw new Error(`There is no ${link} on ${from}`);
  if (by === 'itself') await target.scrollIntoView();
  else await swipeTo(page, (await target.boundingBox())?.y ?? 0);
  await rest(1_500);
  const bytesBefore = site.sent() - sentBefore;
  const goal = await target.evaluate((element) => element.getAttribute('href'));
  // A page that was drawn ahead takes the place of the one that is tapped at once.
  await target.tap().catch((error: unknown) => {
    if (!(error instanceof Error && error.name === 'TargetCloseError')) throw error;
  });
  const { touched, painted, drawnAhead } = await arriveAt(page, goal ?? '');
  return { click: painted - touched, bytesBefore, drawnAhead };
}

/**
 * What `untilPainted` tells of the page that opens.
 * @throws when it does not open within half a minute
 */
async function arriveAt(page: Page, path: string): ReturnType<typeof untilPainted> {
  const latest = performance.now() + 30_000;
  while (performance.now() < latest) {
    // The page that is left may go while it is asked.
    const opened = await page.evaluate(() => location.pathname).catch(() => '');
    if (opened === path) return page.evaluate(untilPainted);
    await rest(100);
  }
  throw new Error(`A tap on a link to ${path} did not open it`);
}

/** Brings what is so far down the screen to its middle, as a finger does that rests before it leaves. */
async function swipeTo(page: Page, y: number): Promise<void> {
  const { width, height } = midRangePhone.viewport;
  const [x, from, steps] = [width / 2, 0.8 * height, 20];
  const way = Math.max(100, y - height / 2);
  const finger = await page.touchscreen.touchStart(x, from);
  for (let step = 1; step <= steps; step += 1) {
    await finger.move(x, from - (way * step) / steps);
    await rest(20);
  }
  await rest(300);
  await finger.end();
}

/** Runs in the page that is left: keeps when it was touched last. */
function keepTouch(): void {
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      localStorage.setItem('bench-touched', String(performance.timeOrigin + timeStamp));
    },
    { capture: true },
  );
}

/** Runs in the page that is opened; moments are milliseconds of one clock. */
function untilPainted(): Promise<{ touched: number; painted: number; drawnAhead: boolean }> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      const [arrival] = performance.getEntriesByType('navigation');
      if (!paint || !arrival) return;
      resolve({
        touched: Number(localStorage.getItem('bench-touched')),
        painted: performance.timeOrigin + paint.startTime,
        drawnAhead: Number(Reflect.get(arrival, 'activationStart')) > 0,
      });
    }).observe({ type: 'paint', buffered: true });
  });
}
