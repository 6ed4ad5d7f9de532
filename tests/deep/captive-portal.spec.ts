/** A network that answers in our place until somebody has signed in to it: nothing is taken for done, and nothing is lost. */
import { confirmedPerson, expectSignedIn, fillSignIn, signInOn } from '../support/accounts.ts';
import { expect, hydrated, notice, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';
import { done, editorOf } from '../support/editor.ts';
import { cards, expectCount, modelsOf, wake } from '../support/listing.ts';
import { enterPortal, portalFaults, portals } from '../support/networks.ts';
import { phone } from '../support/screens.ts';
import { beginVisit, booked, sendVisit } from '../support/visit-dialog.ts';

test.use(phone);

const kinds = Object.keys(portals) as (keyof typeof portals)[];

for (const kind of kinds) {
  test(`${kind}: a visit is not booked, stays filled in, and is booked once`, async ({
    page,
    stack,
    catalogue,
    faults,
  }) => {
    faults.expect(portalFaults);
    const person = await confirmedPerson(stack);
    const stored = () =>
      done(editorOf(stack).from('visit_requests').select().eq('email', person.email));
    await signInOn(page, person);
    await page.goto(sealPath(catalogue));
    await wake(page);
    await hydrated(page);
    const leave = await enterPortal(page, stack, kind);
    const dialog = await beginVisit(page, 'Premium');
    await sendVisit(dialog);
    await expect(dialog.getByRole('alert')).toContainText('Failed to book your visit');
    await expect(dialog.getByLabel('Trim')).toHaveValue('Premium');
    await expectSignedIn(page, true);
    expect(await stored()).toEqual([]);
    await leave();
    await sendVisit(dialog);
    await expect(dialog).toContainText(booked);
    expect(await stored()).toHaveLength(1);
  });

  test(`${kind}: a sign-in and a favourite say what is wrong`, async ({ page, stack, faults }) => {
    faults.expect(portalFaults);
    const person = await confirmedPerson(stack);
    await page.goto('/signin');
    await page.getByLabel('Email').focus();
    await hydrated(page);
    let leave = await enterPortal(page, stack, kind);
    await fillSignIn(page, person);
    await expect(page.getByRole('main')).toContainText('We could not reach the server.');
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await expectSignedIn(page, false);
    await leave();

    await signInOn(page, person);
    await page.goto('/cars/byd');
    await wake(page);
    await hydrated(page);
    leave = await enterPortal(page, stack, kind);
    const heart = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /favorite/i });
    await heart.click();
    await expect(notice(page)).toContainText('Something went wrong. Please try again.');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expectSignedIn(page, true);
    await leave();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });
}

test('a report of a charging point is not taken for sent', async ({ page, stack, faults }) => {
  faults.expect(portalFaults);
  await page.goto('/charging');
  await wake(page);
  await page.getByRole('list', { name: 'Places on the map' }).getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Is this wrong?' }).click();
  await dialog.getByLabel('What is wrong?').selectOption('Something else');
  const words = dialog.getByLabel('In your own words');
  await words.fill('Behind the fence');
  await enterPortal(page, stack, 'its sign-in page');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('alert')).toContainText('We could not tell whether it was sent');
  await expect(words).toHaveValue('Behind the fence');
});

test('where the file of all cars is answered by it, the built list stays and can be tried again', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(portalFaults);
  const suvs = (await modelsOf(stack)).filter(({ bodyType }) => bodyType === 'SUV').length;
  await page.route('**/data/listing/*.json', (route) => route.fulfill(portals['its sign-in page']));
  await page.goto('/cars?body=SUV');
  await wake(page);
  await expect(page.getByText('Error loading car brands. Please try again later.')).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Error loading car brands')).toHaveCount(0);
  await expectCount(page, suvs);
});
