/** Sessions in the browser: kept in every tab, and ended; src/session has how each end of one is noticed. */
import {
  confirmedPerson,
  expectSignedIn,
  openMenu,
  signInOn,
  submitSignIn,
} from '../support/accounts.ts';
import { expect, test } from '../support/browser.ts';

test('every tab sees who signs in and out; the header is right at first paint, also without the copy of the user', async ({
  page,
  context,
  stack,
}) => {
  await page.goto('/robots.txt');
  // What is no user leaves the header as it is for visitors; src/session/session.store.test.ts has more.
  await page.evaluate(() => localStorage.setItem('user', '{"broken'));
  const other = await context.newPage();
  await other.goto('/terms');
  await expectSignedIn(other, false);
  const person = await confirmedPerson(stack);
  await signInOn(page, person);
  await expectSignedIn(other, true);
  await page.evaluate(() => localStorage.removeItem('user'));
  // Nobody needs to touch the page for it.
  await page.goto('/about');
  await expectSignedIn(page, true);
  const copy = () => page.evaluate(() => localStorage.getItem('user'));
  await expect.poll(copy).toContain(person.email);

  // At first paint, and the backend is not asked.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      const signedIn = document.documentElement.classList.contains('signed-in');
      sessionStorage.setItem('at-first-paint', String(signedIn));
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/')) asked.push(request.url());
  });
  await page.goto('/terms', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => sessionStorage.getItem('at-first-paint'))).toBe('true');
  expect(asked).toEqual([]);

  const kept: string[][] = [];
  await page.route('**/auth/v1/logout**', async (route) => {
    kept.push(await page.evaluate(() => Object.keys(localStorage)));
    await route.continue();
  });
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expectSignedIn(page, false);
  await expectSignedIn(other, false);
  expect(kept.flat().filter((key) => /^user$|session/.test(key))).toEqual([]);
  expect(kept).toHaveLength(1);
});

test('without storage every page works, and a sign-in lasts for one page', async ({
  page,
  stack,
  catalogue,
}) => {
  const person = await confirmedPerson(stack);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  for (const path of ['/', catalogue.cars[0] ?? '']) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await expectSignedIn(page, false);
  }
  await page.goto('/signin');
  await submitSignIn(page, person);
  await expect(page.locator('main')).toContainText("Your browser isn't saving data for this site");
  await expectSignedIn(page, true);
});
