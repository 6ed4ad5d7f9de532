import type { Browser } from 'playwright';
import { timeGoals } from '../../tests/budgets.ts';
import { phone, slowDown, slowdown, withBrowser } from './browse.ts';
import { kilobytes, milliseconds } from './format.ts';
import { describeFreedom } from './machine.ts';
import type { Section } from './report.ts';
import type { Site } from './site.ts';
import { median } from './statistics.ts';

/** A way from one page to the next by a tap on a link. */
type Way = { name: string; from: string; link: string };

/** What one tap took: milliseconds from the touch to the paint of the heading, and bytes sent before it. */
type Trip = { click: number; bytesBefore: number };

const ways: readonly Way[] = [
  { name: 'list to car', from: '/cars', link: '.models-result .car-grid a[href^="/cars/"]' },
  { name: 'brand to car', from: '/cars/byd', link: 'main a[href^="/cars/byd/"]' },
  { name: 'home to brand', from: '/', link: 'main a[href^="/cars/"]' },
];

/** Measures how long a person waits from a tap on a link to the page behind it, and what was sent before the tap. */
export async function measureNavigation(
  site: Site,
  rounds: number,
  signal: AbortSignal,
): Promise<Section> {
  const freedom = await describeFreedom();
  const rows = ways.map((way): Way & { trips: Trip[] } => ({ ...way, trips: [] }));
  await withBrowser(site, signal, async (browser) => {
    for (let round = 0; round < rounds; round += 1) {
      for (const row of rows) row.trips.push(await travel(browser, site, row));
    }
  });
  const found = rows.map(({ name, trips }) => ({
    name,
    click: median(trips.map(({ click }) => click)),
    slowest: Math.max(...trips.map(({ click }) => click)),
    bytesBefore: median(trips.map(({ bytesBefore }) => bytesBefore)),
  }));
  const { click, bytesBefore } = timeGoals.navigation;
  const list = found[0];
  return {
    title: 'From page to page',
    notes: [
      `A tap on a link on a phone, slow 4G (150 ms, 1.6 Mbit/s) and a processor ${slowdown} times slower: from the touch to ` +
        `the paint of the next page’s heading, median of ${rounds}. The page has been open for 2.5 seconds, the link in view ` +
        'for 1.5. Bytes are all that was sent until the touch, headers included.',
      freedom,
    ],
    verdicts:
      list === undefined
        ? []
        : [
            {
              goal: 'List to car, touch to content',
              measured: milliseconds(list.click),
              limit: `≤ ${click} ms`,
              met: list.click <= click,
              peers: 'NextFaster 121 to 155 ms, Astro storefront 347 to 480, commerce 448 to 511',
            },
            {
              goal: 'Bytes before the touch',
              measured: kilobytes(list.bytesBefore),
              limit: `≤ ${kilobytes(bytesBefore)}`,
              met: list.bytesBefore <= bytesBefore,
              peers: 'NextFaster 484 kB',
            },
          ],
    tables: [
      {
        head: ['way', 'touch to content', 'slowest', 'sent before'],
        rows: found.map((way) => [
          way.name,
          milliseconds(way.click),
          milliseconds(way.slowest),
          kilobytes(way.bytesBefore),
        ]),
      },
    ],
  };
}

async function travel(browser: Browser, site: Site, { from, link }: Way): Promise<Trip> {
  const context = await browser.newContext(phone);
  await context.addInitScript(noteTimes);
  const page = await context.newPage();
  await slowDown(page, true);
  const sentBefore = site.sent();
  await page.goto(site.address + from, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(2_500);
  const target = page.locator(link).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1_500);
  const bytesBefore = site.sent() - sentBefore;
  const address = new URL((await target.getAttribute('href')) ?? '', site.address).href;
  await target.tap({ noWaitAfter: true });
  await page.waitForURL(address, { waitUntil: 'load', timeout: 30_000 });
  const click = await page.waitForFunction(() => {
    const touched = Number(sessionStorage.getItem('bench-touched'));
    const painted = Number(sessionStorage.getItem('bench-painted'));
    return painted > touched && painted - touched;
  });
  const time = Number(await click.jsonValue());
  await context.close();
  return { click: time, bytesBefore };
}

/** Runs in every page before its own scripts: keeps when it was touched last, and when its heading was painted. */
function noteTimes(): void {
  if (location.protocol !== 'https:') return;
  const now = () => performance.timeOrigin + performance.now();
  addEventListener(
    'pointerdown',
    ({ timeStamp }) =>
      sessionStorage.setItem('bench-touched', String(performance.timeOrigin + timeStamp)),
    { capture: true },
  );
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => sessionStorage.setItem('bench-painted', String(now()));
  // A page that is drawn ahead has no frames until it is shown.
  const look = () => {
    // A task after the frame: its paint is done.
    if (document.querySelector('h1')?.checkVisibility()) port2.postMessage(null);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
