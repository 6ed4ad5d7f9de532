import type { Route } from 'playwright/test';
import {
  clientOf,
  confirmedPerson,
  expectSignedIn,
  openCodeLink,
  signInOn,
  signUpPerson,
  submitSignIn,
} from '../support/accounts.ts';
import { expect, test } from '../support/browser.ts';
import { linkIn } from '../support/mail.ts';

const notice = '.toast';

test.describe('the link of the confirmation mail', () => {
  test('works once', async ({ page, stack, faults }) => {
    faults.expect(/403|AuthApiError/);
    const person = await signUpPerson(stack);
    const link = await linkIn(stack, person.email, 'signup');
    await page.goto(link);
    await expect(page.locator(notice)).toContainText('Email confirmed');
    await expect(page.locator('main')).toContainText(`You are signed in as ${person.email}.`);
    await expectSignedIn(page, true);
    await expect(page).toHaveURL((url) => url.pathname === '/');

    // Opened twice, as some do with every mail, it says nothing of links to who is signed in by it.
    await page.goto(link);
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expectSignedIn(page, true);

    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await expect(page.locator('main')).toContainText('This link does not work any more');
    await expectSignedIn(page, false);
    await submitSignIn(page, person);
    await expectSignedIn(page, true);
  });

  test('opened where somebody else is signed in says whose account it is now', async ({
    page,
    stack,
  }) => {
    const before = await confirmedPerson(stack);
    await signInOn(page, before);
    const person = await signUpPerson(stack);
    await page.goto(await linkIn(stack, person.email, 'signup'));
    const told = `You are signed in as ${person.email}, and ${before.email} is signed out`;
    await expect(page.locator('main')).toContainText(told);
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expectSignedIn(page, true);
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
    await expect(page.locator('main')).toContainText('Email confirmed');
    expect(new URL(page.url()).search).toBe('');
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expectSignedIn(page, true);
  });

  test('with a code of another browser leads nowhere', async ({ page, faults }) => {
    faults.expect(/4\d\d|Auth/);
    await page.goto('/signin?code=0123-4567');
    await expect(page.locator('main')).toContainText('This link does not work any more');
    expect(new URL(page.url()).search).toBe('');
  });

  test('without a network can be opened again', async ({ page, stack, faults }) => {
    faults.expect(/failed|Failed|ERR_/);
    const person = await signUpPerson(stack);
    const link = await linkIn(stack, person.email, 'signup');
    await page.route('**/auth/v1/verify**', (route) => route.abort('internetdisconnected'));
    await page.goto(link);
    await expect(page.locator('main')).toContainText('We could not reach the server');
    await page.unroute('**/auth/v1/verify**');
    await page.reload();
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
      await page.addInitScript(() => {
        new MutationObserver(() => {
          const seen = document.querySelector('.toast')?.textContent ?? '';
          if (seen.includes('Profile creation failed')) sessionStorage.setItem('seen', seen);
        }).observe(document, { childList: true, subtree: true, characterData: true });
      });
      await page.goto(await linkIn(stack, person.email, mail));
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('seen'))).toContain(words);
      await expectSignedIn(page, true);
    });
  }
});
