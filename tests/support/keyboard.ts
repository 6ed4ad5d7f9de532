import type { Locator } from 'playwright/test';
import { expect, type Page } from './browser.ts';

/** More stops than any way across a page should take. */
const mostStops = 400;

/** Faults of the focused element; empty when it shows its focus and nothing covers it (WCAG 2.4.7 and 2.4.11). */
export function focusFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return ['The focus is nowhere'];
    const name = focused.outerHTML.slice(0, 160);
    const ringed = [focused, focused.closest('label'), focused.nextElementSibling]
      .flatMap((element) => (element ? [element] : []))
      .flatMap((element) =>
        ['', '::before', '::after'].map((part) => getComputedStyle(element, part || null)),
      )
      .some(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      );
    // The ring of a slider is on its handle, whose style no script can read.
    const shown = ringed || focused.matches('input[type=range]');
    const { left, top, width, height } = focused.getBoundingClientRect();
    const shares = [0.05, 0.5, 0.95];
    const label = focused.closest('label');
    const seen = shares.some((x) =>
      shares.some((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        // An element without pointer events lets the press through to its parent.
        const passed = getComputedStyle(focused).pointerEvents === 'none' && hit?.contains(focused);
        return focused.contains(hit) || label?.contains(hit) || passed;
      }),
    );
    return [
      ...(shown ? [] : [`No sign of focus: ${name}`]),
      ...(seen ? [] : [`Hidden at ${Math.round(left)}, ${Math.round(top)}: ${name}`]),
    ];
  });
}

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  expect(await focusFaults(page), `after ${key}`).toEqual([]);
}

/** Presses Tab until the element has the focus, and expects a visible focus at every stop. */
export async function tabTo(page: Page, goal: Locator, key = 'Tab'): Promise<void> {
  await goal.first().waitFor();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await isFocused(goal)) return;
    await press(page, key);
  }
  throw new Error(`The Tab key does not lead to ${goal}`);
}

/** Moves to the element by Tab and presses the key that activates it. */
export async function pressAt(page: Page, goal: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, goal);
  await page.keyboard.press(key);
}

/** Moves to the field by Tab and replaces its text. */
export async function typeAt(page: Page, goal: Locator, text: string): Promise<void> {
  await tabTo(page, goal);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Goes through everything that the Tab key stops at, until it comes round or leaves the page. */
export async function walk(page: Page, most = mostStops): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(() => document.activeElement?.setAttribute('data-walked', ''));
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab');
    const round = await page.evaluate(() => {
      const { activeElement, body } = document;
      const seen = activeElement === body || activeElement?.hasAttribute('data-walked') === true;
      activeElement?.setAttribute('data-walked', '');
      return seen;
    });
    if (round) break;
    faults.push(...(await focusFaults(page)));
  }
  return faults;
}

function isFocused(goal: Locator): Promise<boolean> {
  return goal.evaluateAll((elements) =>
    elements.some((element) => element === document.activeElement),
  );
}
