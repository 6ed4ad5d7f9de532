import { readFile } from 'node:fs/promises';
import { faultsOf } from '../support/accessibility.ts';
import {
  clientOf,
  confirmedPerson,
  endSession,
  expectSignedIn,
  openAccountMenu,
  type Person,
  signedInClient,
  signInOn,
  submitSignIn,
} from '../support/accounts.ts';
import { expect, type Page, test } from '../support/browser.ts';
import { holdBack } from '../support/hold-back.ts';
import { requestRows } from '../support/rows.ts';
import type { Stack } from '../support/stack.ts';

const notice = '.toast';
/** The local stack starts a process for each call of a function. */
const functionAnswers = { timeout: 15_000 };

const atProfile = (url: URL) => url.pathname === '/profile';
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

/** Opens the profile of somebody who signs in for it. */
async function openProfile(page: Page, stack: Stack): Promise<Person> {
  const person = await confirmedPerson(stack);
  await page.goto('/profile');
  await expect(page).toHaveURL(
    (url) => `${url.pathname}${url.search}` === '/signin?redirect=/profile',
  );
  await submitSignIn(page, person);
  await expect(page).toHaveURL(atProfile);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(person.name);
  return person;
}

test('what another tab has changed meanwhile stays', async ({ page, stack, context }) => {
  const person = await openProfile(page, stack);
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByLabel('Name', { exact: true })).toHaveValue(person.name);
  await page.getByLabel('Name', { exact: true }).fill('Mona the Second');
  await save(page);
  await expect(page.locator(notice)).toContainText('Profile updated');
  await other.getByLabel(/^Phone/).fill('01112345678');
  await save(other);
  await expect(other.locator(notice)).toContainText('Profile updated');
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mona the Second');
  await expect(page.getByLabel(/^Phone/)).toHaveValue('01112345678');
});

test('name and phone are changed, the header follows at once, the e-mail stays', async ({
  page,
  stack,
  isMobile,
}) => {
  const person = await openProfile(page, stack);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Email')).not.toBeEditable();
  await expect(page.getByLabel(/^Phone/)).toHaveValue(person.phone);
  await page.getByLabel('Name', { exact: true }).fill('  منى Sami ');
  await page.getByLabel(/^Phone/).fill('');
  await save(page);
  await expect(page.locator(notice)).toContainText('Profile updated');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('منى Sami');
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  expect(kept).toMatchObject({ name: 'منى Sami', phone: null });
  if (!isMobile) {
    await expect(await openAccountMenu(page, isMobile)).toContainText('منى Sami');
  }
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('منى Sami');
  await expect(page.getByLabel(/^Phone/)).toHaveValue('');
});

test('what cannot be saved is said beside its field', async ({ page, stack }) => {
  await openProfile(page, stack);
  await page.getByLabel('Name', { exact: true }).fill(' M ');
  await page.getByLabel(/^Phone/).fill('call me');
  await save(page);
  await expect(page.getByText('Name must be at least 2 characters.')).toBeVisible();
  await expect(page.getByText('Please enter a valid phone number.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  await page.locator('html').evaluate((html) => html.classList.add('dark'));
  expect(await faultsOf(page)).toEqual([]);
});

test('a failed save keeps what was typed, also past a reload', async ({ page, stack, faults }) => {
  faults.expect(/ERR_|Failed|TypeError|fetch/);
  const person = await openProfile(page, stack);
  await page.route('**/rest/v1/profiles**', (route) =>
    route.request().method() === 'PATCH' ? route.abort('internetdisconnected') : route.fallback(),
  );
  await page.getByLabel('Name', { exact: true }).fill('Mona Draft');
  await save(page);
  const failure = 'Could not update your profile. Please try again.';
  await expect(page.locator(notice)).toContainText(failure);
  await expect(page.locator('main').getByText(failure)).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mona Draft');
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mona Draft');
  await page.getByRole('button', { name: 'Undo changes' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(person.name);
  // The button has gone; the keyboard goes on where it was.
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel(/^Phone/)).toBeFocused();
});

test('what is sent cannot be typed over, and a name that was not touched is not put back', async ({
  page,
  stack,
}) => {
  const person = await openProfile(page, stack);
  const release = await holdBack(page, '**/rest/v1/profiles?**', { times: 1 });
  await page.getByLabel(/^Phone/).fill('01234567890');
  await save(page);
  await expect(page.locator('[inert] input[name="name"]')).toHaveCount(1);
  release();
  await expect(page.locator(notice)).toContainText('Profile updated');
  await expect(page.locator('[inert] input[name="name"]')).toHaveCount(0);

  await page.getByLabel(/^Phone/).fill('01555555555');
  const { client, id } = await signedInClient(stack, person);
  const renamed = await client.from('profiles').update({ name: 'Mona Elsewhere' }).eq('id', id);
  expect(renamed.error).toBeNull();
  await page.reload();
  await expect(page.getByLabel(/^Phone/)).toHaveValue('01555555555');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mona Elsewhere');
});

test('a profile that cannot be loaded says so, and is tried again', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/500|boom/);
  const person = await confirmedPerson(stack);
  await signInOn(page, person);
  await page.route('**/rest/v1/profiles**', (route) =>
    route.fulfill({ status: 500, json: { message: 'boom' } }),
  );
  await page.goto('/profile');
  await expect(page.getByRole('alert')).toContainText(
    'Could not load your profile. Please try again.',
  );
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(person.name);
});

test('a session that ends in the middle leads to the sign-in page, and back to what was typed', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/400|401|AuthApiError|refresh/i);
  const person = await openProfile(page, stack);
  await page.getByLabel('Name', { exact: true }).fill('Mona Later');
  await endSession(page);
  await save(page);
  await expect(page).toHaveURL((url) => url.pathname === '/signin');
  await submitSignIn(page, person);
  await expect(page).toHaveURL(atProfile);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mona Later');
});

test('what one person typed is not shown to the next', async ({
  page,
  context,
  stack,
  isMobile,
}) => {
  await openProfile(page, stack);
  await page.getByLabel('Name', { exact: true }).fill('Mona Secret');
  const menu = await openAccountMenu(page, isMobile);
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  const next = await openProfile(page, stack);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(next.name);
  await expectSignedIn(page, true);

  const other = await context.newPage();
  await other.goto('/about');
  const otherMenu = await openAccountMenu(other, isMobile);
  await otherMenu.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/signin?redirect=/profile');
});

test('a person takes along everything that is kept of them', async ({ page, stack }) => {
  const person = await openProfile(page, stack);
  const { client } = await signedInClient(stack, person);
  const request = { ...requestRows.car_requests, id: crypto.randomUUID() };
  expect((await client.from('car_requests').insert(request)).error).toBeNull();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^tayar-\d{4}-\d\d-\d\d\.json$/);
  const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data).toMatchObject({
    exported_at: expect.any(String),
    profile: { name: person.name, email: person.email },
    favorites: [],
    car_requests: [{ id: request.id, daily_km: 40 }],
    charger_requests: [],
    visit_requests: [],
    insurance_requests: [],
    financing_requests: [],
  });
});

test('a person deletes their account with their password, and not without', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/403/);
  const person = await openProfile(page, stack);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(person.email);
  expect(await faultsOf(page)).toEqual([]);
  const confirm = dialog.getByRole('button', { name: 'Delete for good' });
  await confirm.click();
  await expect(dialog).toContainText('Enter your password to go on.');
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await confirm.click();
  await expect(dialog).toContainText('This is not your password.', functionAnswers);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await confirm.click();
  await expect(page.locator('main')).toContainText(
    'Your account has been deleted',
    functionAnswers,
  );
  await expect(page.locator(notice)).toContainText('Your account has been deleted');
  await expectSignedIn(page, false);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => /user|session/.test(key))).toEqual([]);
  const { error } = await clientOf(stack).auth.signInWithPassword(person);
  expect(error?.code).toBe('invalid_credentials');
});

test('an account that could not be deleted says so', async ({ page, stack, faults }) => {
  faults.expect(/502|not deleted/);
  const person = await openProfile(page, stack);
  await page.route('**/api/delete-account', (route) =>
    route.fulfill({ status: 502, json: { error: 'backend_failed' } }),
  );
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog).toContainText('Your account could not be deleted. Please try again.');
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(person.password);
});

test('what comes late of one person is not shown to the next', async ({ page, context, stack }) => {
  const [first, next] = [await confirmedPerson(stack), await confirmedPerson(stack)];
  await signInOn(page, first);
  const asked = page.waitForRequest('**/rest/v1/profiles**');
  const answerLate = await holdBack(page, '**/rest/v1/profiles**', { times: 1 });
  await page.goto('/profile');
  await asked;
  const other = await context.newPage();
  await signInOn(other, next);
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveValue(next.name);
  const answered = page.waitForResponse('**/rest/v1/profiles**');
  answerLate();
  await (await answered).finished();
  await page.waitForTimeout(300);
  await expect(name).toHaveValue(next.name);
});
