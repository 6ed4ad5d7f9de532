/** On slow 3G pages can be read within seconds, and each press is answered in time. */
import { confirmedPerson, signInOn } from '../support/accounts.ts';
import { expect, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';
import { done, editorOf } from '../support/editor.ts';
import { busyList, cards, expectCount, modelsOf } from '../support/listing.ts';
import { slowDown } from '../support/networks.ts';
import { phone } from '../support/screens.ts';
import { beginVisit, booked, sendVisit } from '../support/visit-dialog.ts';

test.use(phone);

/** What such a network needs for the text of a page, with time to spare on a busy machine, ms. */
const readable = { timeout: 15_000 };

/** The same for the scripts of a page. */
const usable = { timeout: 60_000 };

test('the home page is read before its scripts, and its answers lead to cars at once', async ({
  page,
}) => {
  test.slow();
  await slowDown(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(readable);
  await page.getByLabel('Your budget').selectOption({ index: 3 });
  await page.getByRole('button', { name: 'Show the cars that fit' }).click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/choose\?budget=1000000&/, usable);
  await expect(
    page.getByRole('region', { name: 'Cars that fit' }).locator('article').first(),
  ).toBeVisible(usable);
});

test('a narrowed list shows first that it is working, then its cars', async ({ page, stack }) => {
  test.slow();
  const suvs = (await modelsOf(stack)).filter(({ bodyType }) => bodyType === 'SUV');
  await slowDown(page);
  await page.goto('/cars?body=SUV', { waitUntil: 'commit' });
  await expect(busyList(page).getByText('Loading models')).toBeAttached(readable);
  await expectCount(page, suvs.length);
  await expect(cards(page).first()).toBeVisible(usable);
  await expect(cards(page).first().locator('img')).not.toHaveJSProperty('naturalWidth', 0, usable);
});

test('a car is read, and a visit is booked from its page', async ({ page, stack, catalogue }) => {
  test.slow();
  const person = await confirmedPerson(stack);
  await signInOn(page, person);
  await slowDown(page);
  await page.goto(sealPath(catalogue), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Seal RWD', readable);
  await expect(page.getByRole('main')).toContainText('EGP', readable);
  const dialog = await beginVisit(page, 'Premium');
  await sendVisit(dialog);
  await expect(dialog).toContainText(booked, usable);
  const stored = editorOf(stack).from('visit_requests').select().eq('email', person.email);
  expect(await done(stored)).toMatchObject([{ trim: 'Premium', brand_name: 'BYD' }]);
});
