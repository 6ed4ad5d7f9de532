/** Asking for financing, from any page. */
import { faultsOf } from '../support/accessibility.ts';
import {
  confirmedPerson,
  endSession,
  openMenu,
  type Person,
  signInOn,
  submitSignIn,
} from '../support/accounts.ts';
import { expect, notice, type Page, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';
import { done, editorOf } from '../support/editor.ts';
import { loseAnswer, loseRow } from '../support/lost-answer.ts';
import type { Stack } from '../support/stack.ts';

const failure = 'Failed to submit your finance request. Please try again.';
const dialogOn = (page: Page) => page.getByRole('dialog', { name: 'Finance your electric car' });
const sendOn = (page: Page) => dialogOn(page).getByRole('button', { name: 'Request financing' });

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

  const typed = ['BYD', 'Seal', '٢٠٢٦', '2,200,000', '3000000', person.name, '01012345678'];
  for (const text of [...typed, 'Engineer', '-5', '']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('12 Tahrir Street, Cairo');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Monthly income')).toHaveAccessibleDescription(
    'Please enter an amount in EGP, such as 1,200,000.',
  );
  await expect(dialog.getByLabel('Down payment')).toHaveAccessibleDescription(
    'The down payment cannot be more than the price of the car.',
  );
  await expect(dialog.getByLabel('Down payment')).toBeFocused();
  // Either figure may be the wrong one.
  await dialog.getByLabel('Car price').fill('3,000,000');
  await expect(dialog.getByLabel('Down payment')).toHaveAccessibleDescription('');
  await dialog.getByLabel('Car price').fill('2,200,000');
  await expect(dialog.getByLabel('Down payment')).toHaveAccessibleDescription(/cannot be more/);
  await dialog.getByLabel('Down payment').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('٢٥٪');
  await expect(dialog.getByLabel('Down payment')).toHaveAccessibleDescription(
    /^EGP\s550,000, 25% of the price$/,
  );
  await expect(dialog.locator('output')).toContainText('EGP 1,650,000 25% paid down');
  await expect(dialog).toContainText(/About EGP\s[\d,]+ to EGP\s[\d,]+ a month over 5 years/);
  await dialog.getByLabel('Monthly income').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('60 000');
  await page.keyboard.press('Enter');

  await expect(dialog).toContainText('Your request is with our team');
  await expect(dialog.getByRole('status')).toBeFocused();
  expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
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

test('for the car of the page: the draft survives failures and an ended session, is stored once, then reset', async ({
  page,
  stack,
  catalogue,
  faults,
}) => {
  faults.expect(/ERR_|Failed|TypeError|fetch|409|23505|duplicate|400|401|AuthApiError|refresh/i);
  const person = await confirmedPerson(stack);
  await signInOn(page, person);
  await page.goto(sealPath(catalogue));
  const opener = page.locator('main').getByRole('button', { name: 'Finance' });
  await opener.click();
  const dialog = dialogOn(page);
  await expect(dialog.getByLabel('Brand')).toHaveValue('BYD');
  await expect(dialog.getByLabel('Model')).toHaveValue('Seal RWD');
  await expect(dialog.getByLabel('Car price')).toHaveValue('2,200,000');
  const typed = { Year: '2026', 'Down payment': '500000', Occupation: 'Engineer' };
  for (const [label, text] of Object.entries(typed)) await dialog.getByLabel(label).fill(text);
  await dialog.getByLabel('Monthly income').fill('60000');
  await dialog.getByLabel('Address').fill('12 Tahrir Street');

  await loseRow(page, 'financing_requests');
  await sendOn(page).click();
  await expect(dialog.getByText(failure)).toBeVisible();
  await endSession(page);
  await sendOn(page).click();
  await expect(dialog.getByRole('alert')).toContainText('Please sign in to access this service');
  await dialog.getByRole('link', { name: 'Sign In' }).click();
  await submitSignIn(page, person);
  await expect(dialog.getByLabel('Down payment')).toHaveValue('500,000');
  await expect(dialog.getByLabel('Address')).toHaveValue('12 Tahrir Street');

  await loseAnswer(page, 'financing_requests');
  await sendOn(page).click();
  await expect(dialog.getByText(failure)).toBeVisible();
  await sendOn(page).dblclick();
  await expect(dialog).toContainText('Your request is with our team');
  expect(await storedFor(stack, person)).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await opener.click();
  await expect(dialog.getByLabel('Down payment')).toHaveValue('660,000');

  await test.step('from the menu, recently viewed cars are suggested, and fill in their price', async () => {
    await page.goto('/about');
    await openMenu(page);
    await page.getByRole('button', { name: 'Finance', exact: true }).click();
    await dialog.getByRole('button', { name: 'BYD Seal RWD' }).click();
    await expect(dialog.getByLabel('Brand')).toHaveValue('BYD');
    await expect(dialog.getByLabel('Model')).toHaveValue('Seal RWD');
    await expect(dialog.getByLabel('Car price')).toHaveValue('2,200,000');
    await expect(dialog.locator('option[value="Seal AWD"]')).toBeAttached();
    await dialog.getByLabel('Model').fill('seal awd');
    await expect(dialog.getByLabel('Car price')).toHaveValue('2,500,000');
    // What a person has typed stays.
    await dialog.getByLabel('Car price').fill('2,450,000');
    await dialog.getByLabel('Model').fill('Seal RWD');
    await expect(dialog.getByLabel('Car price')).toHaveValue('2,450,000');
  });
});
