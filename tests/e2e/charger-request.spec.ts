/** Help Me Choose a Charger. */
import type { Locator } from 'playwright/test';
import { faultsOf } from '../support/accessibility.ts';
import {
  confirmedPerson,
  disownSession,
  endSession,
  openMenu,
  type Person,
  signInOn,
  submitSignIn,
} from '../support/accounts.ts';
import { expect, notice, type Page, test } from '../support/browser.ts';
import { done, editorOf } from '../support/editor.ts';
import { holdBack } from '../support/hold-back.ts';
import type { Stack } from '../support/stack.ts';

const dialogOn = (page: Page) => page.getByRole('dialog', { name: 'Help Me Choose a Charger' });
const opener = (page: Page) =>
  page.getByRole('button', { name: 'Help Me Choose a Charger' }).first();

/** The charger requests that are stored in a person's name. */
function storedFor(stack: Stack, name: string) {
  const columns =
    'phone, email, location, vehicle_model, installation_type, electrical_capacity, parking_type';
  return done(editorOf(stack).from('charger_requests').select(columns).eq('name', name));
}

/** Signs a person in and opens the dialog, with an answer to all that is required. */
async function openFilled(page: Page, person: Person, location: string): Promise<Locator> {
  await signInOn(page, person);
  await page.goto('/chargers');
  await opener(page).click();
  const dialog = dialogOn(page);
  await dialog.getByRole('radio', { name: 'Home' }).check();
  await dialog.getByLabel('Vehicle model').fill('BYD Seal');
  await dialog.getByLabel('Parking type').selectOption('street');
  await dialog.getByLabel('Location').fill(location);
  return dialog;
}

test('asked by keyboard alone, with each message on the way, and stored', async ({
  page,
  stack,
}) => {
  const person = await confirmedPerson(stack);
  await signInOn(page, person);
  await page.goto('/chargers');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOn(page);
  const phone = dialog.getByLabel('Phone number');
  await expect(phone).toHaveValue(person.phone);
  await phone.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  for (const field of ['Installation type', 'Vehicle model', 'Parking type', 'Location']) {
    await expect(dialog).toContainText(`${field} is required`);
  }
  await expect(phone).toHaveAccessibleDescription('Phone number is required');
  expect(await faultsOf(page, '[role=dialog]')).toEqual([]);

  await expect(dialog.getByRole('radio', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Business' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('BYD Seal');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Garage');
  await page.keyboard.press('Tab');
  await page.keyboard.type('three-phase 63 A');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Smouha, Alexandria');
  await phone.focus();
  await page.keyboard.type('٠١٠ ١٢٣٤ ٥٦٧٨');
  await page.keyboard.press('Enter');

  await expect(dialog).toContainText('Request submitted');
  expect(await storedFor(stack, person.name)).toEqual([
    {
      phone: '010 1234 5678',
      email: person.email,
      location: 'Smouha, Alexandria',
      vehicle_model: 'BYD Seal',
      installation_type: 'business',
      electrical_capacity: 'three-phase 63 A',
      parking_type: 'garage',
    },
  ]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

async function signOutElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/about');
  const menu = await openMenu(other);
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/');
  await other.close();
}

test('in Arabic it is stored in the words of the table; closed while it is sent, a toast confirms it', async ({
  page,
  stack,
}) => {
  const person = await confirmedPerson(stack);
  await signInOn(page, person);
  await page.goto('/ar/chargers');
  await page.getByRole('button', { name: 'ساعدني' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'منزل' }).check();
  await dialog.getByLabel('موديل السيارة').fill('BYD Seal');
  await dialog.getByLabel('مكان الركن').selectOption('جراج');
  const location = dialog.getByLabel('المدينة / المنطقة');
  await location.fill('سموحة');
  const release = await holdBack(page, '**/rest/v1/charger_requests*');
  const asked = page.waitForRequest('**/rest/v1/charger_requests*');
  await location.press('Enter');
  await asked;
  // While it is being sent the form cannot be changed.
  await location.click({ force: true });
  await page.keyboard.type('x');
  await expect(location).toHaveValue('سموحة');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  release();
  await expect(page.getByText('تم إرسال طلبك').first()).toBeVisible();
  expect(await storedFor(stack, person.name)).toMatchObject([
    { location: 'سموحة', installation_type: 'home', parking_type: 'garage' },
  ]);
});

test('a session that ends leaves the form open, and signing in leads back to it', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/400|401|AuthApiError|refresh|42501/i);
  const person = await confirmedPerson(stack);
  const dialog = await openFilled(page, person, 'Heliopolis');
  const send = dialog.getByRole('button', { name: 'Request advice' });
  // Another tab has ended it, or the backend no longer knows it; src/data/session-client.test.ts has more.
  for (const end of [signOutElsewhere, disownSession]) {
    await end(page);
    await send.click();
    const refusal = dialog.getByRole('alert');
    await expect(refusal).toContainText('Please sign in to get assistance');
    await expect(page.locator('.toast')).toHaveCount(0);
    await expect(dialog.getByLabel('Location')).toHaveValue('Heliopolis');
    await refusal.getByRole('link', { name: 'Sign In' }).click();
    await submitSignIn(page, person);
    await expect(dialog.getByLabel('Location')).toHaveValue('Heliopolis');
  }
  // Where the dialog is closed meanwhile, a toast says so.
  const release = await holdBack(page, '**/auth/v1/token**', { times: 1 });
  // The page that the person came back to may find the end of the session before they send.
  const renewed = page.waitForRequest('**/auth/v1/token**');
  await endSession(page);
  await send.click();
  await renewed;
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  release();
  await expect(notice(page)).toContainText('Please sign in to get assistance');
  await notice(page).getByRole('link', { name: 'Sign In' }).click();
  await submitSignIn(page, person);
  await expect(dialog.getByLabel('Location')).toHaveValue('Heliopolis');
  await send.click();
  await expect(dialog).toContainText('Request submitted');
  expect(await storedFor(stack, person.name)).toHaveLength(1);
});
