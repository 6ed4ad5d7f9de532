import {
  clientOf,
  confirmedPerson,
  expectSignedIn,
  followLink,
  newPerson,
  type Person,
  rememberSignUp,
  signedInClient,
  signInOn,
  signUpPerson,
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
    await expectSignedIn(tab, false);
    await tab.getByRole('button', { name: 'Continue as m…@example.com' }).click();
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
    await rememberSignUp(page, person.id);
    await followLink(page, await linkIn(stack, person.email, 'signup', 'ar'));
    await expect(page.locator('main')).toContainText('تم تأكيد بريدك الإلكتروني');
    await expect(page).toHaveURL('/ar');
    await expectSignedIn(page, true);
  });

  test('at a backend that asks for no confirmation tells when the profile is not saved', async ({
    page,
    stack,
    faults,
  }) => {
    faults.expect(/403|42501|profiles/);
    const { client } = await signedInClient(stack, await confirmedPerson(stack));
    const { session } = (await client.auth.getSession()).data;
    await page.route('**/auth/v1/signup**', (route) => route.fulfill({ json: session }));
    await page.route('**/rest/v1/profiles**', (route) =>
      route.fulfill({ status: 403, json: { code: '42501', message: 'refused' } }),
    );
    await page.goto('/signup');
    await submitSignUp(page, newPerson());
    await expect(page.locator(notice)).toContainText('Profile creation failed');
    await expect(page.locator(notice)).toContainText(
      "We couldn't save your profile information. Please try again.",
    );
    await expect(page.getByText('Account created')).toHaveCount(0);
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
