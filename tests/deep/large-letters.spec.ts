/** Who has set their letters to twice the usual size sees all that pages can come to show (WCAG 1.4.4). */
import { expect, test } from '../support/browser.ts';
import { largeLetters } from '../support/large-letters.ts';
import { cutTexts, overflowing } from '../support/reflow.ts';
import { scenesOn } from '../support/scenes/scenes.ts';
import { phone } from '../support/screens.ts';

test.use({ ...phone, ...largeLetters });

for (const { name, faults: provoked, set } of scenesOn('phone')) {
  test(name, async ({ page, catalogue, faults }) => {
    if (provoked) faults.expect(provoked);
    await set({ page, catalogue });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await overflowing(page), `${width} px`).toEqual([]);
      expect.soft(await cutTexts(page), `${width} px`).toEqual([]);
    }
  });
}
