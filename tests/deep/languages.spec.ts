/** Dialogs, menus, notices and errors in Arabic have no English left in them. */
import { expect, test } from '../support/browser.ts';
import { scenesOn } from '../support/scenes/scenes.ts';
import { phone } from '../support/screens.ts';
import { englishOn } from '../support/translated.ts';

test.use(phone);

for (const { name, set } of scenesOn('phone').filter((scene) => /^Arabic/.test(scene.name))) {
  test(name, async ({ page, catalogue, stack }) => {
    await set({ page, catalogue });
    const english = await englishOn(page, [], stack);
    // As the people of the tests are called.
    expect(english.filter(({ text }) => !/^Mona \w+$/.test(text.trim()))).toEqual([]);
  });
}
