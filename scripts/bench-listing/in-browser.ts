import type { Page } from 'playwright';

/** A filter or order that is set, and how long until its cars were painted, in milliseconds. */
export type Change = { name: string; ms: number };

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
 * Sets twenty filters and orders one after the other and measures each from the event to the paint of its first
 * cards.
 */
export async function measureChanges(page: Page): Promise<Change[]> {
  await page.locator('.models').hover();
  await page.locator('input[name="q"]').focus();
  await page.waitForTimeout(1_500);
  const changes: Change[] = [];
  for (const [selector, value] of steps) {
    const ms = await page.evaluate(timeChange, { selector, value });
    changes.push({ name: value === undefined ? selector : `${selector} = ${value}`, ms });
    await page.waitForTimeout(600);
  }
  return changes;
}

/** What it takes to put as many ready cards in place by hand; the page is of no use afterwards. */
export async function measureFloor(page: Page): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) times.push(await page.evaluate(timeFloor));
  times.sort((a, b) => a - b);
  return times[2] ?? 0;
}

/** Scrolls down the whole list with the wheel and counts its frames. */
export async function measureScroll(page: Page): Promise<{ frames: number; slow: number }> {
  await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.move(900, 600);
  await page.evaluate(() => {
    const gaps: number[] = [];
    let last = performance.now();
    const tick = (now: number) => {
      gaps.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Reflect.set(window, 'gaps', gaps);
  });
  for (let turn = 0; turn < 40; turn += 1) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(50);
  }
  return page.evaluate(() => {
    const gaps: number[] = Reflect.get(window, 'gaps');
    return { frames: gaps.length, slow: gaps.filter((gap) => gap > 50).length };
  });
}

/** Runs in the page. From the event to the frame after the one that shows other cards. */
function timeChange({ selector, value }: { selector: string; value: string | undefined }) {
  const shown = () =>
    [...document.querySelectorAll('.models-answer .car-card a')]
      .slice(0, 6)
      .map((link) => link.getAttribute('href'))
      .join() + document.querySelector('.models-count')?.textContent;
  return new Promise<number>((resolve, reject) => {
    const before = shown();
    const place = document.querySelector('.models');
    const control = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
    if (!place || !control) return reject(new Error(`No ${selector}`));
    const begun = performance.now();
    let countedAt = 0;
    const observer = new MutationObserver(() => {
      if (shown() === before || !document.querySelector('.models-answer .car-card')) return;
      countedAt = performance.now();
    });
    observer.observe(place, { subtree: true, childList: true, characterData: true });
    const tick = () => {
      if (countedAt === 0) return void requestAnimationFrame(tick);
      observer.disconnect();
      // A task after the frame: its paint is done.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - begun);
      port2.postMessage(null);
    };
    requestAnimationFrame(tick);
    setTimeout(() => reject(new Error(`${selector} changed nothing`)), 5_000);
    if (value === undefined) control.click();
    else {
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
}

/** Runs in the page. As many ready cards as an answer begins with, put in place of what is there, painted. */
function timeFloor() {
  return new Promise<number>((resolve) => {
    const grid = document.querySelector('.models-answer .car-grid');
    const ready = [...(grid?.children ?? [])].slice(0, 12).map((item) => item.cloneNode(true));
    const begun = performance.now();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - begun);
      port2.postMessage(null);
    });
    grid?.replaceChildren(...ready);
  });
}
