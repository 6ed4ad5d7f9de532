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
 * the event to the paint of its first cards: as many as the screen holds.
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

/** Runs in the page. Ends with the frame that fills the screen with other cards. */
function change({ selector, value, marks }: Step): Promise<void> {
  // Live lists, found once: what is looked up within the measured time would be part of it.
  const [answer] = document.getElementsByClassName('models-answer');
  const [count] = document.getElementsByClassName('models-count');
  const cards = () => {
    const list = [...(answer?.firstElementChild?.children ?? [])];
    return list.filter((card) => !card.hasAttribute('data-leaving'));
  };
  const links = answer?.getElementsByTagName('a');
  const shown = () => {
    let text = count?.textContent ?? '';
    const some = Math.min(links?.length ?? 0, 12);
    for (let place = 0; place < some; place += 1) text += links?.[place]?.getAttribute('href');
    return text;
  };
  const fillScreen = (painted: readonly Element[]) => {
    const places = painted.map((card) => card.getBoundingClientRect());
    const [first, last] = [places[0], places.at(-1)];
    const all = Number(count?.textContent?.replace(/\D/g, ''));
    if (!first || !last || places.length >= all) return true;
    const columns = places.filter(({ top }) => top === first.top).length;
    return (places.length % columns === 0 ? last.bottom : last.top) >= innerHeight;
  };
  return new Promise((resolve, reject) => {
    const control = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
    if (!control) return reject(new Error(`No ${selector}`));
    // In a short list some filters change nothing: such a span has no end.
    setTimeout(() => end(), 3_000);
    const before = shown();
    let inFrame: Element[] = [];
    let frames = 0;
    const { port1, port2 } = new MessageChannel();
    const tick = () => {
      inFrame = shown() === before ? [] : cards();
      // A task after the frame: its paint is done.
      port2.postMessage(null);
      frames = requestAnimationFrame(tick);
    };
    port1.onmessage = () => {
      if (inFrame.length === 0) return;
      performance.mark(marks.end);
      if (fillScreen(inFrame)) end();
    };
    const end = () => {
      port1.close();
      cancelAnimationFrame(frames);
      resolve();
    };
    frames = requestAnimationFrame(tick);
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
  const grid = document.querySelector('.models-answer .car-grid');
  const items = [...(grid?.children ?? [])];
  const onScreen = items.filter((item) => item.getBoundingClientRect().top < innerHeight).length;
  const ready = items.slice(0, onScreen).map((item) => item.cloneNode(true));
  return new Promise((resolve) => {
    performance.mark(begin);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        performance.mark(end);
        resolve(onScreen);
      };
      port2.postMessage(null);
    });
    grid?.replaceChildren(...ready);
  });
}
