/** Nothing is drawn over what is pressed, in either language, at any width. */
import { test } from '../support/browser.ts';
import { expectPressable, readers, screenWidths } from '../support/pressable.ts';
import { languages } from '../support/translated.ts';

for (const [whose, reader] of Object.entries(readers)) {
  for (const [language, inLanguage] of Object.entries(languages)) {
    test(`what is pressed is on top: pages ${whose}, ${language}`, async ({ page }) => {
      test.setTimeout(600_000);
      await reader.signIn(page);
      for (const address of (await reader.pages(page)).map(inLanguage)) {
        await expectPressable(page, address, reader, screenWidths);
      }
    });
  }
}
