/** The gallery of a car page: keys, thumbs and mice move it, and it says where it is (Spec 4). */

import type { Locator } from 'playwright/test';
import { hydrated } from '../support/arrive.ts';
import { expect, type Page, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';

const strip = (page: Page) => page.getByRole('region', { name: /^Pictures of the/ });
const slide = (page: Page, index: number) => page.locator(`#picture-${index}`);
const status = (page: Page) => page.locator('.gallery').getByRole('status');

/** How many pictures of the strip are there. */
const loaded = (page: Page) =>
  strip(page)
    .locator('img')
    .evaluateAll(
      (images: HTMLImageElement[]) => images.filter((image) => image.naturalWidth).length,
    );

/** Moves a thumb from the end of something to its start. */
async function swipe(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to swipe.');
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: box.x + box.width * share, y: box.y + box.height / 2 }],
    });
  await touch('touchStart', 0.9);
  // Well beyond the middle, where the strip would turn back, and frame by frame as thumbs move: the browser joins moves
  // that come at once, and loses some.
  for (const share of [0.8, 0.6, 0.4, 0.2, 0.1, 0.05]) {
    await touch('touchMove', share);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Reaches the strip by keyboard, and waits until React answers its keys. */
async function reachStrip(page: Page): Promise<void> {
  await strip(page).focus();
  await hydrated(page);
}

test('the gallery moves by arrow keys and by its small pictures, and says where it is', async ({
  page,
  catalogue,
}) => {
  await page.goto(sealPath(catalogue));
  await expect(status(page)).toBeEmpty();

  await reachStrip(page);
  await page.keyboard.press('ArrowRight');
  await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
  await expect(status(page)).toHaveText('BYD Seal RWD, picture 2 of 5');
  await page.keyboard.press('End');
  await expect(slide(page, 5)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(slide(page, 4)).toBeInViewport({ ratio: 0.9 });

  await page.getByRole('link', { name: 'Show picture 1 of 5' }).click();
  await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 });
  await expect(page).not.toHaveURL(/#picture/);
  await expect(page.getByRole('link', { name: 'Show picture 1 of 5' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('a mouse has buttons for the gallery, which goes round', async ({ page, catalogue }, {
  project,
}) => {
  test.skip(project.name === 'phone', 'a thumb swipes');
  await page.goto(sealPath(catalogue));
  await page.locator('.gallery').hover();
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await expect(slide(page, 5)).toBeInViewport({ ratio: 0.9 });
});

test('a swipe brings the next picture; touching the strip fetches all of them', async ({
  page,
  catalogue,
}, { project }) => {
  test.skip(project.name !== 'phone', 'needs a touch screen');
  await page.goto(sealPath(catalogue));
  await expect(slide(page, 1).locator('img')).toBeVisible();
  expect(await loaded(page)).toBeLessThan(5);
  await swipe(page, page.locator('.gallery-strip'));
  await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
  await expect(slide(page, 2).locator('img')).toHaveJSProperty('complete', true);
  await expect.poll(() => loaded(page)).toBe(5);
});

test('a key counts from the picture that the one before leads to, while the strip still moves', async ({
  page,
  catalogue,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(sealPath(catalogue));
  await reachStrip(page);
  const said = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const place = document.querySelector('.gallery [role=status]') ?? document.body;
    new MutationObserver(() => texts.push(place.textContent)).observe(place, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  // Half way, where another picture than the last fills the strip.
  await strip(page).evaluate((element) => {
    element.addEventListener('scroll', function press() {
      if (element.scrollLeft < element.clientWidth * 1.8) return;
      element.removeEventListener('scroll', press);
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    });
  });
  await page.keyboard.press('End');
  await expect(slide(page, 4)).toBeInViewport({ ratio: 0.9 });
  await expect(status(page)).toHaveText('BYD Seal RWD, picture 4 of 5');
  // Nobody hears of those that only pass by.
  expect(await said.jsonValue()).toEqual(['BYD Seal RWD, picture 4 of 5']);
});

test('a strip that was moved before React answered says where it is', async ({
  page,
  catalogue,
}) => {
  await page.goto(sealPath(catalogue));
  await strip(page).evaluate((element) =>
    element.scrollTo({ left: element.clientWidth, behavior: 'instant' }),
  );
  await reachStrip(page);
  await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
  await expect(status(page)).toHaveText('BYD Seal RWD, picture 2 of 5');
});
