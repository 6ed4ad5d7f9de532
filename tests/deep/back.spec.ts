/** More of what Back closes first, in a browser that does not do it by itself. */
import { localBuyer } from '../../scripts/stack/backend/accounts.ts';
import { openMenu, signInOn } from '../support/accounts.ts';
import { expect, hydrated, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';
import { carsOf, checkbox, compareSelected, dialog } from '../support/compare.ts';
import { phone } from '../support/screens.ts';

test.use(phone);

test.beforeEach(async ({ page }) => {
  // Safari, Firefox and the browsers inside other apps have none.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'));
});

test('the language beside a closed menu, and a link of the comparison, lead on; one Back leads back', async ({
  page,
}) => {
  await page.goto('/about');
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await page.locator('#other-language').click();
  await expect(page).toHaveURL('/ar/about');
  await page.goBack();
  await expect(page).toHaveURL('/about');

  const [first] = await carsOf(page);
  await page.goto('/cars/byd');
  await checkbox(page, first).check();
  await compareSelected(page).click();
  await dialog(page).getByRole('link', { name: 'View all models' }).click();
  await expect(page).toHaveURL(/\/cars\?compare=/);
  await page.goBack();
  await expect(page).toHaveURL('/cars/byd');
});

test('the form of each kind of request keeps its draft; the way back to the list stays', async ({
  page,
  catalogue,
}) => {
  await signInOn(page, localBuyer);
  await page.goto('/cars');
  const car = sealPath(catalogue);
  await page.goto(car);
  await hydrated(page);
  const form = page.getByRole('dialog');
  const main = page.getByRole('main');
  for (const [name, field] of [
    ['Book a Visit', 'Name'],
    ['Finance', 'Name'],
    ['Insurance', 'Owner name'],
  ] as const) {
    const opener = main.getByRole('button', { name, exact: true }).first();
    const typed = form.getByLabel(field).first();
    await opener.click();
    await typed.fill('Mona Hassan');
    await page.goBack();
    await expect(form).toHaveCount(0);
    await expect(page).toHaveURL(car);
    await opener.click();
    await expect(typed).toHaveValue('Mona Hassan');
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
  }
  await page.goBack();
  await expect(page).toHaveURL('/cars');
});
