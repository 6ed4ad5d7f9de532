import type { Route } from 'playwright/test';
import {
  clientOf,
  confirmedPerson,
  expectSignedIn,
  newPerson,
  openCodeLink,
  type Person,
  signInOn,
  signUpPerson,
  submitSignIn,
} from '../support/accounts.ts';
import { expect, type Page, test } from '../support/browser.ts';
import { loseAnswerOf } from '../support/lost-answer.ts';
import { linkIn } from '../support/mail.ts';

const notice = '.toast';

async function submitSignUp(page: Page, person: Person, repeated = person.password) {
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Phone').fill(person.phone);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Repeat the password').fill(repeated);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

test.describe('signing up', () => {
  test('ends in a mail whose link signs in and leads back to where it began', async ({
    page,
    context,
    stack,
  }) => {
    const person = newPerson();
    await page.goto('/signup?redirect=/about');
    await submitSignUp(page, person);
    await expect(page.locator(notice)).toContainText('Account created');
    await expect(page.locator(notice)).toContainText('Please check your email');
    await expect(page).toHaveURL((url) => url.pathname === '/signin');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/about');
    await expect(page.locator('main')).toContainText(`We sent a mail to ${person.email}.`);
    await expectSignedIn(page, false);

    const link = await linkIn(stack, person.email, 'signup');
    const tab = await context.newPage();
    await tab.goto(link);
    await expect(tab.locator('main')).toContainText('Email confirmed');
    expect(new URL(tab.url()).search).not.toContain('token_hash');
    await expect(tab).toHaveURL((url) => url.pathname === '/about');
    await expectSignedIn(tab, true);
    await expectSignedIn(page, true);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(page).toHaveURL('/about');

    const client = clientOf(stack);
    await client.auth.signInWithPassword(person);
    const { name, email, phone } = person;
    const { data } = await client.from('profiles').select('name, email, phone').single();
    expect(data).toEqual({ name, email, phone });
  });

  test('is not offered to who is signed in', async ({ page, stack }) => {
    await signInOn(page, await confirmedPerson(stack));
    await page.goto('/signup?redirect=/about');
    await expect(page).toHaveURL('/about');
  });

  test('leads to the sign-in page after two seconds, no sooner', async ({ page }) => {
    const person = newPerson();
    const json = { id: '1', aud: '', email: person.email, identities: [{ id: '1' }] };
    await page.route('**/auth/v1/signup**', (route) => route.fulfill({ json }));
    await page.clock.install();
    await page.goto('/signup');
    await page.clock.pauseAt(Date.now() + 60_000);
    await submitSignUp(page, person);
    await expect(page.locator(notice)).toContainText('Account created');
    await page.clock.runFor(1900);
    await expect(page).toHaveURL('/signup');
    await page.clock.runFor(100);
    await expect(page).toHaveURL('/signin');
  });

  test('in Arabic ends in a mail that leads back to Arabic', async ({ page, stack }) => {
    const person = await signUpPerson(stack);
    await page.goto(await linkIn(stack, person.email, 'signup', 'ar'));
    await expect(page.locator('main')).toContainText('تم تأكيد بريدك الإلكتروني');
    await expect(page).toHaveURL('/ar');
    await expectSignedIn(page, true);
  });

  test('checks what is typed, and says it where it is', async ({ page }) => {
    await page.goto('/signup');
    const person = { ...newPerson(), name: ' ', phone: '', password: '12345' };
    await submitSignUp(page, person, 'other');
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    for (const [label, words] of [
      ['Name', 'Name is required'],
      ['Phone', 'Phone number is required'],
      ['Password', 'Password too short: Password must be at least 6 characters long.'],
      ['Repeat the password', "Passwords don't match"],
    ] as const) {
      const field = page.getByLabel(label, { exact: true });
      await expect.soft(field).toHaveAccessibleDescription(new RegExp(words));
    }
    await page.getByLabel('Name', { exact: true }).fill('Mona');
    await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('');
    await page.getByLabel('Repeat the password').fill('Cairo-2026');
    await expect(page.getByLabel('Repeat the password')).toHaveAccessibleDescription(/match/);
    await page.getByLabel('Password', { exact: true }).fill('Cairo-2026');
    await expect(page.getByLabel('Repeat the password')).toHaveAccessibleDescription('');
  });

  test('hints at how good the password is', async ({ page }) => {
    await page.goto('/signup');
    const password = page.getByLabel('Password', { exact: true });
    for (const [typed, words] of [
      ['abc', 'At least 6 characters'],
      ['123456', 'Easy to guess'],
      ['Cairo-to-Alexandria', 'Strong'],
    ] as const) {
      await password.fill(typed);
      await expect(password).toHaveAccessibleDescription(new RegExp(words));
    }
    for (const [label, value] of [
      ['Name', 'name'],
      ['Email', 'username'],
      ['Phone', 'tel'],
      ['Password', 'new-password'],
      ['Repeat the password', 'new-password'],
    ] as const) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', value);
    }
  });

  test('with an e-mail that has an account says so', async ({ page, stack, faults }) => {
    faults.expect(/429|422|AuthApiError/);
    const person = await confirmedPerson(stack);
    await page.goto('/signup');
    await submitSignUp(page, person);
    await expect(page.locator(notice)).toContainText('Registration failed');
    await expect(page.locator('main')).toContainText('This email is already registered.');

    for (const answer of [
      { status: 422, json: { code: 'user_already_exists', msg: 'User already registered' } },
      { status: 422, json: { msg: 'email already in use' } },
      { status: 200, json: { id: '1', aud: '', email: person.email, identities: [] } },
    ]) {
      await page.route('**/auth/v1/signup**', (route) => route.fulfill(answer));
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.locator('main')).toContainText('This email is already registered.');
      await page.unroute('**/auth/v1/signup**');
    }
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
  });

  test('without a network says so, and loses nothing', async ({ page, stack, faults }) => {
    faults.expect(/failed|Failed|ERR_/);
    const person = newPerson();
    await page.goto('/signup');
    await page.route('**/auth/v1/signup**', (route) => route.abort('internetdisconnected'));
    await submitSignUp(page, person);
    await expect(page.locator(notice)).toContainText('Registration failed');
    await expect(page.locator(notice)).toContainText('We could not reach the server');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password);
    await page.unroute('**/auth/v1/signup**');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/signin');
    await linkIn(stack, person.email, 'signup');
  });

  test('whose answer was lost is not said to be somebody else’s account', async ({
    page,
    stack,
    faults,
  }) => {
    faults.expect(/ERR_|Failed|4\d\d|AuthApiError|AuthRetryable/);
    const person = newPerson();
    await page.goto('/signup');
    await loseAnswerOf(page, '**/auth/v1/signup**');
    await submitSignUp(page, person);
    await expect(page.locator(notice)).toContainText('We could not reach the server');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/signin');
    await linkIn(stack, person.email, 'signup');
  });
});

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
