/** Nothing is drawn over what is pressed: each page in one language and at two widths; tests/deep has them all. */
import { test } from '../../support/browser.ts';
import { expectPressable, readers, screenWidths } from '../../support/pressable.ts';
import { alternately } from '../../support/translated.ts';

for (const [whose, reader] of Object.entries(readers)) {
  test(`what is pressed is on top: pages ${whose}`, async ({ page, stack }) => {
    test.setTimeout(600_000);
    await reader.signIn(page, stack);
    for (const [index, address] of alternately(await reader.pages(page)).entries()) {
      // A narrow and a wide one.
      const widths = screenWidths.filter((_, at) => at % 3 === index % 3);
      await expectPressable(page, address, reader, widths);
    }
  });
}
