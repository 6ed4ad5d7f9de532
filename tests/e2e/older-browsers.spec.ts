/** Phones of some years ago do without some of what a browser offers today; nothing that a buyer needs may take it. */

import { expect, test } from '../support/browser.ts';
import { bar, carsOf, checkbox, compareSelected, dialog } from '../support/compare.ts';
import { notice } from '../support/notice.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const [holder, name] of [
      // Chrome before 120, Safari before 17.
      [URL, 'canParse'],
      // Safari before 17.4.
      [Element.prototype, 'checkVisibility'],
      // Safari before 16.
      [AbortSignal, 'timeout'],
      [window, 'requestIdleCallback'],
    ] as const) {
      Reflect.deleteProperty(holder, name);
    }
  });
});

test('hearts and requests answer', async ({ page, catalogue }) => {
  await page.goto('/cars/byd');
  await page.locator('.favourite').first().click();
  await expect(notice(page)).toContainText('Please sign in');
  await page.goto(catalogue.cars[0] ?? '');
  await page.getByRole('button', { name: 'Finance', exact: true }).click();
  await expect(notice(page)).toContainText('Please sign in to access financing services');
  await page.getByRole('tab', { name: 'Features' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Features' })).toBeVisible();
});

test('the list filters, and cars are compared', async ({ page }) => {
  const [first] = await carsOf(page);
  await page.goto('/cars');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await panel.getByRole('checkbox', { name: /^SUV/ }).check();
  await expect(page).toHaveURL(/body=SUV/);
  await page.goto('/cars/byd');
  await checkbox(page, first).check();
  await expect(bar(page)).toBeVisible();
  await compareSelected(page).click();
  await expect(dialog(page)).toBeVisible();
});

test('the way to sign in is there', async ({ page }) => {
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
});
