/** The insurance page: who may see what, its form, and the quotes (Spec 2, 4, 5, 8 and 9). */

import { colourFaultsOf, faultsOf } from '../support/accessibility.ts';
import {
  confirmedPerson,
  endSession,
  expectSignedIn,
  signInOn,
  submitSignIn,
} from '../support/accounts.ts';
import { expect, type Page, test } from '../support/browser.ts';
import { holdBack } from '../support/hold-back.ts';
import { chatText, describeCar, storedFor } from '../support/insurance.ts';
import { loseAnswer } from '../support/lost-answer.ts';
import type { Stack } from '../support/stack.ts';

const address = '/services/insurance';
const failure = 'Failed to submit request. Please try again.';
const send = (page: Page) => page.getByRole('button', { name: 'Get Quotes' });
const quotes = (page: Page) => page.getByRole('heading', { name: 'Your quotes', exact: true });

/** Opens the page as somebody who is signed in. */
async function openForm(page: Page, stack: Stack) {
  const person = await confirmedPerson(stack);
  await signInOn(page, person);
  await page.goto(address);
  await describeCar(page);
  return person;
}

test('whoever is not signed in can read the plans, and signs in for quotes', async ({ page }) => {
  await page.goto('/signin?redirect=/services/insurance&reason=insurance');
  await page.getByRole('link', { name: 'See the plans first' }).click();
  await expect(page).toHaveURL(`${address}#plans`);
  await expect(page.getByRole('heading', { name: 'Diamond' })).toBeVisible();
  await expect(page.getByLabel('Owner name')).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign in to get your quotes' }).click();
  await expect(page).toHaveURL('/signin?redirect=/services/insurance&reason=insurance');
});

test('until the form is there it is said that who is signed in is looked at', async ({
  page,
  stack,
}) => {
  await signInOn(page, await confirmedPerson(stack));
  const release = await holdBack(page, /_astro\/OwnQuote/);
  await page.goto(address);
  const checking = page.getByRole('status').filter({ hasText: 'Checking who is signed in...' });
  await expect(checking).toBeVisible();
  await expect(page.getByLabel('Owner name')).toHaveCount(0);
  release();
  await expect(page.getByLabel('Owner name')).toBeVisible();
  await expect(checking).toHaveCount(0);
});

test('by keyboard alone, from the sign-in page to three quotes and to the next', async ({
  page,
  stack,
}) => {
  const person = await confirmedPerson(stack);
  await page.goto(address);
  await expect(page).toHaveURL('/signin?redirect=/services/insurance&reason=insurance');
  await expect(page.getByText('Please sign in to get an insurance quote.')).toBeVisible();
  await submitSignIn(page, person);
  await expect(page).toHaveURL(address);
  await expect(page.getByLabel('Owner name')).toHaveValue(person.name);
  await expect(page.getByLabel('Phone number')).toHaveValue('01012345678');
  await page.getByLabel('Brand').focus();
  await page.keyboard.press('Enter');
  for (const name of ['Brand', 'Model', 'Year', 'Car price']) {
    await expect(page.getByText(`${name} is required`)).toBeVisible();
  }
  await expect(page.getByLabel('Brand')).toBeFocused();
  await expect(page.getByLabel('Brand')).toHaveAccessibleDescription('Brand is required');
  for (const text of ['BYD', 'Seal RWD', ' ٢٠٢٤\u200e', '٢٬٢٠٠٬٠٠٠']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('Current car price (EGP)')).toHaveValue('٢٬٢٠٠٬٠٠٠');
  await expect(page.getByText(/Listed new at EGP\s2,200,000\./)).toBeVisible();
  await expect(page.getByLabel('Owner name')).toBeFocused();
  await page.getByLabel('Owner name').selectText();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Tab');
  await page.keyboard.type('01312345678');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Owner name is required')).toBeVisible();
  await expect(
    page.getByText('Please enter a valid Egyptian phone number (e.g., 01012345678)'),
  ).toBeVisible();
  expect(await colourFaultsOf(page)).toEqual([]);
  await expect(page.getByLabel('Owner name')).toBeFocused();
  await page.keyboard.type(person.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('٠١٢ ١٢٣٤ ٥٦٧٨');
  await page.keyboard.press('Enter');

  await expect(quotes(page)).toBeInViewport();
  await expect(quotes(page)).toBeFocused();
  const stored = {
    ev_owner_name: person.name,
    phone: '01212345678',
    current_car_price: 2_200_000,
    brand: 'BYD',
    model: 'Seal RWD',
    year: 2024,
    status: 'new',
  };
  await expect.poll(() => storedFor(stack, person.name)).toEqual([stored]);
  const cards = page.locator('#quote').getByRole('listitem');
  await expect(cards).toHaveText([
    /Silver.*EGP\s39,600.*1\.8%/,
    /Gold.*EGP\s44,000.*2\.0%/,
    /Diamond.*MOST POPULAR.*EGP\s46,200.*2\.1%/,
  ]);
  await expect(page.locator('#quote')).toContainText(
    'Quotes are indicative, subject to underwriting and fees.',
  );
  const summary = [
    `Owner: ${person.name}`,
    'Car: BYD Seal RWD 2024',
    'Price: EGP 2,200,000',
    'Silver (1.8%): EGP 39,600 a year',
    'Gold (2.0%): EGP 44,000 a year',
    'Diamond (2.1%): EGP 46,200 a year',
  ].join('\n');
  expect(await chatText(page, 'Send my quotes on WhatsApp')).toContain(summary);
  const choice = await chatText(page, 'Choose Diamond on WhatsApp');
  expect(choice).toContain('I would like the Diamond plan');
  expect(choice).toContain(summary);
  expect(await faultsOf(page)).toEqual([]);
  await page.locator('html').evaluate((html) => html.classList.add('dark'));
  expect(await colourFaultsOf(page)).toEqual([]);

  await page.reload();
  await expect(cards).toHaveCount(3);
  await page.getByRole('button', { name: 'Get another quote' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Get your quotes' })).toBeFocused();
  await expect(page.getByLabel('Brand')).toHaveValue('');
  await expect(page.getByLabel('Owner name')).toHaveValue(person.name);
});

test('what could not be sent is kept, and is stored once however often it is tried', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/ERR_|Failed|TypeError|fetch|409|23505|duplicate/);
  const person = await openForm(page, stack);
  await page.route('**/rest/v1/insurance_requests**', (route) => route.abort('failed'), {
    times: 1,
  });
  await send(page).click();
  await expect(page.locator('main').getByText(failure)).toBeVisible();
  expect(await storedFor(stack, person.name)).toEqual([]);

  await page.reload();
  await expect(page.getByLabel('Model')).toHaveValue('Seal RWD');
  await loseAnswer(page, 'insurance_requests');
  await send(page).click();
  await expect(page.locator('main').getByText(failure)).toBeVisible();
  await expect.poll(() => storedFor(stack, person.name)).toHaveLength(1);
  await expect(page.getByLabel('Current car price (EGP)')).toHaveValue('2,200,000');
  await send(page).dblclick();
  await expect(quotes(page)).toBeVisible();
  await expect.poll(() => storedFor(stack, person.name)).toHaveLength(1);
});

test('a session that ends in the middle leads to the sign-in page, and back to what was typed', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/400|401|AuthApiError|refresh/i);
  const person = await openForm(page, stack);
  await endSession(page);
  await send(page).click();
  await expect(page).toHaveURL('/signin?redirect=/services/insurance&reason=insurance');
  await expectSignedIn(page, false);
  await submitSignIn(page, person);
  await expect(page).toHaveURL(address);
  await expect(page.getByLabel('Model')).toHaveValue('Seal RWD');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await send(page).click();
  await expect(quotes(page)).toBeVisible();
  await expect.poll(() => storedFor(stack, person.name)).toHaveLength(1);
});

test('what a tab was quoted goes with the person, also when another tab signs out', async ({
  page,
  context,
  stack,
}) => {
  const person = await openForm(page, stack);
  await send(page).click();
  await expect(quotes(page)).toBeVisible();
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await expect.poll(kept).toContain(person.name);
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.clear());
  await expect(page).toHaveURL((url) => url.pathname === '/signin');
  await expect.poll(kept).not.toContain(person.name);
});

test('a name of one long word leaves the quotes on the screen', async ({ page, stack }) => {
  await openForm(page, stack);
  await page.getByLabel('Owner name').fill('A'.repeat(100));
  await send(page).click();
  await expect(quotes(page)).toBeFocused();
  await expect(page.locator('html')).toHaveJSProperty(
    'scrollWidth',
    await page.evaluate(() => innerWidth),
  );
});
