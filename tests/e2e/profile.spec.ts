/** The profile page: changing, downloading and deleting one's data; src/features/profile/Profile.test.tsx has what it says. */
import { readFile } from 'node:fs/promises';
import { colourFaultsOf, faultsOf } from '../support/accessibility.ts';
import {
  clientOf,
  confirmedPerson,
  endSession,
  expectSignedIn,
  signedInClient,
  signInOn,
  submitSignIn,
} from '../support/accounts.ts';
import { expect, notice, type Page, test } from '../support/browser.ts';
import { requestRows } from '../support/rows.ts';

/** The local stack starts a process for each call of a function. */
const functionAnswers = { timeout: 20_000 };

const name = (page: Page) => page.getByLabel('Name', { exact: true });
const phone = (page: Page) => page.getByLabel(/^Phone/);
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

test('it asks to sign in; what is changed is kept, with what another tab has changed, and what is typed outlives a session', async ({
  page,
  stack,
  context,
  faults,
}) => {
  const person = await confirmedPerson(stack);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/signin\?redirect=\/profile$/);
  await submitSignIn(page, person);
  await expect(page).toHaveURL('/profile');
  await expect(name(page)).toHaveValue(person.name);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Email')).not.toBeEditable();
  await expect(phone(page)).toHaveValue(person.phone);
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(name(other)).toHaveValue(person.name);

  await name(page).fill(' M ');
  await phone(page).fill('call me');
  await save(page);
  await expect(page.getByText('Please enter a valid phone number.')).toBeVisible();
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
  await phone(other).fill('01112345678');
  await save(other);
  await expect(notice(other)).toContainText('Profile updated');
  await page.reload();
  await expect(name(page)).toHaveValue('منى Sami');
  await expect(phone(page)).toHaveValue('01112345678');
  await other.close();

  faults.expect(/400|401|AuthApiError|refresh/i);
  await name(page).fill('Mona Later');
  await endSession(page);
  await save(page);
  await expect(page).toHaveURL((url) => url.pathname === '/signin');
  await submitSignIn(page, person);
  await expect(page).toHaveURL('/profile');
  await expect(name(page)).toHaveValue('Mona Later');
});

test('a person downloads all their data, and deletes it with their password', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/403/);
  const person = await confirmedPerson(stack);
  const { client } = await signedInClient(stack, person);
  const request = { ...requestRows.car_requests, id: crypto.randomUUID() };
  expect((await client.from('car_requests').insert(request)).error).toBeNull();
  await signInOn(page, person);
  await page.goto('/profile');
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
  await password.fill('not this one');
  await confirm.click();
  await expect(dialog).toContainText('This is not your password.', functionAnswers);
  await password.fill(person.password);
  await confirm.click();
  const told = 'Your account has been deleted';
  await expect(page.locator('main')).toContainText(told, functionAnswers);
  await expectSignedIn(page, false);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => /user|session/.test(key))).toEqual([]);
  const { error } = await clientOf(stack).auth.signInWithPassword(person);
  expect(error?.code).toBe('invalid_credentials');
});
