import type { Route } from 'playwright/test';
import { faultsOf } from '../support/accessibility.ts';
import {
  clientOf,
  confirmedPerson,
  expectSignedIn,
  followLink,
  openCodeLink,
  pressLink,
  rememberSignUp,
  signInOn,
  signUpPerson,
  submitNewPassword,
  submitSignIn,
} from '../support/accounts.ts';
import { expect, test } from '../support/browser.ts';
import { linkIn } from '../support/mail.ts';

const notice = '.toast';

test.describe('the link of the confirmation mail', () => {
  test('works once, where the account was made', async ({ page, stack, faults }) => {
    faults.expect(/403|AuthApiError/);
    const person = await signUpPerson(stack);
    await rememberSignUp(page, person.id);
    const link = await linkIn(stack, person.email, 'signup');
    await followLink(page, link);
    await expect(page.locator(notice)).toContainText('Email confirmed');
    await expect(page.locator('main')).toContainText(`You are signed in as ${person.email}.`);
    await expectSignedIn(page, true);
    await expect(page).toHaveURL((url) => url.pathname === '/' && url.hash === '');

    // Many people open every mail twice: there is nothing left to ask who is signed in by it.
    await page.goto(link);
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expectSignedIn(page, true);

    await page.evaluate(() => localStorage.clear());
    await followLink(page, link);
    await expect(page.locator('main')).toContainText('This link does not work any more');
    await expectSignedIn(page, false);
    await submitSignIn(page, person);
    await expectSignedIn(page, true);
  });

  test('does nothing before its button is pressed', async ({ page, stack }) => {
    const person = await signUpPerson(stack);
    const link = await linkIn(stack, person.email, 'signup');
    for (const method of ['GET', 'HEAD']) await fetch(link, { method });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/auth/v1/')) asked.push(request.url());
    });
    await page.goto(link, { waitUntil: 'networkidle' });
    await expect(page.locator('main').getByRole('button')).toHaveText([
      'Continue as m…@example.com',
    ]);
    expect(await faultsOf(page)).toEqual([]);
    expect(asked).toEqual([]);
    await expectSignedIn(page, false);
    const { error } = await clientOf(stack).auth.signInWithPassword(person);
    expect(error?.message).toMatch(/not confirmed/i);
  });

  test('opened elsewhere ends the password that somebody else may have chosen', async ({
    page,
    stack,
  }) => {
    const person = await signUpPerson(stack);
    await followLink(page, await linkIn(stack, person.email, 'signup'));
    await expect(page).toHaveURL((url) => url.pathname === '/reset-password');
    await expect(page.locator('main')).toContainText('Email confirmed');
    await expect(page.locator('main')).toContainText(`For the account ${person.email}.`);
    const signIn = (password: string) =>
      clientOf(stack).auth.signInWithPassword({ email: person.email, password });
    expect((await signIn(person.password)).error?.message).toMatch(/invalid/i);
    await page.reload();
    await submitNewPassword(page, 'my-own-secret');
    await expect(page).toHaveURL((url) => url.pathname === '/signin');
    expect((await signIn(person.password)).error?.message).toMatch(/invalid/i);
    await submitSignIn(page, { ...person, password: 'my-own-secret' });
    await expect(page).toHaveURL('/');
    await expectSignedIn(page, true);
  });

  test('opened elsewhere as a recovery ends that password as well', async ({ page, stack }) => {
    const person = await signUpPerson(stack);
    await clientOf(stack).auth.resetPasswordForEmail(person.email);
    await followLink(page, await linkIn(stack, person.email, 'recovery'));
    await expect(page.getByLabel('New password')).toBeVisible();
    const { error } = await clientOf(stack).auth.signInWithPassword(person);
    expect(error?.message).toMatch(/invalid/i);
  });

  test('opened where somebody else is signed in says so, asks, and says whose account it is now', async ({
    page,
    stack,
  }) => {
    const before = await confirmedPerson(stack);
    const person = await signUpPerson(stack);
    await rememberSignUp(page, person.id);
    await signInOn(page, before);
    await page.goto(await linkIn(stack, person.email, 'signup'));
    await expect(page.locator('main')).toContainText(`You are signed in as ${before.email}.`);
    expect(await page.evaluate(() => localStorage.getItem('user'))).toContain(before.email);
    await pressLink(page);
    const told = `You are signed in as ${person.email}, and ${before.email} is signed out`;
    await expect(page.locator('main')).toContainText(told);
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expectSignedIn(page, true);
  });

  test('that names another account than its own signs nobody out before it has asked', async ({
    page,
    stack,
  }) => {
    const before = await confirmedPerson(stack);
    const person = await signUpPerson(stack);
    await rememberSignUp(page, person.id);
    await signInOn(page, before);
    const link = new URL(await linkIn(stack, person.email, 'signup'));
    link.hash = 'for=boss@example.com';
    await followLink(page, link.href);
    await expect(page.locator('main')).toContainText(`For the account ${person.email}.`);
    expect(await page.evaluate(() => localStorage.getItem('user'))).toContain(before.email);
    await page.getByRole('button', { name: `Continue as ${person.email}` }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    expect(await page.evaluate(() => localStorage.getItem('user'))).toContain(person.email);
  });

  test('that came without its end says that it does not work', async ({ page }) => {
    await page.goto('/signin?token_hash=abc&redirect=/about');
    await expect(page.locator('main')).toContainText('This link does not work any more');
    await expect(page).toHaveURL('/signin?redirect=/about');
  });

  test('that says something itself is not repeated: anybody may have written it', async ({
    page,
  }) => {
    const lie = 'Your account is locked: write to help@evil.example';
    await page.goto(`/signin?error=locked&error_description=${encodeURIComponent(lie)}`);
    await expect(page.locator('main')).toContainText('This link does not work any more');
    await expect(page.getByText('evil.example')).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('');
  });

  test('with a code of this browser signs in', async ({ page, stack }) => {
    await openCodeLink(page, '/signin', await confirmedPerson(stack));
    await expectSignedIn(page, false);
    await pressLink(page);
    await expect(page.locator('main')).toContainText('Email confirmed');
    expect(new URL(page.url()).search).toBe('');
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expectSignedIn(page, true);
  });

  test('with a code of another browser leads nowhere', async ({ page, faults }) => {
    faults.expect(/4\d\d|Auth/);
    await followLink(page, '/signin?code=0123-4567');
    await expect(page.locator('main')).toContainText('This link does not work any more');
    expect(new URL(page.url()).search).toBe('');
  });

  test('without a network can be opened again', async ({ page, stack, faults }) => {
    faults.expect(/failed|Failed|ERR_/);
    const person = await signUpPerson(stack);
    const link = await linkIn(stack, person.email, 'signup');
    await page.route('**/auth/v1/verify**', (route) => route.abort('internetdisconnected'));
    await rememberSignUp(page, person.id);
    await followLink(page, link);
    await expect(page.locator('main')).toContainText('We could not reach the server');
    await page.unroute('**/auth/v1/verify**');
    await page.reload();
    await pressLink(page);
    await expect(page.locator('main')).toContainText('Email confirmed');
  });

  const refusal = { status: 403, json: { code: '42501', message: 'refused' } };
  const unsaved = "We couldn't save your profile information. Please try again.";
  for (const [fails, mail, words, answer] of [
    ['refused', 'signup', unsaved, (route: Route) => route.fulfill(refusal)],
    ['refused', 'magiclink', unsaved, (route: Route) => route.fulfill(refusal)],
    [
      'not there to be read',
      'signup',
      unsaved,
      (route: Route) =>
        route.request().method() === 'GET' ? route.fulfill(refusal) : route.fallback(),
    ],
    [
      'lost',
      'signup',
      'An unexpected error occurred while saving your profile.',
      (route: Route) => route.abort('internetdisconnected'),
    ],
  ] as const) {
    test(`of the kind ${mail} tells when the profile is ${fails}`, async ({
      page,
      stack,
      faults,
    }) => {
      faults.expect(/403|profiles|failed|Failed|ERR_|PostgrestError|TypeError|42501/);
      const person = await signUpPerson(stack);
      if (mail === 'magiclink') {
        await clientOf(stack).auth.resend({ type: 'signup', email: person.email });
      }
      await page.route('**/rest/v1/profiles**', answer);
      await rememberSignUp(page, person.id);
      await followLink(page, await linkIn(stack, person.email, mail));
      await expect(page.locator(notice)).toContainText('Profile creation failed');
      await expect(page.locator(notice)).toContainText(words);
      await expect(page.locator('main')).toContainText(words);
      await expect(page.getByText('Welcome to Tayar')).toHaveCount(0);
      await expectSignedIn(page, true);
    });
  }
});
