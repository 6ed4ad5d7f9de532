/** With the browser's letters at twice the usual size nothing on any page is cut off (WCAG 1.4.4). */
import { test } from '../support/browser.ts';
import { enlargeLetters } from '../support/large-letters.ts';
import { expectFits } from '../support/reflow.ts';
import { scenesOn } from '../support/scenes/scenes.ts';
import { phone } from '../support/screens.ts';

test.use(phone);

for (const { name, faults: provoked, set } of scenesOn('phone')) {
  test(name, async ({ page, catalogue, faults }) => {
    if (provoked) faults.expect(provoked);
    await enlargeLetters(page);
    await set({ page, catalogue });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await expectFits(page, `${width} px`);
    }
  });
}
