/** Signing in: where it leads, and what is said when it does not work. */

import { faultsOf } from '../support/accessibility.ts';
import {
  confirmedPerson,
  expectSignedIn,
  openMailLink,
  signedInClient,
  signInOn,
  signUpPerson,
  submitNewPassword,
  submitSignIn,
} from '../support/accounts.ts';
import { expect, notice, test } from '../support/browser.ts';
import { linkIn } from '../support/mail.ts';

test('missing or wrong entries get a message, and nothing typed is lost', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/400|AuthApiError/);
  const person = await confirmedPerson(stack);
  await page.goto('/signin?redirect=/services/insurance&reason=insurance');
  await expect(page.getByText('Please sign in to get an insurance quote.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('Email is required');
  await expect(password).toHaveAccessibleDescription('Password is required');
  expect(await faultsOf(page)).toEqual([]);
  await submitSignIn(page, { ...person, password: 'wrong' });
  const refusal = page.getByRole('alert').filter({ hasText: 'Login failed' });
  await expect(refusal).toContainText('Please check your credentials and try again.');
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(email).toHaveValue(person.email);
  await expect(password).toHaveValue('wrong');
  await expect(password).toBeFocused();
  await expectSignedIn(page, false);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/signup\?redirect=%2Fservices%2Finsurance&reason=insurance$/);

  // In Arabic the message is Arabic, and leads to Arabic pages.
  await page.goto('/ar/signin?redirect=/about');
  await page.getByLabel('البريد الإلكتروني').fill(person.email);
  const arabic = page.getByLabel('كلمة المرور', { exact: true });
  await arabic.fill('not-this');
  await arabic.press('Enter');
  await expect(page.locator('main')).toContainText('تأكد من البريد الإلكتروني وكلمة المرور');
  await expect(page.locator('main')).not.toContainText(/credentials/i);
  await arabic.fill(person.password);
  await arabic.press('Enter');
  await expect(page).toHaveURL('/ar/about');
});

test('what a password manager fills in silently counts, is sent once, and leads to no other site', async ({
  page,
  stack,
}) => {
  const person = await confirmedPerson(stack);
  await page.goto(`/signin?redirect=${encodeURIComponent('/ar/\\evil.example')}`);
  await page.getByLabel('Email').click();
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  for (const [label, text] of [
    ['Email', person.email],
    ['Password', person.password],
  ] as const) {
    await page.getByLabel(label, { exact: true }).evaluate((input, value) => {
      Reflect.set(input, 'value', value);
    }, text);
  }
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/auth/v1/token**', async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  await page.getByLabel('Email').press('Enter');
  release();
  await expect(page).toHaveURL('/');
  await expectSignedIn(page, true);
  expect(sent).toBe(1);
  const kept = await page.evaluate(() => localStorage.getItem('user'));
  expect(JSON.parse(kept ?? '')).toEqual({
    id: expect.any(String),
    name: person.name,
    email: person.email,
    phone: person.phone,
  });
  // Somebody signed in already is sent on. More addresses: src/session/redirect.test.ts.
  for (const [door, asked, goal] of [
    ['/signup', '/cars?view=brands', '/cars?view=brands'],
    ['/signin', '//evil.example', '/'],
  ] as const) {
    await page.goto(`${door}?redirect=${encodeURIComponent(asked)}`);
    await expect(page).toHaveURL(goal);
  }
});

test('an unconfirmed e-mail gets a message with a button to send the mail again, also where a session was made', async ({
  page,
  stack,
  faults,
}) => {
  await test.step('an unconfirmed e-mail gets a message with a button to send the mail again', async () => {
    faults.expect(/400|AuthApiError/);
    const person = await signUpPerson(stack);
    await page.goto('/signin');
    await submitSignIn(page, person);
    await expect(notice(page)).toContainText('Email not confirmed');
    await expect(notice(page)).toContainText('inbox or spam folder');
    await expect(page.locator('main')).not.toContainText('Email not confirmed');
    await expectSignedIn(page, false);
    await page.getByRole('button', { name: 'Send it again' }).click();
    await expect(page.locator('main')).toContainText(`on its way to ${person.email}`);
    await openMailLink(page, await linkIn(stack, person.email, 'magiclink'));
    await submitNewPassword(page, 'second-secret');
    await expect(page).toHaveURL((url) => url.pathname === '/signin');
    const again = await signedInClient(stack, { ...person, password: 'second-secret' });
    expect(again.id).toBe(person.id);
  });
  await test.step('the same happens where the backend signs it in, or the browser already holds such a session', async () => {
    const person = await confirmedPerson(stack);
    await page.route('**/auth/v1/token**', async (route) => {
      const response = await route.fetch();
      const { user, ...session } = await response.json();
      const { email_confirmed_at: _at, confirmed_at: _then, ...unconfirmed } = user;
      await route.fulfill({ response, json: { ...session, user: unconfirmed } });
    });
    const expectSignedOut = async () => {
      await expect(notice(page)).toContainText('Email not confirmed');
      await expectSignedIn(page, false);
      const kept = () => page.evaluate(() => localStorage.getItem('tayar-session'));
      await expect.poll(kept).toBeNull();
      expect(new URL(page.url()).pathname).toBe('/signin');
    };
    await page.goto('/signin');
    await submitSignIn(page, person);
    await expectSignedOut();
    await expect(page.getByRole('button', { name: 'Send it again' })).toBeVisible();

    await signInOn(page, person);
    await page.evaluate(() => {
      const { user, ...session } = JSON.parse(localStorage.getItem('tayar-session') ?? '');
      const { email_confirmed_at: _at, confirmed_at: _then, ...unconfirmed } = user;
      localStorage.setItem('tayar-session', JSON.stringify({ ...session, user: unconfirmed }));
    });
    await page.goto('/signin');
    await expectSignedOut();
  });
});
