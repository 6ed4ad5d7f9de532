/** Sessions in the browser: kept in every tab, ended, expired. */
import {
  confirmedPerson,
  endSession,
  expectSignedIn,
  openMenu,
  signInOn,
  submitSignIn,
} from '../support/accounts.ts';
import { expect, notice, test } from '../support/browser.ts';

test('every tab sees who signs in and out, also without the copy of the user', async ({
  page,
  context,
  stack,
  faults,
}) => {
  await test.step('signing in and out is seen by other tabs; the session ends here before the backend hears', async () => {
    faults.expect(/failed|Failed|ERR_|500|Auth/);
    const other = await context.newPage();
    await other.goto('/terms');
    await expectSignedIn(other, false);
    await signInOn(page, await confirmedPerson(stack));
    await expectSignedIn(other, true);
    await page.goto('/about');
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

    // A logout that does not reach the backend shows a notice, and the browser keeps nothing.
    await page.unrouteAll();
    await signInOn(page, await confirmedPerson(stack));
    await page.goto('/about');
    await page.route('**/auth/v1/logout**', (route) => route.abort('internetdisconnected'));
    const again = await openMenu(page);
    await again.getByRole('button', { name: 'Logout' }).click();
    await expect(notice(page)).toContainText('Logout failed');
    await expect(notice(page)).toContainText('An unexpected error occurred.');
    await expectSignedIn(page, false);
    const left = await page.evaluate(() => Object.keys(localStorage));
    expect(left.filter((key) => /user|session/.test(key))).toEqual([]);
    await other.close();
  });
  await page.unrouteAll();
  await test.step('a session without its copy of the user is found, and gets another, in every tab', async () => {
    const person = await confirmedPerson(stack);
    await signInOn(page, person);
    await page.evaluate(() => localStorage.removeItem('user'));
    // Nobody needs to touch the page for it.
    await page.goto('/about');
    await expectSignedIn(page, true);
    const other = await context.newPage();
    await other.goto('/robots.txt');
    await other.evaluate(() => localStorage.removeItem('user'));
    const kept = () => page.evaluate(() => localStorage.getItem('user'));
    await expect.poll(kept).toContain(person.email);
    await expectSignedIn(page, true);

    // The header is right at first paint, and the backend is not asked.
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
  });
});

test('a session that is over or somebody else’s is noticed as soon as it is needed', async ({
  page,
  stack,
  faults,
  context,
}) => {
  await test.step('a session that has expired, or a made-up user, is over as soon as it is needed', async () => {
    faults.expect(/400|401|AuthApiError|refresh/i);
    await signInOn(page, await confirmedPerson(stack));
    await endSession(page);
    await page.goto('/signin?redirect=/about');
    await expectSignedIn(page, false);
    await expect(page).toHaveURL((url) => url.pathname === '/signin');
    await submitSignIn(page, await confirmedPerson(stack));
    await expect(page).toHaveURL((url) => url.pathname === '/about');

    const keep = (copy: string) =>
      page.evaluate((text) => localStorage.setItem('user', text), copy);
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.clear());
    for (const copy of ['{"broken', '[]', '{"id":7}', 'null']) {
      await keep(copy);
      await page.goto('/terms');
      await expectSignedIn(page, false);
    }
    await keep(JSON.stringify({ id: '1', name: 'Mallory', email: 'm@example.com', phone: null }));
    await page.goto('/signin?redirect=/profile');
    await expectSignedIn(page, false);
    await expect(page).toHaveURL((url) => url.pathname === '/signin');
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  });
  await test.step('a form that one person left open sends nothing for the next, and leaves them signed in', async () => {
    await signInOn(page, await confirmedPerson(stack));
    await page.goto('/chargers');
    await page.getByRole('button', { name: 'Help Me Choose a Charger' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Home' }).check();
    await dialog.getByLabel('Vehicle model').fill('BYD Seal');
    await dialog.getByLabel('Parking type').selectOption('garage');
    await dialog.getByLabel('Location').fill('Smouha');
    const other = await context.newPage();
    await signInOn(other, await confirmedPerson(stack));
    await dialog.getByRole('button', { name: 'Request advice' }).click();
    await expect(dialog.getByRole('alert')).toContainText('A different account is signed in now.');
    await expectSignedIn(page, true);
  });
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
