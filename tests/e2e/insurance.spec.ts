/** Quotes for insurance: the page, its form, and the dialog that a car's page opens. */
import { colourFaultsOf, faultsOf } from '../support/accessibility.ts';
import { confirmedPerson, signInOn, submitSignIn } from '../support/accounts.ts';
import { expect, notice, type Page, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';
import { done, editorOf } from '../support/editor.ts';
import type { Stack } from '../support/stack.ts';

const address = '/services/insurance';
const send = (page: Page) => page.getByRole('button', { name: 'Get Quotes' });
const quotes = (page: Page) => page.getByRole('heading', { name: 'Your quotes', exact: true });

/** The requests for a quote that are stored in an owner's name. */
function storedFor(stack: Stack, owner: string) {
  const columns = 'ev_owner_name, phone, current_car_price, brand, model, year, status';
  return done(
    editorOf(stack).from('insurance_requests').select(columns).eq('ev_owner_name', owner),
  );
}

/** The text that a WhatsApp link of this name begins the chat with. */
async function chatText(part: Pick<Page, 'getByRole'>, name: string): Promise<string> {
  const link = part.getByRole('link', { name });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.hostname).toBe('wa.me');
  return (address.searchParams.get('text') ?? '').replaceAll('\u00A0', ' ');
}

/** Opens the page as somebody who is signed in. */
async function openForm(page: Page, stack: Stack) {
  const person = await confirmedPerson(stack);
  await signInOn(page, person);
  await page.goto(address);
  await page.getByLabel('Brand').fill('BYD');
  await page.getByLabel('Model').fill('Seal RWD');
  await page.getByLabel('Year').fill('2024');
  await page.getByLabel('Current car price (EGP)').fill('2,200,000');
  return person;
}

test('the plans are there for everybody; by keyboard alone to three quotes, with the sign-in between', async ({
  page,
  stack,
}) => {
  const person = await confirmedPerson(stack);
  await page.goto(address);
  const plans = page.getByRole('table');
  await expect(plans).toContainText(/For a car worth EGP\s1,550,000/);
  await page.getByLabel('What is your car worth? (EGP)').pressSequentially('1200000');
  await expect(page.getByLabel('What is your car worth? (EGP)')).toHaveValue('1,200,000');
  await expect(plans.getByRole('row', { name: /^EGP a year/ })).toHaveText(
    /21,600.*24,000.*25,200/,
  );
  await expect(page.getByLabel('Current car price (EGP)')).toHaveValue('1,200,000');
  for (const [label, text] of [
    ['Brand', 'Dongfeng'],
    ['Model', 'Box'],
    ['Year', '2025'],
    ['Current car price (EGP)', '1,200,000'],
    ['Owner name', person.name],
    ['Phone number', person.phone],
  ] as const) {
    await page.getByLabel(label).fill(text);
  }
  await send(page).click();
  const refusal = page.getByRole('main').getByRole('alert').filter({ visible: true });
  await expect(refusal).toContainText('Authentication Required');
  await expect(refusal).toContainText('Please sign in to access insurance services');
  await expect(refusal.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await expect(refusal.getByRole('link', { name: 'Call us' })).toBeVisible();
  await refusal.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/signin?redirect=/services/insurance&reason=insurance');
  await expect(page.getByText('Please sign in to get an insurance quote.')).toBeVisible();
  await submitSignIn(page, person);
  await expect(page).toHaveURL(address);
  // All that was typed is there.
  await expect(page.getByLabel('Model')).toHaveValue('Box');
  await expect(page.getByLabel('Current car price (EGP)')).toHaveValue('1,200,000');
  await expect(page.getByLabel('Owner name')).toHaveValue(person.name);
  await expect(page.getByLabel('Phone number')).toHaveValue(person.phone);
  for (const name of ['Brand', 'Model', 'Year', 'Current car price (EGP)']) {
    await page.getByLabel(name).fill('');
  }
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
  expect(await chatText(page, 'Continue with our team on WhatsApp')).toContain(summary);
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

test('what a tab was quoted goes with the person, also when another tab signs out', async ({
  page,
  stack,
  context,
}) => {
  const person = await openForm(page, stack);
  // Only in dialogs does the button stay in sight, over the fields.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(send(page)).not.toBeInViewport();
  await send(page).click();
  await expect(quotes(page)).toBeVisible();
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await expect.poll(kept).toContain(person.name);
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.clear());
  await expect(quotes(page)).toHaveCount(0);
  await expect(page.getByLabel('Owner name')).toHaveValue('');
  await expect.poll(kept).not.toContain(person.name);
});

const dialogOn = (page: Page) => page.getByRole('dialog', { name: 'Insurance quote' });
const opener = (page: Page) => page.locator('main').getByRole('button', { name: 'Insurance' });

test('in the dialog of a car: refused without an account; by keyboard alone after signing in, with the car filled in', async ({
  page,
  stack,
  catalogue,
}) => {
  const person = await confirmedPerson(stack);
  const car = sealPath(catalogue);
  await page.goto(car);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  const told = notice(page);
  await expect(told).toContainText('Authentication Required');
  await expect(told).toContainText('Please sign in to access insurance services');
  await expect(
    told.getByRole('link', { name: 'See the plans without an account' }),
  ).toHaveAttribute('href', '/services/insurance?value=2200000');
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
  expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
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
  expect(await chatText(dialog, 'Continue with our team on WhatsApp')).toContain(
    'Car: BYD Seal RWD 2025',
  );
  expect(await colourFaultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
