import { expect, test } from '../support/browser.ts';
import {
  bar,
  carsOf,
  checkbox,
  compareSelected,
  dialog,
  expectSelected,
  fullName,
  keepSelected,
} from '../support/compare.ts';
import { wake } from '../support/listing.ts';
import { notice } from '../support/notice.ts';

for (const address of ['/cars', '/cars/byd']) {
  test(`${address}: a bar counts the selected cars and clears them`, async ({ page }) => {
    const [first, second] = await carsOf(page);
    await page.goto(address);
    await wake(page);
    await expect(bar(page)).toBeHidden();
    await checkbox(page, first).check();
    await expectSelected(page, 1);
    await checkbox(page, second).check();
    await expectSelected(page, 2);
    await checkbox(page, second).uncheck();
    await expectSelected(page, 1);
    await bar(page).getByRole('button', { name: 'Clear Selected EVs', exact: true }).click();
    await expect(bar(page)).toBeHidden();
    await expect(checkbox(page, first)).not.toBeChecked();
  });

  test(`${address}: a third car is refused`, async ({ page }) => {
    const [first, second, third] = await carsOf(page);
    await page.goto(address);
    await wake(page);
    await checkbox(page, first).check();
    await checkbox(page, second).check();
    await checkbox(page, third).click();
    await expect(notice(page)).toContainText('Maximum Cars Selected');
    await expect(notice(page)).toContainText('Only two EVs are allowed for comparison.');
    await expect(checkbox(page, third)).not.toBeChecked();
    // The notice stands above the bar.
    const [said, below] = await Promise.all([
      page.locator('.toast').boundingBox(),
      bar(page).boundingBox(),
    ]);
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await expectSelected(page, 2);
    // Nor does it lie over the comparison.
    await compareSelected(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect(page.locator('.toast')).toHaveCount(0);
  });
}

test('the list says how many cars are selected, and that none is', async ({ page }) => {
  const [first] = await carsOf(page);
  await page.goto('/cars');
  await wake(page);
  await page.getByRole('button', { name: 'Compare Selected (0/2)', exact: true }).click();
  await expect(notice(page)).toContainText('No Cars Selected');
  await expect(notice(page)).toContainText('Please select at least one car to compare.');
  await expect(dialog(page)).toHaveCount(0);
  await checkbox(page, first).check();
  await page.getByRole('button', { name: 'Compare Selected (1/2)', exact: true }).click();
  await expect(dialog(page)).toBeVisible();
});

test('the selection outlives navigation and reload', async ({ page }) => {
  const [first] = await carsOf(page);
  await page.goto('/cars/byd');
  await checkbox(page, first).check();
  await expectSelected(page, 1);
  await page.goto('/cars');
  await wake(page);
  await expectSelected(page, 1);
  await expect(checkbox(page, first)).toBeChecked();
  await page.reload();
  await expect(checkbox(page, first)).toBeChecked();
  await page.goBack();
  await expect(checkbox(page, first)).toBeChecked();
});

test('two tabs show the same selection', async ({ page, context }) => {
  const [first] = await carsOf(page);
  await page.goto('/cars/byd');
  const other = await context.newPage();
  await other.goto('/cars/byd');
  await checkbox(page, first).check();
  await expect(checkbox(other, first)).toBeChecked();
  await bar(other).getByRole('button', { name: 'Clear Selected EVs' }).click();
  await expect(checkbox(page, first)).not.toBeChecked();
  await expect(bar(page)).toBeHidden();
});

for (const junk of ['{"broken', '[{"brandId":7}]', '"text"', '[null]']) {
  test(`stored junk such as ${junk} counts as nothing selected`, async ({ page }) => {
    const [first] = await carsOf(page);
    await keepSelected(page, junk);
    await page.goto('/cars/byd');
    await expect(bar(page)).toBeHidden();
    await checkbox(page, first).check();
    await expectSelected(page, 1);
  });
}

test('a keyboard alone selects, compares, removes and comes back', async ({ page }) => {
  const [first, second] = await carsOf(page);
  await page.goto('/cars/byd');
  for (const car of [first, second]) {
    await checkbox(page, car).focus();
    await page.keyboard.press('Space');
    await expect(checkbox(page, car)).toBeChecked();
  }
  await compareSelected(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('rowheader')).toHaveCount(14);
  const remove = dialog(page).getByRole('button', { name: `Remove ${fullName(first)}` });
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
    if (await remove.evaluate((button) => button === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(compareSelected(page)).toBeFocused();
});

test('the bar hides neither the end of the page nor what has the focus', async ({ page }) => {
  const cars = await carsOf(page);
  await page.goto('/cars/byd');
  await checkbox(page, cars[0]).check();
  await expect(bar(page)).toBeVisible();
  const hidden = await page.evaluate(() => {
    const top = document.querySelector('.compare-bar')?.getBoundingClientRect().top ?? 0;
    const links = [...document.querySelectorAll<HTMLElement>('main a, main input, footer a')];
    return links.flatMap((link) => {
      link.focus();
      const { bottom } = link.getBoundingClientRect();
      return bottom > top ? [`${link.textContent} ${bottom} > ${top}`] : [];
    });
  });
  expect(hidden).toEqual([]);
});
