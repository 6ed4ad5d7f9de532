import { expect, type Page } from './browser.ts';

/** Moves the pointer, the first sign of a person, and waits until the islands of the page have hydrated. */
export async function arrive(page: Page): Promise<void> {
  await page.mouse.move(4, 4);
  await page.mouse.move(8, 8);
  await hydrated(page);
}

/** Waits until the islands of the page have hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
}
