/** The links of mails: they do nothing before their button is pressed, and nothing for somebody else. */
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

const spent = 'This link no longer works';

test('a confirmation does nothing before it is pressed, works once, and where the account was made', async ({
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
  await expect(main).toContainText(spent);
  await expectSignedIn(page, false);
  await submitSignIn(page, person);
  await expectSignedIn(page, true);
});

test('opened elsewhere it ends the password that somebody else may have chosen', async ({
  page,
  stack,
}) => {
  const person = await signUpPerson(stack);
  await openMailLink(page, await linkIn(stack, person.email, 'signup'));
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
  await submitSignIn(page, { ...person, password: 'my-own-secret' });
  await expect(page).toHaveURL('/');
  await expectSignedIn(page, true);

  const other = await signUpPerson(stack);
  await clientOf(stack).auth.resetPasswordForEmail(other.email);
  await page.evaluate(() => localStorage.clear());
  await openMailLink(page, await linkIn(stack, other.email, 'recovery'));
  await expect(page.getByLabel('New password')).toBeVisible();
  const { error } = await clientOf(stack).auth.signInWithPassword(other);
  expect(error?.message).toMatch(/invalid/i);
});

test('a link says whose account it opens, and asks where that is not clear', async ({
  page,
  stack,
}) => {
  await test.step('a link that names nobody asks once more; in Arabic it leads back to Arabic', async () => {
    const main = page.locator('main');
    const person = await signUpPerson(stack);
    await rememberSignUp(page, person.id);
    const link = new URL(await linkIn(stack, person.email, 'signup', 'ar'));
    link.hash = '';
    await openMailLink(page, link.href);
    await expect(main).toContainText(person.email);
    await expectSignedIn(page, false);
    await pressLink(page);
    await expect(main).toContainText('تم تأكيد بريدك الإلكتروني');
    await expect(page).toHaveURL('/ar');
    await expectSignedIn(page, true);
  });
  await page.evaluate(() => localStorage.clear());
  await test.step('where somebody else is signed in it says so, and asks, whatever account it names', async () => {
    const main = page.locator('main');
    const before = await confirmedPerson(stack);
    const person = await signUpPerson(stack);
    await rememberSignUp(page, person.id);
    await signInOn(page, before);
    const user = () => page.evaluate(() => localStorage.getItem('user'));
    const link = new URL(await linkIn(stack, person.email, 'signup'));
    await page.goto(link.href);
    await expect(main).toContainText(`You are signed in as ${before.email}.`);
    expect(await user()).toContain(before.email);
    link.hash = 'for=boss@example.com';
    await page.goto('/about');
    await openMailLink(page, link.href);
    await expect(main).toContainText(`For the account ${person.email}.`);
    expect(await user()).toContain(before.email);
    await page.getByRole('button', { name: `Continue as ${person.email}` }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    expect(await user()).toContain(person.email);
  });
});

test('cut off half-way it leaves nobody the password of before, and can be retried; an unsaved profile is reported', async ({
  page,
  stack,
  faults,
}) => {
  await test.step('a confirmation that is cut off half-way leaves nobody the password of before', async () => {
    faults.expect(/ERR_|Failed|failed|400|invalid/i);
    const person = await signUpPerson(stack);
    const signIn = () => clientOf(stack).auth.signInWithPassword(person);
    const link = await linkIn(stack, person.email, 'signup');
    await page.route('**/rest/v1/**', (route) => route.abort('internetdisconnected'));
    await page.route('**/auth/v1/user**', (route) => route.abort('internetdisconnected'));
    await openMailLink(page, link);
    await expect.poll(async () => (await signIn()).error?.message).toMatch(/invalid/i);
  });
  await page.unrouteAll();
  await page.evaluate(() => localStorage.clear());
  await test.step('without a network it can be retried; a profile that was not saved is reported', async () => {
    faults.expect(/failed|Failed|ERR_|403|42501|profiles/);
    const person = await signUpPerson(stack);
    await page.route('**/auth/v1/verify**', (route) => route.abort('internetdisconnected'));
    await rememberSignUp(page, person.id);
    await openMailLink(page, await linkIn(stack, person.email, 'signup'));
    await expect(page.locator('main')).toContainText('We could not reach the server');
    await page.unroute('**/auth/v1/verify**');
    // The profile that is made with it may be refused.
    await page.route('**/rest/v1/profiles**', (route) =>
      route.fulfill({ status: 403, json: { code: '42501', message: 'refused' } }),
    );
    await pressLink(page);
    await expect(notice(page)).toContainText('Profile creation failed');
    const unsaved = "We couldn't save your profile information. Please try again.";
    await expect(notice(page)).toContainText(unsaved);
    await expectSignedIn(page, true);
  });
});

test('a link that is broken, written by somebody else or of another browser leads nowhere', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/4\d\d|Auth/);
  const main = page.locator('main');
  await page.goto('/signin?token_hash=abc&redirect=/about');
  await expect(main).toContainText(spent);
  await expect(page).toHaveURL('/signin?redirect=/about');
  const lie = 'Your account is locked: write to help@evil.example';
  await page.goto(`/signin?error=locked&error_description=${encodeURIComponent(lie)}`);
  await expect(main).toContainText(spent);
  await expect(page.getByText('evil.example')).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
  await openMailLink(page, '/signin?code=0123-4567');
  await expect(main).toContainText(spent);
  await expect(page).toHaveURL('/signin');

  // A code of this browser signs in.
  await openCodeLink(page, '/signin', await confirmedPerson(stack));
  await expectSignedIn(page, false);
  await pressLink(page);
  await expect(main).toContainText('Email confirmed');
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '');
  await expectSignedIn(page, true);
});
