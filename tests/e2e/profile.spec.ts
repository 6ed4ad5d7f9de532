/** The profile page: changing, downloading and deleting one's data. */
import { readFile } from 'node:fs/promises';
import { colourFaultsOf, faultsOf } from '../support/accessibility.ts';
import {
  clientOf,
  confirmedPerson,
  endSession,
  expectSignedIn,
  openMenu,
  type Person,
  signedInClient,
  signInOn,
  submitSignIn,
} from '../support/accounts.ts';
import { expect, notice, type Page, test } from '../support/browser.ts';
import { holdBack } from '../support/hold-back.ts';
import { requestRows } from '../support/rows.ts';
import type { Stack } from '../support/stack.ts';

/** The local stack starts a process for each call of a function. */
const functionAnswers = { timeout: 20_000 };

const name = (page: Page) => page.getByLabel('Name', { exact: true });
const phone = (page: Page) => page.getByLabel(/^Phone/);
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

/** Opens the profile of somebody who is signed in. */
async function openProfile(page: Page, stack: Stack): Promise<Person> {
  const person = await confirmedPerson(stack);
  await signInOn(page, person);
  await page.goto('/profile');
  await expect(name(page)).toHaveValue(person.name);
  return person;
}

test('it asks to sign in; what is changed is kept, also what another tab has changed meanwhile', async ({
  page,
  stack,
  context,
}) => {
  await test.step('it asks to sign in; name and phone are changed, the e-mail stays', async () => {
    const person = await confirmedPerson(stack);
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/signin\?redirect=\/profile$/);
    await submitSignIn(page, person);
    await expect(page).toHaveURL('/profile');
    await expect(name(page)).toHaveValue(person.name);
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await expect(page.getByLabel('Email')).not.toBeEditable();
    await expect(phone(page)).toHaveValue(person.phone);

    await name(page).fill(' M ');
    await phone(page).fill('call me');
    await save(page);
    await expect(page.getByText('Name must be at least 2 characters.')).toBeVisible();
    await expect(page.getByText('Please enter a valid phone number.')).toBeVisible();
    await expect(name(page)).toBeFocused();
    expect(await faultsOf(page)).toEqual([]);
    await page.locator('html').evaluate((html) => html.classList.add('dark'));
    expect(await colourFaultsOf(page)).toEqual([]);

    await name(page).fill('  منى Sami ');
    await phone(page).fill('');
    await save(page);
    await expect(notice(page)).toContainText('Profile updated');
    await expect(name(page)).toHaveValue('منى Sami');
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
    expect(kept).toMatchObject({ name: 'منى Sami', phone: null });
    await page.reload();
    await expect(name(page)).toHaveValue('منى Sami');
    await expect(phone(page)).toHaveValue('');
  });
  await test.step('what another tab or device has changed meanwhile stays', async () => {
    const person = await openProfile(page, stack);
    const other = await context.newPage();
    await other.goto('/profile');
    await expect(name(other)).toHaveValue(person.name);
    await name(page).fill('Mona the Second');
    await save(page);
    await expect(notice(page)).toContainText('Profile updated');
    await phone(other).fill('01112345678');
    const release = await holdBack(other, '**/rest/v1/profiles?**', { times: 1 });
    await save(other);
    // What is sent cannot be typed over.
    await expect(other.locator('[inert] input[name="name"]')).toHaveCount(1);
    release();
    await expect(notice(other)).toContainText('Profile updated');
    await page.reload();
    await expect(name(page)).toHaveValue('Mona the Second');
    await expect(phone(page)).toHaveValue('01112345678');
  });
});

test('a failed save and a session that ends keep what was typed, for nobody else', async ({
  page,
  stack,
  faults,
  context,
}) => {
  await test.step('a failed save and a session that ends keep what was typed', async () => {
    faults.expect(/ERR_|Failed|TypeError|fetch|400|401|AuthApiError|refresh|500|boom/i);
    const person = await openProfile(page, stack);
    await page.route('**/rest/v1/profiles**', (route) =>
      route.request().method() === 'PATCH' ? route.abort('internetdisconnected') : route.fallback(),
    );
    await name(page).fill('Mona Draft');
    await save(page);
    const failure = 'Could not update your profile. Please try again.';
    await expect(page.locator('main').getByRole('alert')).toContainText(failure);
    await expect(page.locator('.toast')).toHaveCount(0);
    await page.unrouteAll();
    await page.reload();
    await expect(name(page)).toHaveValue('Mona Draft');
    await page.getByRole('button', { name: 'Undo changes' }).focus();
    await page.keyboard.press('Enter');
    await expect(name(page)).toHaveValue(person.name);
    // The button has gone; the keyboard goes on where it was.
    await page.keyboard.press('Shift+Tab');
    await expect(phone(page)).toBeFocused();

    await name(page).fill('Mona Later');
    await endSession(page);
    await save(page);
    await expect(page).toHaveURL((url) => url.pathname === '/signin');
    await submitSignIn(page, person);
    await expect(page).toHaveURL('/profile');
    await expect(name(page)).toHaveValue('Mona Later');

    await page.route('**/rest/v1/profiles**', (route) =>
      route.fulfill({ status: 500, json: { message: 'boom' } }),
    );
    await page.reload();
    const broken = page.getByRole('alert').filter({ hasText: 'Could not load your profile.' });
    await expect(broken).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(name(page)).toHaveValue('Mona Later');
  });
  await test.step('the next person sees neither a previous person’s entries nor their late answers', async () => {
    await openProfile(page, stack);
    await name(page).fill('Mona Secret');
    const menu = await openMenu(page);
    await menu.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await signInOn(page, await confirmedPerson(stack));
    const asked = page.waitForRequest('**/rest/v1/profiles**');
    const answerLate = await holdBack(page, '**/rest/v1/profiles**', { times: 1 });
    await page.goto('/profile');
    await asked;
    const other = await context.newPage();
    const next = await confirmedPerson(stack);
    await signInOn(other, next);
    await expect(name(page)).toHaveValue(next.name);
    const answered = page.waitForResponse('**/rest/v1/profiles**');
    answerLate();
    await (await answered).finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(name(page)).toHaveValue(next.name);
    await other.goto('/about');
    const otherMenu = await openMenu(other);
    await otherMenu.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/signin\?redirect=\/profile$/);
  });
});

test('a person downloads and deletes all their data, with a password or after a fresh sign-in', async ({
  page,
  stack,
  faults,
}) => {
  await test.step('an account without a password asks for a fresh sign-in, and goes on after it', async () => {
    faults.expect(/403/);
    const person = await openProfile(page, stack);
    // The local stack has no Google: the session says that it came from there, and the function is answered for.
    const signedInWithGoogle = () =>
      page.evaluate(() => {
        const key = 'tayar-session';
        const session = JSON.parse(localStorage.getItem(key) ?? '{}');
        session.user.identities = [{ provider: 'google' }];
        localStorage.setItem(key, JSON.stringify(session));
      });
    const answers = [
      { status: 403, json: { error: 'sign_in_again' } },
      { status: 200, json: { status: 'deleted' } },
    ];
    const sent: unknown[] = [];
    await page.route('**/api/delete-account', (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill(answers.shift());
    });
    await signedInWithGoogle();
    const opener = page.getByRole('button', { name: 'Delete my account' });
    const dialog = page.getByRole('dialog');
    await opener.click();
    await expect(dialog).toContainText('You sign in without a password.');
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(dialog).toContainText('You signed in more than ten minutes ago.');
    await dialog.getByRole('button', { name: 'Sign in again' }).click();
    await expect(page).toHaveURL(/\/signin\?redirect=\/profile$/);
    await submitSignIn(page, person);
    await expect(page).toHaveURL('/profile');
    await expect(dialog).toContainText(person.email);
    await dialog.getByRole('button', { name: 'Keep my account' }).click();
    await signedInWithGoogle();
    await opener.click();
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.locator('main')).toContainText('Your account has been deleted');
    expect(sent).toEqual([{}, {}]);
  });
  await page.unrouteAll();
  await test.step('a person downloads all their data, and deletes it with their password', async () => {
    faults.expect(/403|502|not deleted/);
    const person = await openProfile(page, stack);
    const { client } = await signedInClient(stack, person);
    const request = { ...requestRows.car_requests, id: crypto.randomUUID() };
    expect((await client.from('car_requests').insert(request)).error).toBeNull();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^tayar-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
      exported_at: expect.any(String),
      profile: { name: person.name, email: person.email },
      favorites: [],
      car_requests: [{ id: request.id, daily_km: 40 }],
      charger_requests: [],
      visit_requests: [],
      insurance_requests: [],
      financing_requests: [],
    });

    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: 'Delete for good' });
    const password = dialog.getByLabel('Password', { exact: true });
    await expect(dialog).toContainText(person.email);
    expect(await faultsOf(page)).toEqual([]);
    await confirm.click();
    await expect(dialog).toContainText('Enter your password to continue.');
    await password.fill('not this one');
    await confirm.click();
    await expect(dialog).toContainText('This is not your password.', functionAnswers);
    await password.fill(person.password);
    await page.route(
      '**/api/delete-account',
      (route) => route.fulfill({ status: 502, json: { error: 'backend_failed' } }),
      { times: 1 },
    );
    await confirm.click();
    await expect(dialog).toContainText('Your account could not be deleted. Please try again.');
    await expect(password).toHaveValue(person.password);
    await confirm.click();
    const told = 'Your account has been deleted';
    await expect(page.locator('main')).toContainText(told, functionAnswers);
    await expectSignedIn(page, false);
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept.filter((key) => /user|session/.test(key))).toEqual([]);
    const { error } = await clientOf(stack).auth.signInWithPassword(person);
    expect(error?.code).toBe('invalid_credentials');
  });
});
