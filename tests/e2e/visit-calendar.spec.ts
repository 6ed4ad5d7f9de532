/** The calendar of a visit, by keyboard (Spec 9: at least today, weeks from Sunday). */
import { confirmedPerson, signInOn } from '../support/accounts.ts';
import { expect, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';

test('months are turned to the last and days walked to the last, and the keyboard stays there', async ({
  page,
  stack,
  catalogue,
}) => {
  await signInOn(page, await confirmedPerson(stack));
  await page.goto(sealPath(catalogue));
  await page.getByRole('button', { name: 'Book a Visit' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Book a Visit' });
  const next = dialog.getByRole('button', { name: 'Next month' });
  await next.focus();
  while ((await next.getAttribute('aria-disabled')) === 'false') {
    const month = await dialog.getByRole('grid').getAttribute('aria-label');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('grid')).not.toHaveAttribute('aria-label', month ?? '');
  }
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(next).toBeFocused();
  // No day is an entry that was made by mistake.
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(0);

  const free = dialog.locator('[data-part=table-cell-trigger]:not([data-disabled])');
  const last = free.last();
  const day = dialog.locator('[data-part=table-cell-trigger]:focus');
  while ((await day.count()) === 0) await page.keyboard.press('Tab');
  for (let week = 0; week < 7; week++) await page.keyboard.press('ArrowDown');
  await expect(last).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageDown');
  await expect(last).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(last).toHaveAttribute('aria-label', /chosen|selected/i);
});
