/** Booking a visit to see a car. */
import { faultsOf } from '../support/accessibility.ts';
import { confirmedPerson, type Person, signInOn } from '../support/accounts.ts';
import { expect, notice, type Page, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';
import { done, editorOf } from '../support/editor.ts';
import { loseAnswer, loseRow } from '../support/lost-answer.ts';
import type { Stack } from '../support/stack.ts';
import { inArabic } from '../support/translated.ts';

const failure = 'Failed to book your visit. Please try again.';
const notification = '**/api/send-notification';
const day = 24 * 60 * 60 * 1000;

const dialogOn = (page: Page) => page.getByRole('dialog', { name: 'Book a Visit' });
const sendOn = (page: Page) => dialogOn(page).getByRole('button', { name: 'Book a Visit' });
const opener = (page: Page) => page.getByRole('button', { name: 'Book a Visit' }).first();

/** The visits that are stored of a person, as the team reads them. */
const storedFor = (stack: Stack, { email }: Person) =>
  done(editorOf(stack).from('visit_requests').select().eq('email', email));

/** Writes over what stands in the field that has the focus. */
async function overwrite(page: Page, text: string) {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type(text);
}

test('booked by keyboard alone, with what is missing on the way', async ({
  page,
  stack,
  catalogue,
}) => {
  const person = await confirmedPerson(stack);
  await signInOn(page, person);
  await page.goto(sealPath(catalogue));
  await opener(page).focus();
  await page.keyboard.press('Enter');

  const dialog = dialogOn(page);
  const date = dialog.getByLabel('Date');
  await expect(dialog.getByLabel('Name')).toHaveValue(person.name);
  await expect(dialog.getByRole('grid')).toBeVisible();
  await dialog.getByLabel('Name').focus();
  await page.keyboard.press('Enter');
  await expect(date).toBeFocused();
  await expect(date).toHaveAccessibleDescription(/Please select a date$/);
  await expect(notice(page)).toContainText('Please select a date for your visit.');
  const [toast, field] = await Promise.all([
    page.locator('.toast').boundingBox(),
    date.boundingBox(),
  ]);
  expect((toast?.y ?? 0) + (toast?.height ?? 0), 'a toast above the fields').toBeLessThan(
    field?.y ?? 0,
  );
  expect(await faultsOf(page, '[role=dialog]')).toEqual([]);

  const cell = page.locator('[data-part=table-cell-trigger]:focus');
  await page.keyboard.press('Tab');
  while ((await cell.count()) === 0) await page.keyboard.press('Tab');
  const first = (await cell.getAttribute('data-value')) ?? '';
  await page.keyboard.press('ArrowDown');
  await expect(cell).not.toHaveAttribute('data-value', first);
  const chosen = (await cell.getAttribute('data-value')) ?? '';
  await page.keyboard.press('Enter');
  await expect(date).toHaveValue(/^\w{3}, \w{3} \d{1,2}, \d{4}$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await overwrite(page, `${person.name}\u200b `);
  await page.keyboard.press('Tab');
  await overwrite(page, '٠١٠ ١٢٣٤ ٥٦٧٨');
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('Pearl white');
  const told = page.waitForRequest(notification);
  await page.keyboard.press('Enter');

  await expect(dialog).toContainText('We have your visit request');
  await expect(dialog.getByRole('link', { name: 'My Activity' })).toHaveAttribute(
    'href',
    '/orders#submissions',
  );
  await expect(dialog.getByRole('status')).toBeFocused();
  expect(await storedFor(stack, person)).toMatchObject([
    {
      full_name: person.name,
      phone_number: '010 1234 5678',
      brand_name: 'BYD',
      model_name: 'Seal RWD',
      visit_date: chosen,
      visit_time: '10:00',
      trim: null,
      preferred_color: 'Pearl white',
      status: 'new',
    },
  ]);
  expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
  expect((await told).postDataJSON()).toMatchObject({
    visit_request: {
      visit_date: chosen,
      created_at: expect.any(String),
      car_details: { brand: 'BYD', model: 'Seal RWD' },
    },
  });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('what could not be sent is kept, in every tab, and stored once', async ({
  page,
  context,
  stack,
  catalogue,
  faults,
}) => {
  faults.expect(/ERR_|Failed|TypeError|fetch|409|23505|duplicate|503|not today|not told/);
  const person = await confirmedPerson(stack);
  await signInOn(page, person);
  await page.goto(catalogue.cars[0] ?? '');
  await opener(page).click();
  const dialog = dialogOn(page);
  await dialog.getByLabel('Date').fill(new Date(Date.now() + 10 * day).toISOString().slice(0, 10));
  await dialog.getByText('12:00').click();
  await dialog.getByLabel('Trim').fill('Premium');
  await loseRow(page, 'visit_requests');
  await sendOn(page).click();
  await expect(dialog.getByRole('alert')).toContainText(`Error${failure}`);
  await expect(page.locator('.toast')).toHaveCount(0);
  expect(await storedFor(stack, person)).toHaveLength(0);

  const other = await context.newPage();
  await other.goto(page.url());
  await opener(other).click();
  await expect(dialogOn(other).getByLabel('Trim')).toHaveValue('Premium');
  await expect(dialogOn(other).getByRole('radio', { name: '12:00' })).toBeChecked();

  await page.route(
    '**/rest/v1/visit_requests**',
    (route) => route.fulfill({ status: 503, json: { message: 'not today', code: 'XX000' } }),
    { times: 1 },
  );
  await sendOn(page).click();
  await expect(dialog.getByText('not today')).toBeVisible();
  await loseAnswer(page, 'visit_requests');
  await sendOn(page).click();
  await expect(dialog.getByText(failure)).toBeVisible();
  // Where the sales team cannot be told at once, a sweep tells them later.
  await page.route(notification, (route) => route.abort('internetdisconnected'));
  await sendOn(page).dblclick();
  await expect(dialog).toContainText('We have your visit request');
  await other.route(notification, (route) => route.abort('internetdisconnected'));
  await sendOn(other).click();
  await expect(dialogOn(other)).toContainText('We have your visit request');
  expect(await storedFor(stack, person)).toHaveLength(1);

  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await opener(page).click();
  await expect(dialog.getByLabel('Trim')).toHaveValue('');
});

test('in Arabic an hour that has passed is refused, whatever the device’s clock says; another is stored and mailed as in English', async ({
  page,
  stack,
  catalogue,
  faults,
}) => {
  faults.expect(/400|500|lies ahead/);
  const person = await confirmedPerson(stack);
  await signInOn(page, person);
  const passed = new Date(Date.now() - day).toISOString().slice(0, 10);
  await page.clock.setSystemTime(`${passed}T07:00:00Z`);
  await page.goto(inArabic(sealPath(catalogue)));
  await page.getByRole('button', { name: 'احجز زيارة' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'احجز زيارة' });
  await expect(dialog).toHaveCSS('direction', 'rtl');
  const date = dialog.getByLabel('اليوم', { exact: true });
  const send = dialog.getByRole('button', { name: 'احجز زيارة' });
  await date.fill(passed);
  await dialog.getByRole('radio').last().check({ force: true });
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText('فات هذا الموعد');

  const cell = dialog.locator('[data-part=table-cell-trigger]:focus');
  await date.press('Tab');
  while ((await cell.count()) === 0) await page.keyboard.press('Tab');
  await expect(cell).toHaveAttribute('data-value', passed);
  const later = (days: number) =>
    new Date(Date.parse(passed) + days * day).toISOString().slice(0, 10);
  for (const days of [1, 2, 3]) {
    await page.keyboard.press('ArrowLeft');
    await expect(cell).toHaveAttribute('data-value', later(days));
  }
  const chosen = later(3);
  await page.keyboard.press('Enter');
  await dialog.getByText('١:٠٠ م', { exact: true }).click();
  const told = page.waitForRequest(notification);
  await send.click();
  await expect(dialog).toContainText('وصلنا طلب زيارتك');
  const visit = {
    full_name: person.name,
    phone_number: person.phone,
    brand_name: 'BYD',
    model_name: 'Seal RWD',
    visit_date: chosen,
    visit_time: '13:00',
  };
  expect(await storedFor(stack, person)).toMatchObject([visit]);
  expect((await told).postDataJSON().visit_request).toMatchObject(visit);
});
