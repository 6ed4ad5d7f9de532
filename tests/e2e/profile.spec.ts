import { readFile } from 'node:fs/promises';
import { faultsOf } from '../support/accessibility.ts';
import {
  confirmedPerson,
  endSession,
  expectSignedIn,
  openAccountMenu,
  signedInClient,
  signInOn,
  submitSignIn,
} from '../support/accounts.ts';
import { expect, type Page, test } from '../support/browser.ts';
import { holdBack } from '../support/hold-back.ts';
import { openProfile } from '../support/profile-page.ts';
import { requestRows } from '../support/rows.ts';

const notice = '.toast';

const atProfile = (url: URL) => url.pathname === '/profile';
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

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
