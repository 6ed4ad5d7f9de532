import type { Page } from 'playwright';
import { marks, type Time, timed } from './painted.ts';

/** Something that was done, by name, and how long until it was painted: no time where nothing was to be changed. */
export type Change = { name: string; time: Time };

/** What is done in turn: a control by its selector, and the value that it takes (a box is just pressed). */
const steps: readonly [selector: string, value?: string][] = [
  ['input[value="SUV"]'],
  ['select[name="sort"]', 'price_asc'],
  ['select[name="sort"]', 'range_desc'],
  ['input[value="Sedan"]'],
  ['input[value="CCS2"]'],
  ['select[name="sort"]', 'power_desc'],
  ['input[name="price-to-handle"]', '2000000'],
  ['input[name="price-to-handle"]', '1500000'],
  ['input[name="range-from-handle"]', '300'],
  ['input[value="SUV"]'],
  ['select[name="sort"]', 'price_desc'],
  ['input[value="Sedan"]'],
  ['input[name="range-from-handle"]', '200'],
  ['input[value="CCS2"]'],
  ['input[value="EREV"]'],
  ['select[name="sort"]', 'default'],
  ['input[value="EREV"]'],
  ['input[name="price-to-handle"]', '3000000'],
  ['input[name="range-from-handle"]', '0'],
  ['select[name="sort"]', 'price_asc'],
];

/**
 * Sets twenty filters and orders one after the other, with the list at the top of the screen, and measures each from
 * the event to the paint of its cards, as many as the screen holds.
 */
export async function measureChanges(page: Page): Promise<Change[]> {
  await page.locator('input[name="q"]').focus();
  await scrollToList(page);
  const times = await timed(page, async () => {
    for (const [selector, value] of steps) {
      await page.evaluate(change, { selector, value, marks });
      await page.waitForTimeout(600);
    }
  });
  return times.map((time, place) => {
    const [selector, value] = steps[place] ?? [''];
    return { name: value === undefined ? selector : `${selector} = ${value}`, time };
  });
}

/**
 * What it takes to put as many ready cards in place by hand as the screen holds; the page is of no use afterwards.
 */
export async function measureFloor(page: Page): Promise<{ cards: number; time: Time }> {
  await scrollToList(page);
  let cards = 0;
  const times = await timed(page, async () => {
    for (let round = 0; round < 5; round += 1) {
      cards = await page.evaluate(placeReadyCards, marks);
      await page.waitForTimeout(200);
    }
  });
  times.sort((a, b) => a.cpu - b.cpu);
  return { cards, time: times[2] ?? { wall: 0, cpu: 0 } };
}

async function scrollToList(page: Page): Promise<void> {
  await page.locator('.models-result').evaluate((list) => list.scrollIntoView());
  await page.waitForTimeout(1_500);
}

type Step = { selector: string; value: string | undefined; marks: typeof marks };

/** Runs in the page. Ends with the last frame that put other cars on the screen, once no other follows it. */
function change({ selector, value, marks }: Step): Promise<void> {
  // Found once: what is looked up within the measured time would be part of it.
  const [count] = document.getElementsByClassName('models-count');
  const items = [...document.querySelectorAll('.models-cards > .car-grid > li')];
  const onScreen = items.filter((item) => {
    const { top, height } = item.getBoundingClientRect();
    return height > 0 && top < innerHeight;
  });
  const links = onScreen.flatMap((item) => item.querySelector('a') ?? []);
  const shown = () => links.reduce((text, { href }) => text + href, count?.textContent ?? '');
  return new Promise((resolve, reject) => {
    const control = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
    if (!control) return reject(new Error(`No ${selector}`));
    let seen = shown();
    let frame = 0;
    // In a short list some filters change nothing: such a span has no end.
    let settled = setTimeout(() => end(), 3_000);
    const tick = () => {
      frame = requestAnimationFrame(tick);
      const now = shown();
      if (now === seen) return;
      seen = now;
      performance.mark(marks.end);
      clearTimeout(settled);
      settled = setTimeout(() => end(), 300);
    };
    const end = () => {
      cancelAnimationFrame(frame);
      resolve();
    };
    frame = requestAnimationFrame(tick);
    performance.mark(marks.begin);
    if (value === undefined) control.click();
    else {
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
}

/** Runs in the page. @returns how many cards were put in place */
function placeReadyCards({ begin, end }: typeof marks): Promise<number> {
  const grid = document.querySelector('.models-cards > .car-grid');
  const items = [...(grid?.children ?? [])];
  const onScreen = items.filter((item) => item.getBoundingClientRect().top < innerHeight).length;
  const ready = items.slice(0, onScreen).map((item) => item.cloneNode(true));
  return new Promise((resolve) => {
    performance.mark(begin);
    requestAnimationFrame(() => {
      performance.mark(end);
      resolve(onScreen);
    });
    grid?.replaceChildren(...ready);
  });
}
