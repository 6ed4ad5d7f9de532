/** Nothing moves under a reader's eyes while a page loads. */
import { expect, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';
import { midRangePhone, phone } from '../support/screens.ts';
import { languages } from '../support/translated.ts';
import { usesWebFont } from '../support/web-fonts.ts';

const slowFontMs = 1_200;

/** On a phone of today, and on the one that Lighthouse imitates: lines break elsewhere. */
const widths = [phone.viewport.width, midRangePhone.viewport.width];

const paths = ['/', '/cars', '/services/insurance', '/signin?reason=insurance'];

for (const [language, inLanguage] of Object.entries(languages)) {
  for (const width of widths) {
    test(`a late web font moves nothing, nor does the reason to sign in: ${language}, ${width} px`, async ({
      page,
      catalogue,
    }) => {
      await page.setViewportSize({ ...phone.viewport, width });
      await page.route('**/_astro/fonts/*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, slowFontMs));
        await route.continue();
      });
      await page.addInitScript(() => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'));
          document.documentElement.dataset.shift = String(shift);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const path of [...paths, sealPath(catalogue)]) {
        await page.goto(inLanguage(path), { waitUntil: 'load' });
        // Some lead on to another page.
        await page.waitForTimeout(slowFontMs);
        await page.waitForLoadState('networkidle');
        await expect.poll(() => usesWebFont(page), path).toBe(true);
        await page.waitForTimeout(300);
        const shift = await page.evaluate(() =>
          Number(document.documentElement.dataset.shift ?? 0),
        );
        expect.soft(shift, path).toBeLessThan(0.01);
      }
    });
  }

  test(`home stands where it was left, though the browser has not kept it: ${language}`, async ({
    page,
  }) => {
    await page.goto(inLanguage('/'), { waitUntil: 'load' });
    await expect.poll(() => usesWebFont(page)).toBe(true);
    const last = page.locator('main > section').nth(3).locator('h3').last();
    await last.evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
    const top = () => last.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
    const left = await top();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(phone.viewport.height);
    await page.goto(inLanguage('/about'));
    await page.goBack({ waitUntil: 'load' });
    await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(4);
  });
}

/** Each frame of what moves by itself takes a phone's processor from the page, which is still coming to life. */
test('a page that stands is not drawn again and again on a phone', async ({ page, catalogue }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const path of ['/', '/cars', '/cars/byd', sealPath(catalogue), '/chargers', '/about']) {
    await page.goto(path, { waitUntil: 'commit' });
    const moving = await page.evaluate(async () => {
      const all = new Set<string>();
      while (performance.now() < 1_500) {
        for (const animation of document.getAnimations()) {
          const { duration = 0 } = animation.effect?.getComputedTiming() ?? {};
          if (Number(duration) > 0) all.add(Reflect.get(animation, 'animationName'));
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return [...all];
    });
    expect.soft(moving, path).toEqual([]);
  }
});
