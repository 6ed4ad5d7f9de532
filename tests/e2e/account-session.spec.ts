/** The menu of who is signed in, and the way out: each screen has its own. */
import { faultsOf } from '../support/accessibility.ts';
import { confirmedPerson, expectSignedIn, openAccountMenu, signInOn } from '../support/accounts.ts';
import { expect, test } from '../support/browser.ts';

const notice = '.toast';

test('who is signed in has a menu, who is not has none', async ({ page, stack, isMobile }) => {
  const person = await confirmedPerson(stack);
  await page.goto('/about');
  await expect(page.locator('#account')).toBeHidden();
  await signInOn(page, person);
  await page.goto('/about');
  const menu = await openAccountMenu(page, isMobile);
  await expect(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  await expect(menu.getByRole('link', { name: 'My Activity' })).toHaveAttribute('href', '/orders');
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
  if (!isMobile) await expect(menu).toContainText(person.name);
  await expect(page.getByText('Sign In / Sign Up').filter({ visible: true })).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  await menu.getByRole('link', { name: 'My Activity' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/orders');
  await expect(page.locator(':popover-open')).toHaveCount(0);
});

test('logging out ends the session here, there and in other tabs, and leads home', async ({
  page,
  context,
  stack,
  isMobile,
}) => {
  await signInOn(page, await confirmedPerson(stack));
  const other = await context.newPage();
  await other.goto('/terms');
  await expectSignedIn(other, true);
  await page.goto('/about');
  const order: string[] = [];
  await page.route('**/auth/v1/logout**', async (route) => {
    const kept = await page.evaluate(() => [
      localStorage.getItem('user'),
      localStorage.getItem('tayar-session'),
    ]);
    order.push(kept.every((text) => text === null) ? 'local first' : 'server first');
    await route.continue();
  });
  const menu = await openAccountMenu(page, isMobile);
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expectSignedIn(page, false);
  await expectSignedIn(other, false);
  expect(order).toEqual(['local first']);
  await expect(page.locator(':popover-open')).toHaveCount(0);
});

test('a logout that the backend does not hear of is told, and nothing stays here', async ({
  page,
  stack,
  faults,
  isMobile,
}) => {
  faults.expect(/failed|Failed|ERR_|500|Auth/);
  await signInOn(page, await confirmedPerson(stack));
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.route('**/auth/v1/logout**', (route) => route.abort('internetdisconnected'));
  const menu = await openAccountMenu(page, isMobile);
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(page.locator(notice)).toContainText('Logout failed');
  await expect(page.locator(notice)).toContainText('An unexpected error occurred.');
  await expectSignedIn(page, false);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => /user|session/.test(key))).toEqual([]);
});
