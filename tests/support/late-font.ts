import { expect, type Page } from './browser.ts';
import { sealPath } from './catalogue.ts';

/** The pages on which a late font would move most. */
export const lateFontPages = (catalogue: { cars: string[] }): string[] => [
  '/',
  '/cars',
  '/services/insurance#plans',
  '/signin?reason=insurance',
  sealPath(catalogue),
];

/** Sums up what moves by itself, from the next page that opens. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'));
      Object.assign(window, { shift });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Opens a page whose web fonts come after its first picture, and expects that nothing moves. */
export async function expectNoShift(page: Page, path: string): Promise<void> {
  const fonts = '**/_astro/fonts/*';
  const { promise: shown, resolve: release } = Promise.withResolvers<void>();
  await page.route(fonts, async (route) => {
    await shown;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await nextFrames(page);
  release();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => usesWebFont(page), path).toBe(true);
  await nextFrames(page);
  const shift = await page.evaluate(() => Number(Reflect.get(window, 'shift') ?? 0));
  expect.soft(shift, path).toBeLessThan(0.01);
  await page.unroute(fonts);
}

/** Whether a page is set in one of its web fonts, rather than in a font of the device. */
const usesWebFont = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].some(
      ({ family, status }) =>
        /^"?(?:Instrument|Readex)(?!.*fallback)/.test(family) && status === 'loaded',
    );
  });

/** Waits until the page has been drawn as it is now. */
const nextFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
