/** A web font that comes late moves nothing, in either language. */
import { test } from '../support/browser.ts';
import { expectNoShift, lateFontPages, watchShifts } from '../support/late-font.ts';
import { phone } from '../support/screens.ts';
import { languages } from '../support/translated.ts';

test.use(phone);

for (const [language, inLanguage] of Object.entries(languages)) {
  test(`a late web font moves nothing: ${language}`, async ({ page, catalogue }) => {
    await watchShifts(page);
    for (const path of lateFontPages(catalogue)) await expectNoShift(page, inLanguage(path));
  });
}
