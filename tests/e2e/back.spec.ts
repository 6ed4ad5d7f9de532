/** Back closes what is open above the page first, in a browser that does not do it by itself. */
import { localBuyer } from '../../scripts/stack/backend/accounts.ts';
import { signInOn } from '../support/accounts.ts';
import { expect, hydrated, type Page, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';
import { carsOf, checkbox, compareSelected, dialog } from '../support/compare.ts';
import { filters, openList, putFiltersAway } from '../support/listing.ts';

test.beforeEach(async ({ page }) => {
  // Safari, Firefox and the browsers inside other apps have none.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'));
});

const menu = (page: Page) => page.locator('#site-menu');

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu(page)).toBeVisible();
  // The entry of the history is made once the header is ready.
  await expect.poll(() => page.evaluate(() => Number(history.state?.depth ?? 0))).toBe(1);
}

test('Back closes the comparison, the menu, the filters and a form first, and then leads back', async ({
  page,
  catalogue,
}) => {
  await test.step('the comparison, whose selection stays', async () => {
    const [first] = await carsOf(page);
    await page.goto('/cars/byd');
    await checkbox(page, first).check();
    await compareSelected(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/cars/byd');
    await expect(checkbox(page, first)).toBeChecked();
    await checkbox(page, first).uncheck();
  });
  await test.step('the menu; a link of it leads on, and one Back leads back', async () => {
    await page.goto('/terms');
    await openMenu(page);
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/terms');

    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Chargers', exact: true }).click();
    await expect(page).toHaveURL('/chargers');
    await page.goBack();
    await expect(page).toHaveURL('/terms');
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/cars/byd');
  });
  await test.step('the sheet of the filters, which stay, as does their way back', async () => {
    await openList(page);
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const panel = await filters(page);
    await panel.getByRole('checkbox', { name: /^SUV/ }).check();
    await panel.getByRole('checkbox', { name: /^CCS2/ }).check();
    await expect(page).toHaveURL(/\?body=SUV&protocol=CCS2$/);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\?body=SUV&protocol=CCS2$/);
    await expect(page.getByRole('button', { name: 'Remove filter: SUV' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove filter: CCS2' })).toBeVisible();
    await filters(page);
    await putFiltersAway(page);
    await page.goBack();
    await expect(page).toHaveURL('/cars');
    await expect(page.getByRole('button', { name: 'Remove filter: SUV' })).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/cars/byd');
  });
  await test.step('the form of a request, which keeps its draft', async () => {
    await signInOn(page, localBuyer);
    const car = sealPath(catalogue);
    await page.goto(car);
    await hydrated(page);
    const form = page.getByRole('dialog');
    const opener = page.getByRole('main').getByRole('button', { name: 'Insurance', exact: true });
    await opener.first().click();
    const typed = form.getByLabel('Owner name').first();
    await typed.fill('Mona Hassan');
    await page.goBack();
    await expect(form).toHaveCount(0);
    await expect(page).toHaveURL(car);
    await opener.first().click();
    await expect(typed).toHaveValue('Mona Hassan');
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/robots.txt');
  });
});
