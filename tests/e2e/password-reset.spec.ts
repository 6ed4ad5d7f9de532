/** A forgotten password is replaced by way of a mail; src/features/account/ResetPassword.test.tsx has what is said on the way. */
import {
  clientOf,
  confirmedPerson,
  expectSignedIn,
  openMailLink,
  pressLink,
  signedInClient,
  submitNewPassword,
  submitSignIn,
} from '../support/accounts.ts';
import { expect, test } from '../support/browser.ts';
import { linkIn } from '../support/mail.ts';

test('it is asked for, changed after a press, and the way back is not forgotten; the link works once', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/403|422|AuthApiError/);
  const person = await confirmedPerson(stack);
  await page.goto('/signin?redirect=/about');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const told = page.getByRole('alert');
  await expect(told).toContainText('Password reset email sent');

  const { client: elsewhere } = await signedInClient(stack, person);
  const link = await linkIn(stack, person.email, 'recovery');
  for (const method of ['GET', 'HEAD']) await fetch(link, { method });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/')) asked.push(request.url());
  });
  await page.goto(link, { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Set a new password' })).toBeVisible();
  expect(asked).toEqual([]);
  await pressLink(page);
  await expect(page.locator('main')).toContainText(`For the account ${person.email}.`);
  await expect(page).toHaveURL((url) => url.search === '' && url.hash === '');
  // A password manager keeps the new password under this name.
  await expect(page.locator('[autocomplete=username]')).toHaveValue(person.email);
  await submitNewPassword(page, person.password);
  await expect(page.locator('main')).toContainText('This is your current password.');
  await submitNewPassword(page, 'second-secret');
  await expect(told.filter({ hasText: 'Password changed' })).toBeVisible();
  await expect(page).toHaveURL('/signin?redirect=/about');
  await expectSignedIn(page, false);
  expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
  const { error } = await clientOf(stack).auth.signInWithPassword(person);
  expect(error?.message).toMatch(/invalid/i);

  await submitSignIn(page, { ...person, password: 'second-secret' });
  await expect(page).toHaveURL('/about');
  await page.evaluate(() => localStorage.clear());
  await openMailLink(page, link);
  await expect(told).toContainText(
    'Invalid or expired password reset link. Please request a new one.',
  );
  await expectSignedIn(page, false);
});
