/** Asking for financing, from any page. */
import { faultsOf } from '../support/accessibility.ts';
import { confirmedPerson, type Person, submitSignIn } from '../support/accounts.ts';
import { expect, notice, type Page, test } from '../support/browser.ts';
import { done, editorOf } from '../support/editor.ts';
import type { Stack } from '../support/stack.ts';

const dialogOn = (page: Page) => page.getByRole('dialog', { name: 'Finance your electric car' });

/** The requests for financing that are stored of a person, as the team reads them. */
const storedFor = (stack: Stack, { name }: Person) =>
  done(editorOf(stack).from('financing_requests').select().eq('name', name));

test('refused without an account, then asked for by keyboard alone', async ({ page, stack }) => {
  const person = await confirmedPerson(stack);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open menu' }).press('Enter');
  await page.getByRole('button', { name: 'Finance', exact: true }).press('Enter');
  await expect(notice(page)).toContainText('Authentication Required');
  await expect(notice(page)).toContainText('Please sign in to access financing services');
  await notice(page).getByRole('link', { name: 'Sign In' }).press('Enter');
  await submitSignIn(page, person);
  await expect(page).toHaveURL('/about');

  const dialog = dialogOn(page);
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue(person.name);
  await expect(dialog.getByLabel('Mobile number')).toHaveValue(person.phone);
  for (const label of ['Mobile number', 'Name']) {
    await dialog.getByLabel(label, { exact: true }).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
  }
  await page.keyboard.press('Enter');
  const required = [
    'Brand',
    'Model',
    'Year',
    'Car price',
    'Down payment',
    'Name',
    'Mobile number',
    'Occupation',
    'Monthly income',
    'Address',
  ];
  for (const label of required) {
    const field = dialog.getByLabel(new RegExp(`^${label}( \\(EGP\\))?$`));
    await expect(field).toHaveAccessibleDescription(`${label} is required`);
  }
  await expect(dialog.getByLabel('Brand')).toBeFocused();
  expect(await faultsOf(page, '[role=dialog]')).toEqual([]);

  const typed = ['BYD', 'Seal', '٢٠٢٦', '2,200,000', '٢٥٪', person.name, '01012345678'];
  for (const text of [...typed, 'Engineer', '60 000', '']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('12 Tahrir Street, Cairo');
  await expect(dialog.getByLabel('Down payment')).toHaveAccessibleDescription(
    /^EGP\s550,000, 25% of the price$/,
  );
  await expect(dialog.locator('output')).toContainText('EGP 1,650,000 25% paid down');
  await expect(dialog).toContainText(/About EGP\s[\d,]+ to EGP\s[\d,]+ a month over 5 years/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(dialog).toContainText('Your request is with our team');
  await expect(dialog.getByRole('status')).toBeFocused();
  expect(await storedFor(stack, person)).toMatchObject([
    {
      brand: 'BYD',
      model: 'Seal',
      year: '2026',
      company_name: null,
      car_price: '2200000',
      down_payment: '550000',
      mobile_number: '01012345678',
      occupation: 'Engineer',
      monthly_income: '60000',
      address: '12 Tahrir Street, Cairo',
      status: 'new',
    },
  ]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
