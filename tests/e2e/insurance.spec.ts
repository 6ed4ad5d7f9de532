/** Quotes for insurance, on their page; its states and the dialog of a car's page are in src/features/insurance. */
import { confirmedPerson, submitSignIn } from '../support/accounts.ts';
import { expect, type Page, test } from '../support/browser.ts';
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

test('a visitor’s entries are there after signing in; by keyboard alone to three quotes, which go when another tab signs out', async ({
  page,
  stack,
  context,
}) => {
  const person = await confirmedPerson(stack);
  await page.goto(address);
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
  // Only in dialogs does the button stay in sight, over the fields.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(send(page)).not.toBeInViewport();
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
  for (const text of ['BYD', 'Seal RWD', ' ٢٠٢٤\u200e', '٢٬٢٠٠٬٠٠٠']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('Current car price (EGP)')).toHaveValue('٢٬٢٠٠٬٠٠٠');
  await expect(page.getByText(/Listed new at EGP\s2,200,000\./)).toBeVisible();
  await expect(page.getByLabel('Owner name')).toBeFocused();
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

  await page.reload();
  await expect(cards).toHaveCount(3);
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await expect.poll(kept).toContain(person.name);
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.clear());
  await expect(quotes(page)).toHaveCount(0);
  await expect(page.getByLabel('Owner name')).toHaveValue('');
  await expect.poll(kept).not.toContain(person.name);
});
