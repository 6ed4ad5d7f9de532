/** Buttons that need an account: refused without one, and resumed after signing in. */
import { confirmedPerson, signInOn, submitSignIn } from '../support/accounts.ts';
import { expect, notice, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';
import { inArabic } from '../support/translated.ts';

test('each is refused with its own text, and says so where one signs in; the chat is a link; a toast stays usable', async ({
  page,
  catalogue,
  stack,
}) => {
  await test.step('each is refused with its own text, and says so where one signs in', async () => {
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
    // The pages where one signs in and up say what for.
    await page.getByRole('main').getByRole('button', { name: 'Book a Visit' }).first().click();
    await notice(page).getByRole('link', { name: 'Sign In' }).click();
    await expect(page.getByText('To book a visit for BYD Seal RWD')).toBeVisible();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL(/\/signup/);
    await expect(page.getByText('To book a visit for BYD Seal RWD')).toBeVisible();
    for (const [address, name, text] of [
      ['/cars', 'Help Me Choose', 'Please sign in to get assistance choosing a car.'],
      [
        '/chargers',
        'Help Me Choose a Charger',
        'Please sign in to get assistance choosing a charger.',
      ],
    ] as const) {
      await page.goto(address);
      await page.getByRole('button', { name, exact: true }).first().click();
      await expect(page).toHaveURL(`/signin?redirect=${address}`);
      await expect(notice(page)).toContainText(text);
    }
  });
  await test.step('the chat with the sales team is a link once one is signed in', async () => {
    const car = sealPath(catalogue);
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
  await test.step('a toast above a dialog is there for a screen reader, and closes without it', async () => {
    await signInOn(page, await confirmedPerson(stack));
    await page.goto(sealPath(catalogue));
    await page.getByRole('button', { name: 'Favorite: BYD Seal RWD', exact: true }).click();
    await expect(notice(page)).toContainText('added to your favorites');
    await page.getByRole('main').getByRole('button', { name: 'Book a Visit' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Trim').fill('Comfort');
    await dialog.getByRole('button', { name: 'Book a Visit' }).click();
    const said = notice(page).getByText('Please select a date for your visit.');
    await expect(said).toBeVisible();
    await notice(page).getByRole('button', { name: 'Close' }).click();
    await expect(said).toHaveCount(0);
    await expect(dialog.getByLabel('Trim')).toHaveValue('Comfort');
  });
});

test('the dialog that was refused opens by itself after signing in, in any language', async ({
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
  await submitSignIn(page, person);
  await expect(page).toHaveURL(car);
  const dialog = page.getByRole('dialog', { name: 'Book a Visit' });
  await expect(dialog.getByLabel('Name')).toHaveValue(person.name);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/signed-in/);
  await expect(dialog).toHaveCount(0);
});
