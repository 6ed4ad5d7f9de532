import {
  clientOf,
  confirmedPerson,
  expectSignedIn,
  followLink,
  openCodeLink,
  type Person,
  pressLink,
  signedInClient,
  signInOn,
  submitNewPassword,
  submitSignIn,
} from '../support/accounts.ts';
import { expect, test } from '../support/browser.ts';
import { loseAnswerOf } from '../support/lost-answer.ts';
import { linkIn } from '../support/mail.ts';
import type { Stack } from '../support/stack.ts';

const notice = '.toast';
const invalid = 'Invalid or expired password reset link. Please request a new one.';

async function resetLink(stack: Stack, person: Person): Promise<string> {
  const { error } = await clientOf(stack).auth.resetPasswordForEmail(person.email);
  expect(error).toBeNull();
  return linkIn(stack, person.email, 'recovery');
}

test('marks of direction around an address do not keep the mail back', async ({ page, stack }) => {
  const person = await confirmedPerson(stack);
  await page.goto('/signin');
  await page.getByLabel('Email').fill(`\u202a${person.email}\u200e\u200f\u202c`);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.locator(notice)).toContainText('Password reset email sent');
  expect(await linkIn(stack, person.email, 'recovery')).toContain('/reset-password');
});

test('a forgotten password is replaced by way of a mail', async ({ page, stack, faults }) => {
  faults.expect(/400|403|422|AuthApiError/);
  const person = await confirmedPerson(stack);
  await page.goto('/signin');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.locator(notice)).toContainText('Password reset email sent');

  const { client: elsewhere } = await signedInClient(stack, person);
  const link = await linkIn(stack, person.email, 'recovery');
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Set a new password' })).toBeVisible();
  await pressLink(page);
  await expect(page.locator('main')).toContainText(`For the account ${person.email}.`);
  // A password manager keeps the new password under this name.
  await expect(page.locator('[autocomplete=username]')).toHaveValue(person.email);
  await submitNewPassword(page, '1234567');
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(
    /Password must be at least 8 characters long\./,
  );
  await expect(page.getByLabel('New password')).toBeFocused();
  await submitNewPassword(page, 'second-secret', 'something-else');
  await expect(page.getByLabel('Repeat the password')).toHaveAccessibleDescription(
    "Passwords don't match",
  );
  // Only then is it typed into another field: what is typed lands where the focus is.
  await expect(page.getByLabel('Repeat the password')).toBeFocused();
  await submitNewPassword(page, person.password);
  await expect(page.locator('main')).toContainText('This is your present password.');
  await submitNewPassword(page, 'second-secret');
  await expect(page.locator(notice)).toContainText('Password changed');
  await expect(page).toHaveURL((url) => url.pathname === '/signin');
  await expectSignedIn(page, false);
  // Whoever was signed in with the old password is so no longer.
  expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();

  await submitSignIn(page, person);
  await expect(page.locator(notice)).toContainText('Login failed');
  await submitSignIn(page, { ...person, password: 'second-secret' });
  await expect(page).toHaveURL((url) => url.pathname === '/');

  await page.evaluate(() => localStorage.clear());
  await followLink(page, link);
  await expect(page.getByRole('alert')).toContainText(invalid);
  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/signin');
});

test('a session that the backend could not be told to end is over here', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/503|Auth/);
  const person = await confirmedPerson(stack);
  await followLink(page, await resetLink(stack, person));
  await expect(page.getByLabel('New password')).toBeVisible();
  await page.route('**/auth/v1/logout**', (route) => route.fulfill({ status: 503, json: {} }));
  await submitNewPassword(page, 'second-secret');
  await expect(page.locator(notice)).toContainText('Password changed');
  await expect(page).toHaveURL((url) => url.pathname === '/signin');
  await page.goto('/about');
  await expectSignedIn(page, false);
  expect(await page.evaluate(() => localStorage.getItem('tayar-session'))).toBeNull();
});

test('a password is never that of whoever another tab has signed in since', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/400|AuthApiError/);
  const [person, other] = [await confirmedPerson(stack), await confirmedPerson(stack)];
  await followLink(page, await resetLink(stack, person));
  await expect(page.getByLabel('New password')).toBeVisible();
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

test('where the person wanted to go is not forgotten with the password', async ({
  page,
  context,
  stack,
}) => {
  const person = await confirmedPerson(stack);
  await page.goto('/signin?redirect=/about');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.locator(notice)).toContainText('Password reset email sent');
  const tab = await context.newPage();
  await followLink(tab, await linkIn(stack, person.email, 'recovery'));
  await submitNewPassword(tab, 'second-secret');
  await expect(tab).toHaveURL('/signin?redirect=/about');
  await submitSignIn(tab, { ...person, password: 'second-secret' });
  await expect(tab).toHaveURL('/about');
});

test('an e-mail must be entered before a reset is asked for', async ({ page }) => {
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.locator(notice)).toContainText('Email required');
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('a reset that fails is told', async ({ page, faults }) => {
  faults.expect(/400|429|AuthApiError|Auth.*Error/);
  await page.goto('/signin');
  await page.getByLabel('Email').fill('mona@example.com');
  for (const [status, words] of [
    [429, 'Too many attempts. Please wait a minute and try again.'],
    [400, 'Error sending recovery email'],
  ] as const) {
    await page.route('**/auth/v1/recover**', (route) =>
      route.fulfill({ status, json: { msg: 'Error sending recovery email' } }),
    );
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(page.locator(notice)).toContainText('Password reset failed');
    await expect(page.locator('main')).toContainText(words);
    await page.unroute('**/auth/v1/recover**');
  }
});

test('in Arabic a reset that is refused is no matter of the connection', async ({
  page,
  faults,
}) => {
  faults.expect(/400|AuthApiError/);
  await page.goto('/ar/signin');
  await page.locator('input[type=email]').fill('mona@example.com');
  await page.route('**/auth/v1/recover**', (route) =>
    route.fulfill({ status: 400, json: { msg: 'Error sending recovery email' } }),
  );
  await page.getByRole('button', { name: 'نسيت كلمة المرور؟' }).click();
  await expect(page.locator('main')).toContainText('لم ينجح ذلك. حاول مرة أخرى بعد قليل.');
});

for (const [kind, search, isSpent] of [
  ['no link at all', '', false],
  ['an expired link', '?token_hash=0123456789abcdef&type=recovery', true],
  ['a code of another browser', '?code=01234567-89ab', true],
  ['a link of no known kind', '?token_hash=0123456789abcdef&type=nonsense', false],
] as const) {
  test(`${kind} is told, with the way back`, async ({ page, faults }) => {
    faults.expect(/4\d\d|Auth/);
    await page.goto(`/reset-password${search}`);
    if (isSpent) await pressLink(page);
    await expect(page.getByRole('alert').filter({ visible: true })).toContainText(invalid);
    await expect(page.getByRole('link', { name: 'Back to Sign In' })).toHaveCount(1);
    await expectSignedIn(page, false);
  });
}

test('a code of this browser opens the form as well', async ({ page, stack }) => {
  const person = await confirmedPerson(stack);
  await openCodeLink(page, '/reset-password', person);
  await pressLink(page);
  await submitNewPassword(page, 'second-secret');
  await expect(page.locator(notice)).toContainText('Password changed');
  await signedInClient(stack, { ...person, password: 'second-secret' });
});

test('a link does nothing until its button is pressed', async ({ page, stack }) => {
  const [person, other] = [await confirmedPerson(stack), await confirmedPerson(stack)];
  await signInOn(page, other);
  const link = await resetLink(stack, person);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/')) asked.push(request.url());
  });
  for (const method of ['GET', 'HEAD']) await fetch(link, { method });
  await page.goto(link, { waitUntil: 'networkidle' });
  await expect(page.locator('main')).toContainText(`You are signed in as ${other.email}.`);
  expect(asked).toEqual([]);
  await expectSignedIn(page, true);
  await page.reload();
  await pressLink(page);
  await expect(page.locator('main')).toContainText(`For the account ${person.email}.`);
  expect(new URL(page.url()).search).toBe('');
  expect(new URL(page.url()).hash).toBe('');
});

test('a link that names another account than its own asks again', async ({ page, stack }) => {
  const person = await confirmedPerson(stack);
  const link = new URL(await resetLink(stack, person));
  link.hash = 'for=boss@example.com';
  await followLink(page, link.href);
  await expect(page.locator('main')).toContainText(`For the account ${person.email}.`);
  await expect(page.getByLabel('New password')).toHaveCount(0);
  await expectSignedIn(page, false);
  await pressLink(page);
  await expect(page.getByLabel('New password')).toBeVisible();
});

test('a page that the phone reloads meanwhile goes on', async ({ page, stack }) => {
  await followLink(page, await resetLink(stack, await confirmedPerson(stack)));
  await expect(page.getByLabel('New password')).toBeVisible();
  await page.reload();
  await submitNewPassword(page, 'second-secret');
  await expect(page.locator(notice)).toContainText('Password changed');
});

test('a network that is gone can be tried again', async ({ page, stack, faults }) => {
  faults.expect(/failed|Failed|ERR_/);
  const link = await resetLink(stack, await confirmedPerson(stack));
  await page.route('**/auth/v1/**', (route) => route.abort('internetdisconnected'));
  await followLink(page, link);
  await expect(page.locator('main')).toContainText('We could not reach the server');
  await page.unroute('**/auth/v1/**');
  await pressLink(page);
  await expect(page.getByLabel('New password')).toBeVisible();

  await page.route('**/auth/v1/**', (route) => route.abort('internetdisconnected'));
  await submitNewPassword(page, 'second-secret');
  await expect(page.locator(notice)).toContainText('We could not reach the server');
  await expect(page.getByLabel('New password')).toHaveValue('second-secret');
  await page.unroute('**/auth/v1/**');
  await page.getByRole('button', { name: 'Set New Password' }).click();
  await expect(page.locator(notice)).toContainText('Password changed');
});

test('a change whose answer was lost is done when it is tried again', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/ERR_|Failed|422|Auth/);
  const person = await confirmedPerson(stack);
  await followLink(page, await resetLink(stack, person));
  await expect(page.getByLabel('New password')).toBeVisible();
  await loseAnswerOf(page, '**/auth/v1/user**');
  await submitNewPassword(page, 'second-secret');
  await expect(page.locator(notice)).toContainText('We could not reach the server');
  await page.getByRole('button', { name: 'Set New Password' }).click();
  await expect(page.locator(notice)).toContainText('Password changed');
  await signedInClient(stack, { ...person, password: 'second-secret' });
});

test('a session that ends in the middle asks for a new link', async ({ page, stack, faults }) => {
  faults.expect(/4\d\d|Auth/);
  await followLink(page, await resetLink(stack, await confirmedPerson(stack)));
  await expect(page.getByLabel('New password')).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('tayar-session'));
  await submitNewPassword(page, 'second-secret');
  await expect(page.getByRole('alert').filter({ visible: true })).toContainText(invalid);
});
