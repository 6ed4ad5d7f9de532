/** A network that goes and comes, or breaks in the middle of an answer: what is shown says so, and nothing is lost. */
import { confirmedPerson, signInOn } from '../support/accounts.ts';
import { breakingSite } from '../support/broken-answers.ts';
import { expect, hydrated, type Page, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';
import { done, editorOf } from '../support/editor.ts';
import { cards, expectCount, modelsOf, wake } from '../support/listing.ts';
import { phone } from '../support/screens.ts';
import { beginVisit, booked, sendVisit } from '../support/visit-dialog.ts';

test.use(phone);

const faultsOfNetwork =
  /ERR_|Failed to (?:load|fetch)|TypeError|failed:|could not|[Ee]rror|foreign host|CORS/;
const listFailed = 'Error loading car brands. Please try again later.';
// A dialog hides it from screen readers.
const connection = (page: Page) => page.locator('#connection-notice');

test('it goes in the middle of a form and comes back: the same form is sent, once', async ({
  page,
  context,
  stack,
  catalogue,
  faults,
}) => {
  faults.expect(faultsOfNetwork);
  const person = await confirmedPerson(stack);
  await signInOn(page, person);
  await page.goto(sealPath(catalogue));
  const dialog = await beginVisit(page, 'Premium');
  await context.setOffline(true);
  await expect(connection(page)).toContainText('What you send now will not reach us');
  await dialog.getByLabel('Preferred color').fill('Pearl white');
  await sendVisit(dialog);
  await expect(dialog.getByRole('alert')).toContainText('Failed to book your visit');
  await context.setOffline(false);
  await expect(connection(page)).toBeEmpty();
  await expect(dialog.getByLabel('Preferred color')).toHaveValue('Pearl white');
  await sendVisit(dialog);
  await expect(dialog).toContainText(booked);
  const stored = editorOf(stack).from('visit_requests').select().eq('email', person.email);
  expect(await done(stored)).toMatchObject([{ trim: 'Premium', preferred_color: 'Pearl white' }]);
});

test('it goes while the list is read and comes back: the list goes on', async ({
  page,
  context,
  stack,
  faults,
}) => {
  faults.expect(faultsOfNetwork);
  const models = await modelsOf(stack);
  const sedans = models.filter(({ bodyType }) => bodyType === 'Sedan').length;
  await page.goto('/cars');
  await wake(page);
  await hydrated(page);
  await expectCount(page, models.length);
  await context.setOffline(true);
  // The cars are here, so the list goes on without a connection.
  await page.getByLabel('Sort by').selectOption('price_asc');
  await expect(page).toHaveURL(/sort=price_asc/);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(cards(page).nth(30)).toBeAttached();
  await context.setOffline(false);
  await page.goto('/cars?body=Sedan');
  await expectCount(page, sedans);
});

test('the list that could not be loaded comes by itself with the connection', async ({
  page,
  context,
  stack,
  faults,
}) => {
  faults.expect(faultsOfNetwork);
  const suvs = (await modelsOf(stack)).filter(({ bodyType }) => bodyType === 'SUV').length;
  let isGone = true;
  await page.route('**/data/listing/*.json', (route) =>
    isGone ? route.abort('internetdisconnected') : route.continue(),
  );
  await page.goto('/cars?body=SUV');
  await expect(page.getByText(listFailed)).toBeVisible();
  await context.setOffline(true);
  isGone = false;
  await context.setOffline(false);
  await expect(page.getByText(listFailed)).toHaveCount(0);
  await expectCount(page, suvs);
});

test('an answer that breaks off is no answer', async ({ page, stack, faults }) => {
  faults.expect(faultsOfNetwork);
  const site = await breakingSite(stack.siteUrl);
  site.breakOff('/data/listing/');
  await page.goto(`${site.url}/cars?body=SUV`);
  await expect(page.getByText(listFailed)).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  site.breakOff();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(listFailed)).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
  site.close();
});
