import {
  confirmedPerson,
  expectSignedIn,
  followLink,
  signedInClient,
  signInOn,
  signUpPerson,
  submitNewPassword,
  submitSignIn,
} from '../support/accounts.ts';
import { expect, test } from '../support/browser.ts';
import { linkIn } from '../support/mail.ts';

const notice = '.toast';

test.describe('signing in', () => {
  test('leads to the home page, and the next page knows who it is', async ({ page, stack }) => {
    const person = await confirmedPerson(stack);
    await signInOn(page, person);
    await expectSignedIn(page, true);
    const kept = await page.evaluate(() => localStorage.getItem('user'));
    expect(JSON.parse(kept ?? '')).toEqual({
      id: expect.any(String),
      name: person.name,
      email: person.email,
      phone: person.phone,
    });
  });

  test('takes what a password manager filled in without a word', async ({ page, stack }) => {
    const person = await confirmedPerson(stack);
    await page.goto('/signin');
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
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expectSignedIn(page, true);
  });

  // Other addresses that are not ours: src/session/redirect.test.ts.
  for (const [asked, path] of [
    ['/about', '/about'],
    ['/cars?view=brands', '/cars'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/ar//evil.example', '/'],
    ['/ar/\\evil.example', '/'],
  ] as const) {
    test(`with redirect=${JSON.stringify(asked)} leads to ${path}`, async ({ page, stack }) => {
      const person = await confirmedPerson(stack);
      await page.goto(`/signin?redirect=${encodeURIComponent(asked)}`);
      await submitSignIn(page, person);
      await expect(page).toHaveURL(
        (url) => url.origin === new URL(stack.siteUrl).origin && url.pathname === path,
      );
      await expectSignedIn(page, true);
    });
  }

  test('in Arabic a wrong password is told in Arabic, and leads on in Arabic', async ({
    page,
    stack,
    faults,
  }) => {
    faults.expect(/400|AuthApiError/);
    const person = await confirmedPerson(stack);
    await page.goto('/ar/signin?redirect=/about');
    await page.getByLabel('البريد الإلكتروني').fill(person.email);
    const password = page.getByLabel('كلمة المرور', { exact: true });
    await password.fill('not-this');
    await password.press('Enter');
    await expect(page.locator(notice)).toContainText('تأكد من البريد الإلكتروني وكلمة المرور');
    await expect(page.locator('main')).not.toContainText(/credentials/i);
    await password.fill(person.password);
    await password.press('Enter');
    await expect(page).toHaveURL('/ar/about');
  });

  test('a wrong password is told, and nothing typed is lost', async ({ page, stack, faults }) => {
    faults.expect(/400|AuthApiError/);
    const person = await confirmedPerson(stack);
    await page.goto('/signin');
    await submitSignIn(page, { ...person, password: 'wrong' });
    await expect(page.locator(notice)).toContainText('Login failed');
    await expect(page.locator(notice)).toContainText('Invalid login credentials');
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expectSignedIn(page, false);
  });

  test('an e-mail that is not confirmed is told, with a way to send the mail again', async ({
    page,
    stack,
    faults,
  }) => {
    faults.expect(/400|AuthApiError/);
    const person = await signUpPerson(stack);
    await page.goto('/signin');
    await submitSignIn(page, person);
    await expect(page.locator(notice)).toContainText('Email not confirmed');
    await expect(page.locator(notice)).toContainText('inbox or spam folder');
    await expectSignedIn(page, false);
    await page.getByRole('button', { name: 'Send it again' }).click();
    await expect(page.locator('main')).toContainText(`on its way to ${person.email}`);
    await followLink(page, await linkIn(stack, person.email, 'magiclink'));
    await submitNewPassword(page, 'second-secret');
    await expect(page).toHaveURL((url) => url.pathname === '/signin');
    const again = await signedInClient(stack, { ...person, password: 'second-secret' });
    expect(again.id).toBe(person.id);
  });

  test('an e-mail that is not confirmed is signed out and told also where the backend lets it in', async ({
    page,
    stack,
  }) => {
    const person = await confirmedPerson(stack);
    await page.route('**/auth/v1/token**', async (route) => {
      const response = await route.fetch();
      const { user, ...session } = await response.json();
      const { email_confirmed_at: _at, confirmed_at: _then, ...unconfirmed } = user;
      await route.fulfill({ response, json: { ...session, user: unconfirmed } });
    });
    const isSignedOut = async () => {
      await expect(page.locator(notice)).toContainText('Email not confirmed');
      await expect(page.locator(notice)).toContainText('inbox or spam folder');
      await expectSignedIn(page, false);
      const kept = () => page.evaluate(() => Object.keys(localStorage));
      await expect.poll(kept).not.toContainEqual(expect.stringMatching(/^(?:user|tayar-session)$/));
      expect(new URL(page.url()).pathname).toBe('/signin');
    };
    const told = page.waitForRequest('**/auth/v1/logout**');
    await page.goto('/signin');
    await submitSignIn(page, person);
    await isSignedOut();
    await told;
    await expect(page.getByRole('button', { name: 'Send it again' })).toBeVisible();

    // So is whoever the browser holds such a session of.
    await signInOn(page, person);
    await page.evaluate(() => {
      const { user, ...session } = JSON.parse(localStorage.getItem('tayar-session') ?? '');
      const { email_confirmed_at: _at, confirmed_at: _then, ...unconfirmed } = user;
      localStorage.setItem('tayar-session', JSON.stringify({ ...session, user: unconfirmed }));
    });
    await page.goto('/signin');
    await isSignedOut();
  });

  test('asks for both entries, in words tied to them', async ({ page }) => {
    await page.goto('/signin');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    const email = page.getByLabel('Email');
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription('Email is required');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'Password is required',
    );
  });

  test('for an insurance quote says so', async ({ page }) => {
    await page.goto('/signin');
    const banner = page.getByText('Please sign in to get an insurance quote.');
    await expect(banner).toBeHidden();
    await page.goto('/signin?redirect=/services/insurance&reason=insurance');
    await expect(banner).toBeVisible();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL(/\/signup\?redirect=%2Fservices%2Finsurance&reason=insurance$/);
  });

  test('whoever is signed in already is sent on', async ({ page, stack }) => {
    await signInOn(page, await confirmedPerson(stack));
    await page.goto('/signin?redirect=/about');
    await expect(page).toHaveURL((url) => url.pathname === '/about');
    for (const door of ['/signin', '/signup']) {
      await page.goto(`${door}?redirect=/terms`);
      await expect(page).toHaveURL((url) => url.pathname === '/terms');
    }
  });

  test('the link of the header leads back to the page it was pressed on', async ({
    page,
    stack,
    isMobile,
  }) => {
    await page.goto('/privacy');
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Sign In / Sign Up' }).filter({ visible: true }).click();
    await submitSignIn(page, await confirmedPerson(stack));
    await expect(page).toHaveURL((url) => url.pathname === '/privacy');
  });

  test('is busy only while it lasts, and cannot be sent twice', async ({ page, stack }) => {
    const person = await confirmedPerson(stack);
    await page.goto('/signin');
    let asked = 0;
    await page.route('**/auth/v1/token**', async (route) => {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await submitSignIn(page, person);
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    await page.getByLabel('Email').press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === '/');
    expect(asked).toBe(1);
  });
});

test.describe('before the form is hydrated', () => {
  test('what was typed stays, and the first press counts', async ({ page, stack }) => {
    const person = await confirmedPerson(stack);
    await page.route(/_astro\/SignIn\.island/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto('/signin');
    await submitSignIn(page, person);
    await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '');
    await expectSignedIn(page, true);
  });

  test('a first press on the eye shows the password', async ({ page }) => {
    await page.goto('/signin');
    const eye = page.getByRole('button', { name: 'Show password' });
    await eye.click();
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('input[autocomplete="current-password"]')).toHaveAttribute(
      'type',
      'text',
    );
  });

  test('where the code cannot be fetched it says so and loses nothing', async ({
    page,
    faults,
  }) => {
    faults.expect(/SignIn|fetch|ERR_|astro-island/);
    await page.route(/_astro\/SignIn\.island/, (route) => route.abort('internetdisconnected'));
    await page.goto('/signin');
    await page.getByLabel('Email').fill('mona@example.com');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('That could not be loaded')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('mona@example.com');
    await expect(page).toHaveURL(/\/signin$/);
  });
});
