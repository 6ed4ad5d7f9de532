/** Making an account. */
import {
  clientOf,
  confirmedPerson,
  enterAccountForm,
  expectSignedIn,
  newPerson,
  type Person,
  submitSignIn,
} from '../support/accounts.ts';
import { expect, notice, type Page, test } from '../support/browser.ts';
import { loseAnswerOf } from '../support/lost-answer.ts';
import { linkIn } from '../support/mail.ts';

const create = (page: Page) => page.getByRole('button', { name: 'Create Account' });

async function submitSignUp(page: Page, person: Person, repeated = person.password) {
  await enterAccountForm(page);
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Phone').fill(person.phone);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Repeat the password').fill(repeated);
  await create(page).click();
}

test('it ends in a mail whose link signs in, and leads back to where it began', async ({
  page,
  context,
  stack,
}) => {
  const person = newPerson();
  await page.goto('/signup?redirect=/about');
  await submitSignUp(page, person);
  await expect(notice(page)).toContainText('Account created');
  await expect(notice(page)).toContainText('Please check your email');
  await expect(page).toHaveURL('/signin?redirect=/about');
  await expect(page.locator('main')).toContainText(`We emailed ${person.email}.`);
  await expectSignedIn(page, false);

  const tab = await context.newPage();
  await tab.goto(await linkIn(stack, person.email, 'signup'));
  await tab.getByRole('button', { name: 'Continue as m…@example.com' }).click();
  await expect(tab.locator('main')).toContainText('Email confirmed');
  await expect(tab).toHaveURL('/about');
  await expectSignedIn(tab, true);
  // The tab that was left at the sign-in page goes on as well.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page).toHaveURL('/about');
  await expectSignedIn(page, true);

  const client = clientOf(stack);
  await client.auth.signInWithPassword(person);
  const { name, email, phone } = person;
  const { data } = await client.from('profiles').select('name, email, phone').single();
  expect(data).toEqual({ name, email, phone });
});

test('what is typed is checked where it stands; made, it leads to the sign-in page after two seconds', async ({
  page,
}) => {
  await test.step('what is typed is checked where it stands, and a password is judged', async () => {
    await page.goto('/signup');
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const person = { ...newPerson(), name: ' ', phone: '', password: '12345' };
    await submitSignUp(page, person, 'other');
    await expect(field('Name')).toBeFocused();
    for (const [label, words] of [
      ['Name', 'Name is required'],
      ['Phone', 'Phone number is required'],
      ['Password', 'Password too short: Password must be at least 6 characters long.'],
      ['Repeat the password', "Passwords don't match"],
    ] as const) {
      await expect.soft(field(label)).toHaveAccessibleDescription(new RegExp(words));
    }
    await field('Name').fill('Mona');
    await expect(field('Name')).toHaveAccessibleDescription('');
    for (const [typed, words] of [
      ['abc', 'At least 6 characters'],
      ['123456', 'Easy to guess'],
      ['Cairo-to-Alexandria', 'Strong'],
    ] as const) {
      await field('Password').fill(typed);
      await expect(field('Password')).toHaveAccessibleDescription(new RegExp(words));
    }
    await field('Repeat the password').fill('Cairo-to-Alexandria');
    await expect(field('Repeat the password')).toHaveAccessibleDescription('');
    for (const [label, value] of [
      ['Name', 'name'],
      ['Email', 'username'],
      ['Phone', 'tel'],
      ['Password', 'new-password'],
      ['Repeat the password', 'new-password'],
    ] as const) {
      await expect(field(label)).toHaveAttribute('autocomplete', value);
    }
  });
  await test.step('it leads to the sign-in page after two seconds, no sooner', async () => {
    const person = newPerson();
    const json = { id: '1', aud: '', email: person.email, identities: [{ id: '1' }] };
    await page.route('**/auth/v1/signup**', (route) => route.fulfill({ json }));
    await page.clock.install();
    await page.goto('/signup');
    await page.clock.pauseAt(Date.now() + 60_000);
    await submitSignUp(page, person);
    await expect(notice(page)).toContainText('Account created');
    await page.clock.runFor(1900);
    await expect(page).toHaveURL('/signup');
    await page.clock.runFor(100);
    await expect(page).toHaveURL('/signin');
  });
});

test('nothing typed is lost, in the other language or without a network; a known e-mail gets a message', async ({
  page,
  stack,
  faults,
}) => {
  await test.step('entries except passwords are kept in the other language and on the sign-in page', async () => {
    const person = await confirmedPerson(stack);
    const kept = async () => JSON.stringify(await page.evaluate(() => ({ ...sessionStorage })));
    await page.goto('/signup');
    for (const [label, text] of [
      ['Name', person.name],
      ['Email', person.email],
      ['Phone', person.phone],
      ['Password', person.password],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
    await page.getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL('/ar/signup');
    await expect(page.getByLabel('البريد الإلكتروني')).toHaveValue(person.email);
    await expect(page.getByLabel('الاسم', { exact: true })).toHaveValue(person.name);
    await expect(page.getByLabel('كلمة المرور', { exact: true })).toHaveValue('');
    await page.goto('/signin');
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    expect(await kept()).not.toContain(person.password);
    await submitSignIn(page, person);
    await expectSignedIn(page, true);
    await expect(page).toHaveURL('/');
    expect(await kept()).not.toContain(person.email);
  });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await test.step('without a network nothing is lost; an e-mail that already has an account gets a message', async () => {
    faults.expect(/failed|Failed|ERR_|4\d\d|AuthApiError|AuthRetryable/);
    const person = newPerson();
    await page.goto('/signup');
    await page.route('**/auth/v1/signup**', (route) => route.abort('internetdisconnected'));
    await submitSignUp(page, person);
    const refusal = page.getByRole('alert').filter({ hasText: 'Registration failed' });
    await expect(refusal).toContainText('We could not reach the server');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password);
    await page.unroute('**/auth/v1/signup**');
    await loseAnswerOf(page, '**/auth/v1/signup**');
    const answered = page.waitForEvent('requestfailed');
    await create(page).click();
    await answered;
    await expect(create(page)).toBeEnabled();
    await create(page).click();
    await expect(page).toHaveURL('/signin');
    await linkIn(stack, person.email, 'signup');

    const known = await confirmedPerson(stack);
    const told = page.locator('main').getByText('This email is already registered.');
    await page.goto('/signup');
    await submitSignUp(page, known);
    await expect(refusal).toBeVisible();
    await expect(page.locator('.toast')).toHaveCount(0);
    await expect(told).toBeVisible();
    // Hosted Supabase answers so, to tell strangers nothing.
    const json = { id: '1', aud: '', email: known.email, identities: [] };
    await page.route('**/auth/v1/signup**', (route) => route.fulfill({ json }));
    await page.reload();
    await submitSignUp(page, known);
    await expect(told).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(known.email);
  });
});
