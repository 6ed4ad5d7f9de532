/** Help Me Choose a Charger. */
import type { Locator } from 'playwright/test';
import {
  confirmedPerson,
  disownSession,
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

test('asked in Arabic by keyboard alone, with each message on the way; closed while it is sent, a toast confirms it', async ({
  page,
  stack,
}) => {
  const person = await confirmedPerson(stack);
  await signInOn(page, person);
  await page.goto('/ar/chargers');
  const opener = page.getByRole('button', { name: 'ساعدني' }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const phone = dialog.getByLabel('رقم الهاتف');
  await expect(phone).toHaveValue(person.phone);
  await phone.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  for (const message of [
    'اختر مكان التركيب',
    'موديل السيارة مطلوب',
    'اختر مكان الركن',
    'أدخل المدينة أو المنطقة',
  ]) {
    await expect(dialog).toContainText(message);
  }
  await expect(phone).toHaveAccessibleDescription('رقم الهاتف مطلوب');

  await expect(dialog.getByRole('radio', { name: 'منزل' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('radio', { name: 'منزل' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('BYD Seal');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByLabel('مكان الركن')).toHaveValue('garage');
  await page.keyboard.press('Tab');
  await page.keyboard.type('three-phase 63 A');
  await page.keyboard.press('Tab');
  await page.keyboard.type('سموحة');
  await phone.focus();
  await page.keyboard.type('٠١٠ ١٢٣٤ ٥٦٧٨');
  const release = await holdBack(page, '**/rest/v1/charger_requests*');
  const asked = page.waitForRequest('**/rest/v1/charger_requests*');
  await page.keyboard.press('Enter');
  await asked;
  // While it is being sent the form cannot be changed.
  const location = dialog.getByLabel('المدينة / المنطقة');
  await location.click({ force: true });
  await page.keyboard.type('x');
  await expect(location).toHaveValue('سموحة');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  release();
  await expect(page.getByText('تم إرسال طلبك').first()).toBeVisible();
  // Stored in the words of the table.
  expect(await storedFor(stack, person.name)).toEqual([
    {
      phone: '010 1234 5678',
      email: person.email,
      location: 'سموحة',
      vehicle_model: 'BYD Seal',
      installation_type: 'home',
      electrical_capacity: 'three-phase 63 A',
      parking_type: 'garage',
    },
  ]);
});

async function signOutElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.clear());
  await other.close();
}

test('a session that ends leaves the form open, and signing in leads back to it', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/400|401|AuthApiError|refresh|42501/i);
  const person = await confirmedPerson(stack);
  const dialog = await openFilled(page, person, 'Heliopolis');
  const send = dialog.getByRole('button', { name: 'Request advice' });
  await signOutElsewhere(page);
  await send.click();
  const refusal = dialog.getByRole('alert');
  await expect(refusal).toContainText('Please sign in to get assistance');
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(dialog.getByLabel('Location')).toHaveValue('Heliopolis');
  await refusal.getByRole('link', { name: 'Sign In' }).click();
  await submitSignIn(page, person);
  await expect(dialog.getByLabel('Location')).toHaveValue('Heliopolis');
  // The backend no longer knows it; src/data/session-client.test.ts has more. Where the dialog is closed meanwhile, a toast says so.
  const release = await holdBack(page, '**/auth/v1/token**', { times: 1 });
  const renewed = page.waitForRequest('**/auth/v1/token**');
  await disownSession(page);
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
