/** Each main task by keyboard alone: the focus is in sight at every stop, and never lost (WCAG 2.1.1, 2.4.3, 2.4.7). */
import { confirmedPerson, expectSignedIn, newPerson, signInOn } from '../support/accounts.ts';
import { expect, type Page, test } from '../support/browser.ts';
import { seal } from '../support/catalogue.ts';
import { focusFaults, pressAt, tabTo, typeAt, walk } from '../support/keyboard.ts';
import { addressOf, openRoute, routes } from '../support/routes.ts';
import { desktop, phone } from '../support/screens.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

for (const [screen, use] of Object.entries({ phone, desktop })) {
  test.describe(screen, () => {
    test.use(use);
    for (const route of routes) {
      test(`every stop of the page is seen: ${route.name}`, async ({ page, catalogue }) => {
        await openRoute(page, addressOf(route, catalogue));
        // The page of a link is whole once it has been looked at.
        await page.waitForLoadState('networkidle');
        expect(await walk(page, 120)).toEqual([]);
      });
    }

    test('every stop is seen while the map and its list load on a slow processor', async ({
      page,
    }) => {
      await page.goto('/charging');
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      expect(await walk(page, 120)).toEqual([]);
    });
  });
}

test.describe('on a computer', () => {
  test.use(desktop);

  test('the account menu is opened, left and used', async ({ page, stack }) => {
    await signInOn(page, await confirmedPerson(stack));
    await page.goto('/about');
    const opener = button(page, 'Account');
    await pressAt(page, opener);
    await tabTo(page, link(page, 'My Activity'));
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await pressAt(page, button(page, 'Logout'));
    await expectSignedIn(page, false);
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the menu keeps the focus, and gives it back', async ({ page }) => {
    await page.goto('/about');
    const opener = button(page, 'Open menu');
    await pressAt(page, opener);
    await tabTo(page, page.locator('#site-menu').getByRole('link', { name: 'Sign In / Sign Up' }));
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  test('the sheet of filters takes the focus, and gives it back', async ({ page }) => {
    await page.goto('/cars');
    const opener = page.getByRole('button', { name: /^Filters/ });
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await pressAt(page, opener);
    await expect(sheet.locator(':focus')).toHaveCount(1);
    await pressAt(page, sheet.getByRole('checkbox', { name: /^Sedan/ }), 'Space');
    await pressAt(page, sheet.getByRole('button', { name: /^Show \d+ cars?$/ }));
    await expect(sheet).toBeHidden();
    expect(await focusFaults(page)).toEqual([]);
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });
});

test('somebody signs up, signs in, and is back where they were', async ({ page, stack }) => {
  const person = newPerson();
  await page.goto('/signup?redirect=/about');
  const { name, email, phone, password } = person;
  const typed = { Name: name, Email: email, Phone: phone, Password: password };
  for (const [label, text] of Object.entries(typed)) {
    await typeAt(page, page.getByLabel(label, { exact: true }), text);
  }
  await typeAt(page, page.getByLabel('Repeat the password'), password);
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast')).toContainText('Account created');

  const known = await confirmedPerson(stack);
  await page.goto('/chargers');
  await pressAt(page, page.getByRole('link', { name: 'Sign In / Sign Up' }).first());
  await typeAt(page, page.getByLabel('Email'), known.email);
  await typeAt(page, page.getByLabel('Password', { exact: true }), known.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/chargers');
  await expectSignedIn(page, true);
});

test('a heart is chosen and taken back; my activity follows', async ({ page, stack }) => {
  await signInOn(page, await confirmedPerson(stack));
  await page.goto(seal);
  const heart = button(page, 'Favorite: BYD Seal RWD');
  await pressAt(page, heart, 'Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeFocused();
  await expect(page.locator('.toast')).toContainText('added to your favorites');
  await page.keyboard.press('F8');
  await expect(page.locator('.toast-region:focus, .toast-region :focus')).toHaveCount(1);

  await page.goto('/orders');
  await tabTo(page, page.getByRole('tab', { name: 'Favorites' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Form Submissions' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await pressAt(page, page.getByRole('tabpanel').getByRole('button', { name: /^Remove/ }));
  await expect(page.getByRole('tabpanel')).toContainText('No favorites yet');
  await expect(page.locator('body')).not.toBeFocused();
});

test('a profile is changed, downloaded and deleted', async ({ page, stack }) => {
  const person = await confirmedPerson(stack);
  await signInOn(page, person);
  await page.goto('/profile');
  await typeAt(page, page.getByLabel('Name', { exact: true }), 'Mona Keys');
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast')).toContainText('Profile updated');
  expect(await focusFaults(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await pressAt(page, button(page, 'Download'));
  await download;
  expect(await focusFaults(page)).toEqual([]);
  const opener = button(page, 'Delete my account');
  await pressAt(page, opener);
  await pressAt(page, button(page, 'Keep my account'));
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  const password = page.getByRole('dialog').getByLabel('Password', { exact: true });
  await typeAt(page, password, person.password);
  await pressAt(page, button(page, 'Delete for good'));
  const main = page.locator('main');
  await expect(main).toContainText('Your account has been deleted', { timeout: 20_000 });
  await expect(page.locator('body')).not.toBeFocused();
});

test('months are turned to the last and days walked to the last, and the keyboard stays there', async ({
  page,
  stack,
}) => {
  await signInOn(page, await confirmedPerson(stack));
  await page.goto(seal);
  await page.getByRole('button', { name: 'Book a Visit' }).first().click();
  const dialog = page.getByRole('dialog');
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
