/** Nothing is drawn over what is pressed, where most lies above the page; tests/deep has all pages, widths and languages. */
import { test } from '../../support/browser.ts';
import { expectPressable, readers, screenWidths } from '../../support/pressable.ts';
import { alternately } from '../../support/translated.ts';

/** With a picture to change, a comparison, a bar for buying, lists with tabs, and the desk's list beside a request. */
const mostAbove = /^\/$|compare=|^\/cars\/byd\/|^\/orders$|^\/sales$/;

test('what is pressed is on top: home, a comparison, a car, a buyer’s activity, and the desk', async ({
  page,
}) => {
  for (const reader of Object.values(readers)) {
    await reader.signIn(page);
    const pages = (await reader.pages(page)).filter((address) => mostAbove.test(address));
    for (const [index, address] of alternately(pages).entries()) {
      // A narrow and a wide one.
      const widths = screenWidths.filter((_, at) => at % 3 === index % 3);
      await expectPressable(page, address, reader, widths);
    }
  }
});
