/** What a browser keeps of a session, and what becomes of it: the same on every screen. */
import { colourFaultsOf, faultsOf } from '../support/accessibility.ts';
import {
  confirmedPerson,
  endSession,
  expectSignedIn,
  newPerson,
  signInOn,
  submitSignIn,
} from '../support/accounts.ts';
import { expect, type Page, test } from '../support/browser.ts';

const notice = '.toast';

/** Writes a copy of a user as somebody might who tampers with it. */
const forge = (page: Page, copy: string) =>
  page.addInitScript((text) => localStorage.setItem('user', text), copy);

const someone = JSON.stringify({ id: '1', name: 'Mallory', email: 'm@example.com', phone: null });

test('the header is right at first paint, and the backend is not asked', async ({
  page,
  stack,
}) => {
  await signInOn(page, await confirmedPerson(stack));
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      const signedIn = document.documentElement.classList.contains('signed-in');
      sessionStorage.setItem('at-first-paint', String(signedIn));
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/terms', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => sessionStorage.getItem('at-first-paint'))).toBe('true');
  expect(fetched.filter((url) => url.includes('/auth/v1/'))).toEqual([]);
});

test('signing in is seen by other tabs', async ({ page, context, stack }) => {
  const other = await context.newPage();
  await other.goto('/terms');
  await expectSignedIn(other, false);
  await signInOn(page, await confirmedPerson(stack));
  await expectSignedIn(other, true);
});

test('a session that has expired for good is over as soon as it is needed', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/400|401|AuthApiError|refresh/i);
  await signInOn(page, await confirmedPerson(stack));
  await endSession(page);
  await page.goto('/signin?redirect=/about');
  await expectSignedIn(page, false);
  await expect(page).toHaveURL((url) => url.pathname === '/signin');
  await submitSignIn(page, await confirmedPerson(stack));
  await expect(page).toHaveURL((url) => url.pathname === '/about');
});

test('a form that one person left open sends nothing for the next, and leaves them signed in', async ({
  page,
  context,
  stack,
}) => {
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
  await expect(dialog.getByRole('alert')).toContainText('Another account is signed in now.');
  await expectSignedIn(page, true);
  await expectSignedIn(other, true);
});

test('a session without its copy of the user is found, and gets another', async ({
  page,
  stack,
}) => {
  const person = await confirmedPerson(stack);
  await signInOn(page, person);
  await page.evaluate(() => localStorage.removeItem('user'));
  // Nobody needs to touch the page for it.
  await page.goto('/about');
  await expectSignedIn(page, true);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toContain(person.email);
});

test('a copy of the user that goes while another tab is open is written again there', async ({
  page,
  context,
  stack,
}) => {
  const person = await confirmedPerson(stack);
  await signInOn(page, person);
  const other = await context.newPage();
  await other.goto('/about');
  await expectSignedIn(other, true);
  await page.evaluate(() => localStorage.removeItem('user'));
  await expect
    .poll(() => other.evaluate(() => localStorage.getItem('user')))
    .toContain(person.email);
  await expectSignedIn(other, true);
});

for (const copy of ['{"broken', '[]', '{"id":7}', 'null']) {
  test(`a copy of the user that reads ${copy} counts for nothing`, async ({ page }) => {
    await forge(page, copy);
    await page.goto('/about');
    await expectSignedIn(page, false);
    await page.goto('/signin');
    await expect(page.getByLabel('Email')).toBeVisible();
  });
}

test('a copy of the user that somebody made up opens nothing', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate((text) => localStorage.setItem('user', text), someone);
  await page.goto('/about');
  await expectSignedIn(page, true);
  await page.goto('/signin?redirect=/profile');
  await expectSignedIn(page, false);
  await expect(page).toHaveURL((url) => url.pathname === '/signin');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('a browser that keeps nothing signs in for the page, and says so', async ({ page, stack }) => {
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
  await page.goto('/about');
  await expectSignedIn(page, false);
  await page.goto('/signin');
  await submitSignIn(page, person);
  await expect(page.locator('main')).toContainText('Your browser keeps nothing for this site');
  await expectSignedIn(page, true);
});

test('no fault of accessibility while errors and messages show', async ({ page, faults }) => {
  faults.expect(/400|AuthApiError/);
  await page.goto('/signin?reason=insurance');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await submitSignIn(page, newPerson());
  await expect(page.locator(notice)).toContainText('Login failed');
  expect(await faultsOf(page)).toEqual([]);
  await page.locator('html').evaluate((html) => html.classList.add('dark'));
  expect(await colourFaultsOf(page)).toEqual([]);
});
