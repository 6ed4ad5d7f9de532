import type { Page } from 'playwright';
import { timeGoals } from '../../tests/budgets.ts';
import { desktop, phone } from '../../tests/support/screens.ts';
import { atMost, median, type Section } from './report.ts';
import { type Site, withBrowser } from './site.ts';

/** CPU throttling factor, to imitate a mid-range phone. */
const slowdown = 4;

/** The changes in turn: the selector of a control and the value to set; a checkbox is clicked. */
const steps: readonly [selector: string, value?: string][] = [
  ['input[value="SUV"]'],
  ['select[name="sort"]', 'price_asc'],
  ['select[name="sort"]', 'range_desc'],
  ['input[value="Sedan"]'],
  ['input[value="CCS2"]'],
  ['select[name="sort"]', 'power_desc'],
  ['input[name="price-to"]', '2000000'],
  ['input[name="price-to"]', '1500000'],
  ['input[name="range-from-handle"]', '300'],
  ['input[value="SUV"]'],
  ['select[name="sort"]', 'price_desc'],
  ['input[value="Sedan"]'],
  ['input[name="range-from-handle"]', '200'],
  ['input[value="CCS2"]'],
  ['input[value="EREV"]'],
  ['select[name="sort"]', 'default'],
  ['input[value="EREV"]'],
  ['input[name="price-to"]', '3000000'],
  ['input[name="range-from-handle"]', '0'],
  ['select[name="sort"]', 'price_asc'],
  ['input[name="q"]', 'byd'],
  ['input[name="q"]', 'بي واي دي سيل'],
  ['input[name="q"]', ''],
];

/**
 * Measures how fast the list of models answers filters, sort orders and searches on a slow processor.
 *
 * @param visits how many visits measure each change; the median counts.
 */
export async function measureListing(site: Site, cars: string, visits: number): Promise<Section> {
  const found = await withBrowser(site, async (browser) => {
    const rows: { screen: string; times: (number | undefined)[] }[] = [];
    for (const [screen, options] of Object.entries({ desk: desktop, phone })) {
      const each: (number | undefined)[][] = [];
      for (let visit = 0; visit < visits; visit += 1) {
        const context = await browser.newContext(options);
        each.push(await measureVisit(await context.newPage(), `${site.address}/cars`));
        await context.close();
      }
      const times = steps.map((_, place) => {
        const measured = each.flatMap((visit) => visit[place] ?? []);
        return measured.length > 0 ? median(measured) : undefined;
      });
      rows.push({ screen, times });
    }
    return rows;
  });
  return {
    title: `List of ${cars} models`,
    note: `Processor ${slowdown} times slower. From the event to the end of the frame that shows the changed list, in ms; medians of ${visits} visits.`,
    goals: found.map(({ screen, times }) => {
      const changed = times.filter((time) => time !== undefined);
      const goal = `Worst of ${changed.length} changes, ${screen}, ms`;
      return atMost(goal, Math.max(...changed), timeGoals.filter);
    }),
    table: [
      ['change', ...found.map(({ screen }) => screen)],
      ...steps.map((step, place) => [
        `\`${step.join(' = ')}\``,
        ...found.map(({ times }) => times[place]?.toFixed(0) ?? 'changes nothing'),
      ]),
    ],
  };
}

async function measureVisit(page: Page, address: string): Promise<(number | undefined)[]> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // The island hydrates at the first sign of a person.
  await page.locator('input[name="q"]').focus();
  await page.locator('.models-cards').evaluate((list) => list.scrollIntoView());
  await page.waitForTimeout(3_000);
  const times: (number | undefined)[] = [];
  for (const [selector, value] of steps) {
    times.push((await page.evaluate(change, { selector, value })) ?? undefined);
  }
  if (times.every((time) => time === undefined)) throw new Error('No filter changed the list');
  return times;
}

/**
 * Runs in the page. Changes a control, and resolves to the milliseconds until the last frame that changed the cards on
 * screen is done; to null where nothing changed.
 */
function change({ selector, value }: { selector: string; value: string | undefined }) {
  const control = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
  if (!control) throw new Error(`No ${selector}`);
  const shown = () => {
    const cards = [...document.querySelectorAll('.models-cards > .car-grid > li')].slice(0, 6);
    const links = cards.map((card) => card.querySelector('a')?.href);
    return links.join(' ') + document.querySelector('.models-count')?.textContent;
  };
  return new Promise<number | null>((resolve) => {
    let seen = shown();
    let lasted: number | null = null;
    let quietSince = performance.now();
    const began = performance.now();
    // Runs after the paint of its frame, and before what React renders later.
    const afterPaint = () => {
      lasted = performance.now() - began;
    };
    const look = () => {
      const now = shown();
      if (now !== seen) {
        seen = now;
        quietSince = performance.now();
        void scheduler.postTask(afterPaint, { priority: 'user-blocking' });
      }
      if (performance.now() - quietSince > 700) resolve(lasted);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    if (value === undefined) control.click();
    else {
      // React overrides the setter on the element, so a plain assignment would go unnoticed.
      const { set } =
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
      set?.call(control, value);
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
}
