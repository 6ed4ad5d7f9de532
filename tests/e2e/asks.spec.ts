/** The buttons that ask for something: refused without an account, and gone on with after signing in (Spec 6). */
import { confirmedPerson, signInOn, submitSignIn } from '../support/accounts.ts';
import { expect, test } from '../support/browser.ts';
import { notice } from '../support/notice.ts';

test('on a car, each is refused with its own text and leads to the sign-in page', async ({
  page,
  catalogue,
}) => {
  const car = catalogue.cars[0] ?? '';
  const refusals = [
    ['Book a Visit', 'Please sign in to book a visit.'],
    ['Finance', 'Please sign in to access financing services'],
    ['Insurance', 'Please sign in to access insurance services'],
    ['Help Me Choose', 'Please sign in first to be able to fill the form'],
  ] as const;
  await page.goto(car);
  for (const [name, text] of refusals) {
    await page.locator('main').getByRole('button', { name, exact: true }).first().click();
    await expect(notice(page)).toContainText('Authentication Required');
    await expect(notice(page)).toContainText(text);
    const way = notice(page).getByRole('link', { name: 'Sign In' });
    await expect(way).toHaveAttribute('href', `/signin?redirect=${car}`);
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

const leaving = [
  ['/cars', 'Help Me Choose', 'Please sign in to get assistance choosing a car.'],
  ['/chargers', 'Help Me Choose a Charger', 'Please sign in to get assistance choosing a charger.'],
] as const;
for (const [address, name, text] of leaving) {
  test(`on ${address} the refusal is told on the sign-in page`, async ({ page }) => {
    await page.goto(address);
    await page.getByRole('button', { name, exact: true }).first().click();
    await expect(page).toHaveURL(`/signin?redirect=${address}`);
    await expect(notice(page)).toContainText(text);
  });
}

test('the dialog that was refused opens by itself after signing in', async ({
  page,
  stack,
  catalogue,
}) => {
  const person = await confirmedPerson(stack);
  const car = catalogue.cars[0] ?? '';
  await page.goto(car);
  await page.locator('main').getByRole('button', { name: 'Finance', exact: true }).click();
  await notice(page).getByRole('link', { name: 'Sign In' }).click();
  await submitSignIn(page, person);
  await expect(page).toHaveURL(car);
  const brand = await page.getByRole('dialog').getByLabel('Brand').inputValue();
  expect(brand).not.toBe('');
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toContainText(brand);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/signed-in/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the chat with the sales team is a link for whoever is signed in', async ({
  page,
  stack,
  catalogue,
}) => {
  const car = catalogue.cars[0] ?? '';
  await page.goto(car);
  await page.getByRole('link', { name: 'Contact Sales Team' }).click();
  await expect(page).toHaveURL(`/signin?redirect=${car}`);
  await expect(notice(page)).toContainText('Please sign in to contact our sales team.');
  await submitSignIn(page, await confirmedPerson(stack));
  await expect(page).toHaveURL(car);
  const chat = page.getByRole('main').getByRole('link', { name: 'Contact Sales Team' });
  const address = (await chat.getAttribute('href')) ?? '';
  expect(address).toMatch(/^https:\/\/wa\.me\//);
  const way = notice(page).getByRole('link', { name: 'Open WhatsApp' });
  await expect(way).toHaveAttribute('href', address);
  await expect(way).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a form that cannot be fetched says so, and opens at the next press', async ({
  page,
  stack,
  faults,
}) => {
  await signInOn(page, await confirmedPerson(stack));
  await page.goto('/about');
  faults.expect(/dialog\..*\.js|dynamically imported module|net::ERR_FAILED/);
  await page.route(/\/_astro\/dialog\.[^/]+\.js/, (route) => route.abort());
  const press = async () => {
    const open = page.getByRole('button', { name: 'Open menu' });
    if (await open.isVisible()) await open.click();
    await page.locator('#site-menu').getByRole('button', { name: 'Finance' }).click();
  };
  await press();
  await expect(notice(page)).toContainText('That could not be loaded');
  await page.unrouteAll();
  await press();
  await expect(page.getByRole('dialog', { name: 'Finance' })).toBeVisible();
});

test('a notification above a dialog is dismissed without closing it', async ({
  page,
  stack,
  catalogue,
}) => {
  await signInOn(page, await confirmedPerson(stack));
  await page.goto(catalogue.cars[0] ?? '');
  await page.getByRole('main').getByRole('button', { name: 'Book a Visit' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Trim').fill('Comfort');
  await dialog.getByRole('button', { name: 'Book a Visit' }).click();
  await expect(notice(page)).toContainText('Please select a date for your visit.');
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(notice(page).locator('.toast')).toHaveCount(0);
  await expect(dialog.getByLabel('Trim')).toHaveValue('Comfort');
});

test('what is told above a dialog is there for a screen reader, though something was told before', async ({
  page,
  stack,
  catalogue,
}) => {
  const person = await confirmedPerson(stack);
  await signInOn(page, person);
  await page.goto(catalogue.cars[0] ?? '');
  await page
    .getByRole('button', { name: /^Favorite: / })
    .first()
    .click();
  await expect(notice(page)).toBeAttached();
  await page.locator('main').getByRole('button', { name: 'Finance', exact: true }).first().click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await expect(page.locator('main[aria-hidden=true]')).toHaveCount(1);
  await expect(notice(page)).toBeAttached();
});

test('a car that is only looked at leaves no empty form on the device', async ({
  page,
  stack,
  catalogue,
}) => {
  await signInOn(page, await confirmedPerson(stack));
  await page.goto(catalogue.cars[0] ?? '');
  await page.locator('main').getByRole('button', { name: 'Finance', exact: true }).hover();
  await page.waitForTimeout(1_500);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key.startsWith('tayar-draft'))).toEqual([]);
});
