/** A forgotten password is replaced by way of a mail. */
import {
  clientOf,
  confirmedPerson,
  expectSignedIn,
  openCodeLink,
  openMailLink,
  type Person,
  pressLink,
  signedInClient,
  signInOn,
  submitNewPassword,
  submitSignIn,
} from '../support/accounts.ts';
import { expect, type Page, test } from '../support/browser.ts';
import { loseAnswerOf } from '../support/lost-answer.ts';
import { linkIn } from '../support/mail.ts';
import type { Stack } from '../support/stack.ts';

const invalid = 'Invalid or expired password reset link. Please request a new one.';
const forgot = (page: Page) => page.getByRole('button', { name: 'Forgot password?' });
const newPassword = (page: Page) => page.getByLabel('New password');

async function resetLink(stack: Stack, person: Person): Promise<string> {
  const { error } = await clientOf(stack).auth.resetPasswordForEmail(person.email);
  expect(error).toBeNull();
  return linkIn(stack, person.email, 'recovery');
}

test('it is asked for, changed, and the way back is not forgotten', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/400|403|422|AuthApiError/);
  const person = await confirmedPerson(stack);
  await page.goto('/signin?redirect=/about');
  await forgot(page).click();
  const told = page.getByRole('alert');
  await expect(told).toContainText('Email required');
  await expect(page.getByLabel('Email')).toBeFocused();
  // Copied from a chat, an address may carry marks of direction.
  await page.getByLabel('Email').fill(`\u202a${person.email}\u200e\u200f\u202c`);
  await forgot(page).click();
  await expect(told).toContainText('Password reset email sent');

  const { client: elsewhere } = await signedInClient(stack, person);
  const link = await linkIn(stack, person.email, 'recovery');
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Set a new password' })).toBeVisible();
  await pressLink(page);
  await expect(page.locator('main')).toContainText(`For the account ${person.email}.`);
  // A password manager keeps the new password under this name.
  await expect(page.locator('[autocomplete=username]')).toHaveValue(person.email);
  await submitNewPassword(page, '1234567');
  await expect(newPassword(page)).toHaveAccessibleDescription(
    /Password must be at least 8 characters long\./,
  );
  await expect(newPassword(page)).toBeFocused();
  await submitNewPassword(page, 'second-secret', 'something-else');
  const repeated = page.getByLabel('Repeat the password');
  await expect(repeated).toHaveAccessibleDescription("Passwords don't match");
  await expect(repeated).toBeFocused();
  await submitNewPassword(page, person.password);
  await expect(page.locator('main')).toContainText('This is your current password.');
  await submitNewPassword(page, 'second-secret');
  await expect(told.filter({ hasText: 'Password changed' })).toBeVisible();
  await expect(page).toHaveURL('/signin?redirect=/about');
  await expectSignedIn(page, false);
  expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();

  await submitSignIn(page, person);
  await expect(told).toContainText('Login failed');
  await expect(page.locator('.toast')).toHaveCount(0);
  await submitSignIn(page, { ...person, password: 'second-secret' });
  await expect(page).toHaveURL('/about');
  await page.evaluate(() => localStorage.clear());
  await openMailLink(page, link);
  await expect(page.getByRole('alert')).toContainText(invalid);
  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/signin');
});

test('a link does nothing until it is pressed, and never for another account than it names', async ({
  page,
  stack,
  faults,
}) => {
  await test.step('a link does nothing until it is pressed, and asks again where it names another account', async () => {
    const [person, other] = [await confirmedPerson(stack), await confirmedPerson(stack)];
    await signInOn(page, other);
    const link = new URL(await resetLink(stack, person));
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/auth/v1/')) asked.push(request.url());
    });
    for (const method of ['GET', 'HEAD']) await fetch(link, { method });
    await page.goto(link.href, { waitUntil: 'networkidle' });
    await expect(page.locator('main')).toContainText(`You are signed in as ${other.email}.`);
    expect(asked).toEqual([]);
    await expectSignedIn(page, true);
    link.hash = 'for=boss@example.com';
    await page.goto('/about');
    await openMailLink(page, link.href);
    await expect(page.locator('main')).toContainText(`For the account ${person.email}.`);
    await expect(newPassword(page)).toHaveCount(0);
    await pressLink(page);
    await expect(newPassword(page)).toBeVisible();
    await expect(page).toHaveURL((url) => url.search === '' && url.hash === '');
  });
  await page.evaluate(() => localStorage.clear());
  await test.step('the new password is never set for a person who has since signed in in another tab', async () => {
    faults.expect(/4\d\d|Auth/);
    const [person, other] = [await confirmedPerson(stack), await confirmedPerson(stack)];
    // A code of this browser opens the form as well.
    await openCodeLink(page, '/reset-password', person);
    await pressLink(page);
    await expect(newPassword(page)).toBeVisible();
    const { client } = await signedInClient(stack, other);
    const { session } = (await client.auth.getSession()).data;
    await page.evaluate(
      (text) => localStorage.setItem('tayar-session', text),
      JSON.stringify(session),
    );
    await submitNewPassword(page, 'second-secret');
    await expect(page.getByRole('alert')).toContainText(invalid);
    await signedInClient(stack, other);
    await signedInClient(stack, person);
  });
});

test('an invalid link and a refused mail show a message; without a network it can be retried', async ({
  page,
  faults,
  stack,
}) => {
  await test.step('an invalid or used link and a refused mail show a message, in Arabic too', async () => {
    faults.expect(/4\d\d|Auth/);
    for (const [search, isPressed] of [
      ['', false],
      ['?token_hash=0123456789abcdef&type=recovery', true],
      ['?code=01234567-89ab', true],
    ] as const) {
      await page.goto(`/reset-password${search}`);
      if (isPressed) await pressLink(page);
      await expect(page.getByRole('alert').filter({ visible: true })).toContainText(invalid);
      await expect(page.getByRole('link', { name: 'Back to Sign In' })).toHaveCount(1);
      await expectSignedIn(page, false);
    }

    let status = 429;
    await page.route('**/auth/v1/recover**', (route) =>
      route.fulfill({ status, json: { msg: 'Error sending recovery email' } }),
    );
    await page.goto('/signin');
    await page.getByLabel('Email').fill('mona@example.com');
    await forgot(page).click();
    await expect(page.getByRole('alert')).toContainText('Password reset failed');
    await expect(page.locator('main')).toContainText('Too many attempts. Please wait a minute');
    status = 400;
    await forgot(page).click();
    await expect(page.locator('main')).toContainText('Error sending recovery email');
    await page.goto('/ar/signin');
    // The address comes along, once React has it.
    await expect(page.getByLabel('البريد الإلكتروني')).toHaveValue('mona@example.com');
    await page.getByRole('button', { name: 'نسيت كلمة المرور؟' }).click();
    await expect(page.locator('main')).toContainText('حدث خطأ ما. حاول مرة أخرى بعد قليل.');
  });
  await page.unrouteAll();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await test.step('without a network it can be retried, and a retry after a lost answer succeeds', async () => {
    faults.expect(/failed|Failed|ERR_|422|503|Auth/);
    const person = await confirmedPerson(stack);
    const auth = '**/auth/v1/**';
    const cutOff = () => page.route(auth, (route) => route.abort('internetdisconnected'));
    const link = await resetLink(stack, person);
    await cutOff();
    await openMailLink(page, link);
    await expect(page.locator('main')).toContainText('We could not reach the server');
    await page.unroute(auth);
    await pressLink(page);
    await expect(newPassword(page)).toBeVisible();
    await cutOff();
    await submitNewPassword(page, 'second-secret');
    await expect(page.getByRole('alert')).toContainText('We could not reach the server');
    await expect(newPassword(page)).toHaveValue('second-secret');
    await page.unroute(auth);
    await loseAnswerOf(page, '**/auth/v1/user**');
    const lost = page.waitForEvent('requestfailed');
    const send = page.getByRole('button', { name: 'Set New Password' });
    await send.click();
    await lost;
    await expect(send).toBeEnabled();
    // Where the backend does not hear that the session ends, it ends here.
    await page.route('**/auth/v1/logout**', (route) => route.fulfill({ status: 503, json: {} }));
    await send.click();
    await expect(page.getByRole('alert')).toContainText('Password changed');
    await expect(page).toHaveURL((url) => url.pathname === '/signin');
    await expectSignedIn(page, false);
    expect(await page.evaluate(() => localStorage.getItem('tayar-session'))).toBeNull();
    await signedInClient(stack, { ...person, password: 'second-secret' });
  });
});
