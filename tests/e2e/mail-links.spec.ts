/**
 * The links of mails: they do nothing before their button is pressed, and nothing for somebody else.
 * src/features/account/SignIn.test.tsx has links that do not work, and what is retried.
 */
import { faultsOf } from '../support/accessibility.ts';
import {
  clientOf,
  confirmedPerson,
  expectSignedIn,
  openCodeLink,
  openMailLink,
  pressLink,
  rememberSignUp,
  signInOn,
  signUpPerson,
  submitNewPassword,
  submitSignIn,
} from '../support/accounts.ts';
import { expect, notice, test } from '../support/browser.ts';
import { linkIn } from '../support/mail.ts';

test('a confirmation does nothing before it is pressed, and works once; a code of this browser signs in as well', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/403|AuthApiError/);
  const main = page.locator('main');
  const person = await signUpPerson(stack);
  await rememberSignUp(page, person.id);
  const link = await linkIn(stack, person.email, 'signup');
  for (const method of ['GET', 'HEAD']) await fetch(link, { method });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/')) asked.push(request.url());
  });
  await page.goto(link, { waitUntil: 'networkidle' });
  await expect(main.getByRole('button')).toHaveText(['Continue as m…@example.com']);
  expect(await faultsOf(page)).toEqual([]);
  expect(asked).toEqual([]);
  await expectSignedIn(page, false);
  const { error } = await clientOf(stack).auth.signInWithPassword(person);
  expect(error?.message).toMatch(/not confirmed/i);

  await pressLink(page);
  await expect(main.getByRole('alert')).toContainText('Email confirmed');
  await expect(main).toContainText(`You are signed in as ${person.email}.`);
  await expectSignedIn(page, true);
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.hash === '');

  // Many people open a mail twice. Somebody who is signed in already is not asked again.
  await page.goto(link);
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expectSignedIn(page, true);

  await page.evaluate(() => localStorage.clear());
  await openMailLink(page, link);
  await expect(main).toContainText('This link no longer works');
  await expectSignedIn(page, false);

  // The browser that made the account kept its password, with which the helper signs in.
  await openCodeLink(page, '/signin', person);
  await expectSignedIn(page, false);
  await pressLink(page);
  await expect(main).toContainText('Email confirmed');
  await expect(page).toHaveURL((url) => url.search === '');
  await expectSignedIn(page, true);
});

test('who has not confirmed the e-mail is told, and mailed again; opened elsewhere, the mail ends the password of before', async ({
  page,
  stack,
  faults,
}) => {
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
  await expect(page).toHaveURL((url) => url.pathname === '/reset-password');
  await expect(page.locator('main')).toContainText('Email confirmed');
  await expect(page.locator('main')).toContainText(`For the account ${person.email}.`);
  const signIn = (password: string) =>
    clientOf(stack).auth.signInWithPassword({ email: person.email, password });
  expect((await signIn(person.password)).error?.message).toMatch(/invalid/i);
  // A phone may reload the page meanwhile.
  await page.reload();
  await submitNewPassword(page, 'my-own-secret');
  await expect(page).toHaveURL((url) => url.pathname === '/signin');
  expect((await signIn(person.password)).error?.message).toMatch(/invalid/i);
  const { data } = await signIn('my-own-secret');
  expect(data.user?.id).toBe(person.id);
});

test('in Arabic, where somebody else is signed in, a link says so, asks whatever account it names, and leads to Arabic', async ({
  page,
  stack,
}) => {
  const main = page.locator('main');
  const before = await confirmedPerson(stack);
  const person = await signUpPerson(stack);
  await rememberSignUp(page, person.id);
  await signInOn(page, before);
  const user = () => page.evaluate(() => localStorage.getItem('user'));
  const link = new URL(await linkIn(stack, person.email, 'signup', 'ar'));
  link.hash = 'for=boss@example.com';
  await page.goto(link.href);
  await expect(main).toContainText(before.email);
  await pressLink(page);
  await expect(main).toContainText(person.email);
  expect(await user()).toContain(before.email);
  await pressLink(page);
  await expect(main).toContainText('تم تأكيد بريدك الإلكتروني');
  await expect(page).toHaveURL('/ar');
  expect(await user()).toContain(person.email);
});
