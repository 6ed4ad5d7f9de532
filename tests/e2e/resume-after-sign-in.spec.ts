/** Buttons that need an account: refused without one, and resumed after signing in. */
import { confirmedPerson, submitSignIn } from '../support/accounts.ts';
import { expect, notice, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';
import { inArabic } from '../support/translated.ts';

test('on a car each is refused with its own text; the chat with the sales team is a link once one is signed in', async ({
  page,
  catalogue,
  stack,
}) => {
  const car = sealPath(catalogue);
  await page.goto(car);
  for (const [name, text] of [
    ['Book a Visit', 'Please sign in to book a visit.'],
    ['Finance', 'Please sign in to access financing services'],
    ['Insurance', 'Please sign in to access insurance services'],
    ['Help Me Choose', 'Please sign in first to be able to fill the form'],
  ] as const) {
    await page.locator('main').getByRole('button', { name, exact: true }).first().click();
    await expect(notice(page)).toContainText('Authentication Required');
    await expect(notice(page)).toContainText(text);
    const way = notice(page).getByRole('link', { name: 'Sign In' });
    await expect(way).toHaveAttribute('href', `/signin?redirect=${car}`);
    await expect(notice(page)).toContainText('You come back to this page, with what you typed.');
    await expect(notice(page).getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    await expect(notice(page).getByRole('link', { name: 'Call us' })).toBeVisible();
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);

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

test('where one signs in and up it says what for; the dialog that was refused then opens by itself, in any language, and a toast closes without it', async ({
  page,
  stack,
  catalogue,
}) => {
  const person = await confirmedPerson(stack);
  const car = sealPath(catalogue);
  await page.goto(inArabic(car));
  await page.getByRole('button', { name: 'احجز زيارة' }).first().click();
  await page
    .getByRole('link', { name: 'تسجيل الدخول', exact: true })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/\/ar\/signin/);
  const english = page.getByRole('link', { name: 'English' });
  // The page's script completes the address when the link takes the focus.
  await expect(async () => {
    await english.blur();
    await english.focus();
    await expect(english).toHaveAttribute('href', /redirect=/, { timeout: 100 });
  }).toPass();
  await english.click();
  const purpose = page.getByText('To book a visit for BYD Seal RWD');
  await expect(purpose).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/signup/);
  await expect(purpose).toBeVisible();
  await page.goBack();
  await submitSignIn(page, person);
  await expect(page).toHaveURL(car);
  const dialog = page.getByRole('dialog', { name: 'Book a Visit' });
  await expect(dialog.getByLabel('Name')).toHaveValue(person.name);

  await dialog.getByLabel('Trim').fill('Comfort');
  await dialog.getByRole('button', { name: 'Book a Visit' }).click();
  const said = notice(page).getByText('Please select a date for your visit.');
  await expect(said).toBeVisible();
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(said).toHaveCount(0);
  await expect(dialog.getByLabel('Trim')).toHaveValue('Comfort');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/signed-in/);
  await expect(dialog).toHaveCount(0);
});
