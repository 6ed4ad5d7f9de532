/** The insurance dialog, which a car's page opens (Spec 4, 5, 6 and 8). */
import { colourFaultsOf, faultsOf } from '../support/accessibility.ts';
import { confirmedPerson, signInOn, submitSignIn } from '../support/accounts.ts';
import { expect, type Page, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';
import { chatText, storedFor } from '../support/insurance.ts';
import { loseAnswer } from '../support/lost-answer.ts';

const failure = 'Failed to submit your insurance request. Please try again.';
const dialogOn = (page: Page) => page.getByRole('dialog', { name: 'Insurance quote' });
const opener = (page: Page) => page.locator('main').getByRole('button', { name: 'Insurance' });

test('refused without an account; by keyboard alone after signing in, with the car filled in', async ({
  page,
  stack,
  catalogue,
}) => {
  const person = await confirmedPerson(stack);
  const car = sealPath(catalogue);
  await page.goto(car);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  const told = page.locator('.toast');
  await expect(told).toContainText('Authentication Required');
  await expect(told).toContainText('Please sign in to access insurance services');
  await told.getByRole('link', { name: 'Sign In' }).press('Enter');
  await submitSignIn(page, person);
  await expect(page).toHaveURL(car);

  const dialog = dialogOn(page);
  await expect(dialog.getByLabel('Brand')).toHaveValue('BYD');
  await expect(dialog.getByLabel('Model')).toHaveValue('Seal RWD');
  await expect(dialog.getByLabel('Current car price (EGP)')).toHaveValue('2,200,000');
  await expect(dialog.getByLabel('Owner name')).toHaveValue(person.name);
  await dialog.getByLabel('Phone number').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('٠٢١ ١٢٣٤ ٥٦٧٨');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Year')).toHaveAccessibleDescription('Year is required');
  await expect(dialog.getByLabel('Phone number')).toHaveAccessibleDescription(
    'Please enter a valid Egyptian phone number.',
  );
  expect(await faultsOf(page)).toEqual([]);
  await expect(dialog.getByLabel('Year')).toBeFocused();
  await page.keyboard.type('2025');
  for (const _field of ['price', 'owner', 'phone']) await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Phone number')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('+٢٠ ١٠١٢٣٤٥٦٧٨');
  await page.keyboard.press('Enter');

  await expect(dialog).toContainText('Request submitted');
  await expect
    .poll(() => storedFor(stack, person.name))
    .toEqual([
      {
        ev_owner_name: person.name,
        phone: '+201012345678',
        current_car_price: 2_200_000,
        brand: 'BYD',
        model: 'Seal RWD',
        year: 2025,
        status: 'new',
      },
    ]);
  for (const premium of ['39,600', '44,000', '46,200']) await expect(dialog).toContainText(premium);
  expect(await chatText(dialog, 'Send my quotes on WhatsApp')).toContain('Car: BYD Seal RWD 2025');
  expect(await colourFaultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('what could not be sent is kept, and is stored once; closing resets', async ({
  page,
  stack,
  catalogue,
  faults,
}) => {
  faults.expect(/ERR_|Failed|TypeError|fetch|409|23505|duplicate/);
  const person = await confirmedPerson(stack);
  await signInOn(page, person);
  await page.goto(catalogue.cars[0] ?? '');
  await opener(page).click();
  const dialog = dialogOn(page);
  const send = dialog.getByRole('button', { name: 'Get Quotes' });
  await dialog.getByLabel('Year').fill('2024');
  await loseAnswer(page, 'insurance_requests');
  await send.click();
  await expect(dialog.getByText(failure)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await opener(page).click();
  await expect(dialog.getByLabel('Year')).toHaveValue('2024');
  await send.dblclick();
  await expect(dialog).toContainText('Request submitted');
  await expect.poll(() => storedFor(stack, person.name)).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toHaveCount(0);
  await opener(page).click();
  await expect(dialog.getByLabel('Year')).toHaveValue('');
});
