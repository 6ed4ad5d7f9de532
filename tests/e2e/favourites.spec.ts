/** Saving cars and chargers, and 'My Activity', which lists them beside what was sent. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { colourFaultsOf, faultsOf } from '../support/accessibility.ts';
import {
  confirmedPerson,
  openMenu,
  type Person,
  signedInClient,
  signInOn,
  submitSignIn,
} from '../support/accounts.ts';
import { expect, notice, type Page, test } from '../support/browser.ts';
import { seal } from '../support/catalogue.ts';
import { done } from '../support/editor.ts';
import { cards } from '../support/listing.ts';
import { loseAnswer, loseRow } from '../support/lost-answer.ts';
import { requestRows } from '../support/rows.ts';
import type { Stack } from '../support/stack.ts';

const sealName = 'BYD Seal RWD';
const sealRow = expect.stringMatching(/^car 851bec1e-/);

const heartOf = (page: Page, name = sealName) =>
  page.getByRole('button', { name: `Favorite: ${name}`, exact: true });
const expectSaved = (page: Page, isSaved: boolean) =>
  expect(heartOf(page)).toHaveAttribute('aria-pressed', String(isSaved));

/** What the backend holds for a person, such as 'car 851bec1e-…'. */
async function savedBy(stack: Stack, person: Person): Promise<string[]> {
  const { client } = await signedInClient(stack, person);
  const rows = await done(client.from('favorites').select('item_type, item_id'));
  return (rows ?? []).map(({ item_type, item_id }) => `${item_type} ${item_id}`);
}

/** Somebody who has saved a car and a charger, and something that is there no more. */
async function collector(stack: Stack): Promise<Person> {
  const person = await confirmedPerson(stack);
  const { client, id: user_id } = await signedInClient(stack, person);
  const cars = await done(client.from('cars').select('id').eq('model', 'Seal RWD'));
  const chargers = await done(client.from('chargers').select('id').order('model').limit(1));
  for (const [item_type, item_id] of [
    ['car', cars?.[0]?.id ?? ''],
    ['car', crypto.randomUUID()],
    ['charger', chargers?.[0]?.id ?? ''],
  ] as const) {
    await done(client.from('favorites').insert({ item_type, item_id, user_id }).select());
  }
  return person;
}

test('a heart saves and takes out, on cards and pages, in step with other tabs', async ({
  page,
  context,
  stack,
}) => {
  const person = await confirmedPerson(stack);
  await signInOn(page, person);
  await page.goto('/cars/byd');
  await heartOf(page).click();
  await expect(notice(page)).toContainText('This car has been added to your favorites');
  await expectSaved(page, true);
  expect(await savedBy(stack, person)).toEqual([sealRow]);

  const other = await context.newPage();
  await other.goto(seal);
  await expectSaved(other, true);
  await heartOf(other).focus();
  await other.keyboard.press('Enter');
  await expect(notice(other)).toContainText('This car has been removed from your favorites');
  await expectSaved(page, false);
  expect(await savedBy(stack, person)).toEqual([]);

  // Cards that a filter brings are saved as well, and keep it in another order.
  await page.goto('/cars?q=seal+rwd');
  await expect(cards(page)).toHaveCount(1);
  await heartOf(page).click();
  await expect(notice(page)).toContainText('This car has been added to your favorites');
  await expectSaved(other, true);
  await page.getByRole('searchbox').fill('seal');
  await page.getByLabel('Sort by').selectOption('price_desc');
  await expect(cards(page).nth(1)).toBeVisible();
  await expectSaved(page, true);

  await page.goto('/chargers');
  const charger = page.locator('main li.charger').first();
  await charger.getByRole('button').click();
  await expect(notice(page)).toContainText('This charger has been added to your favorites');
  await charger.getByRole('link').first().click();
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Favorite: / })
    .first();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(notice(page)).toContainText('This charger has been removed from your favorites');
  expect(await savedBy(stack, person)).toEqual([sealRow]);
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('tayar-own-favourites'))).toBeNull();
});

test('refused without an account and saved after signing in; what fails is shown no longer', async ({
  page,
  stack,
  faults,
}) => {
  await test.step('refused without an account, then saved by itself after signing in', async () => {
    const person = await confirmedPerson(stack);
    await page.goto(seal);
    await heartOf(page).click();
    await expect(notice(page)).toContainText('Authentication Required');
    await expect(notice(page)).toContainText('Please sign in to save favorites');
    await expectSaved(page, false);
    await notice(page).getByRole('link', { name: 'Sign In' }).click();
    await submitSignIn(page, person);
    await expect(page).toHaveURL(seal);
    await expect(notice(page)).toContainText('This car has been added to your favorites');
    await expectSaved(page, true);
    expect(await savedBy(stack, person)).toEqual([sealRow]);
  });
  await test.step('a failed save is taken back, a stored one is shown; a double press saves once', async () => {
    faults.expect(/ERR_|fetch|could not be saved|connection|406/i);
    const person = await confirmedPerson(stack);
    await signInOn(page, person);
    const known = page.waitForResponse(/\/rest\/v1\/favorites\?/);
    await page.goto(seal);
    await known;
    await loseRow(page, 'favorites');
    await heartOf(page).click();
    await expect(notice(page)).toContainText('Something went wrong. Please try again.');
    await expectSaved(page, false);
    expect(await savedBy(stack, person)).toEqual([]);
    await loseAnswer(page, 'favorites');
    await heartOf(page).click();
    await expect(notice(page)).toContainText('This car has been added to your favorites');
    await expectSaved(page, true);

    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    let asked = 0;
    await page.route('**/rest/v1/favorites**', async (route) => {
      asked += 1;
      await answered;
      await route.fallback();
    });
    await heartOf(page).click();
    await expect(heartOf(page)).toHaveAttribute('aria-busy', 'true');
    await expectSaved(page, false);
    await heartOf(page).click();
    answer();
    await expect(notice(page)).toContainText('This car has been removed from your favorites');
    await expect(heartOf(page)).not.toHaveAttribute('aria-busy');
    expect(asked).toBe(1);
    expect(await savedBy(stack, person)).toEqual([]);
  });
});

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const favourites = (page: Page) => page.getByRole('tabpanel', { name: 'Favorites' });
const submissions = (page: Page) => page.getByRole('tabpanel', { name: 'Form Submissions' });

test('favourites are shown at home and under My Activity, with what was sent, by keyboard alone', async ({
  page,
  stack,
}) => {
  const person = await collector(stack);
  await test.step('My Activity shows what was saved and sent, each with its details', async () => {
    const { client, id } = await signedInClient(stack, person);
    const tables: SupabaseClient = client;
    for (const [table, row] of Object.entries(requestRows)) {
      const sent = { ...row, id: crypto.randomUUID(), user_id: id };
      expect((await tables.from(table).insert([sent])).error).toBeNull();
    }
    await signInOn(page, person);
    await page.goto('/orders');
    await expect(tab(page, 'Favorites')).toHaveText('Favorites2');
    await expect(tab(page, 'Form Submissions')).toHaveText('Form Submissions5');
    const rows = favourites(page).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('Charger');
    await expect(rows.first().getByRole('link')).toHaveAttribute('href', /^\/chargers\/./);
    await expect(rows.last()).toContainText(sealName);
    await expect(rows.last()).toContainText(/EGP\s2,200,000570 km · \d+ hp/);
    await expect(rows.last().getByRole('link')).toHaveAttribute('href', seal);
    expect(await faultsOf(page)).toEqual([]);

    await tab(page, 'Favorites').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Form Submissions')).toBeFocused();
    await expect(page).toHaveURL((url) => url.hash === '#submissions');
    await expect(submissions(page).getByRole('heading')).toHaveText([
      /^Finance · we call you /,
      /^Insurance · we call you /,
      /^Visit · /,
      /^Charger · we call you /,
      /^Car advice · we call you /,
    ]);
    await expect(submissions(page).getByRole('article', { name: /BYD Seagull$/ })).toHaveCount(4);
    const advice = submissions(page)
      .getByRole('listitem')
      .filter({ hasText: 'Help choosing a car' });
    await expect(advice).toContainText('Received');
    await advice.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(advice).toContainText('Alexandria');
    await expect(advice).toContainText('Private parkingYes');
    expect(await faultsOf(page)).toEqual([]);
    await page.locator('html').evaluate((html) => html.classList.add('dark'));
    expect(await colourFaultsOf(page)).toEqual([]);
    await page.reload();
    await expect(tab(page, 'Form Submissions')).toHaveAttribute('aria-selected', 'true');
  });
  await test.step('the home page shows favourites; and My Activity asks for mails about their price', async () => {
    await page.goto('/');
    const strip = page.getByRole('region', { name: 'Your favorites' });
    await expect(strip.getByRole('listitem')).toHaveCount(2);
    await expect(strip.getByRole('link', { name: sealName })).toHaveAttribute('href', seal);
    await page.goto('/orders');
    const row = favourites(page).getByRole('listitem').filter({ hasText: sealName });
    const ask = row.getByRole('button', { name: `Tell me when it falls: ${sealName}` });
    const asked = async () => {
      const { client } = await signedInClient(stack, person);
      const rows = await done(client.from('favorites').select('price_mail_in'));
      return rows?.flatMap(({ price_mail_in }) => price_mail_in ?? []);
    };
    await ask.click();
    await expect(notice(page)).toContainText('We will email you when the price falls');
    await expect(row).toContainText(/We write to you when it falls below EGP\s2,200,000/);
    expect(await asked()).toEqual(['en']);
    await row.getByRole('button', { name: `Stop these emails: ${sealName}` }).click();
    await expect(notice(page)).toContainText('No more emails about this price');
    expect(await asked()).toEqual([]);
  });
});

test('in My Activity a favourite is taken out; what fails or cannot be loaded is tried again', async ({
  page,
  stack,
  faults,
  context,
}) => {
  await test.step('there a favourite is taken out at once, and back where that fails', async () => {
    faults.expect(/ERR_|fetch|could not be removed/i);
    await signInOn(page, await collector(stack));
    await page.goto('/orders');
    const rows = favourites(page).getByRole('listitem');
    const remove = rows.first().getByRole('button', { name: /^Remove/ });
    await expect(rows).toHaveCount(2);
    await loseRow(page, 'favorites');
    await remove.click();
    await expect(notice(page)).toContainText('Something went wrong. Please try again.');
    await expect(rows).toHaveCount(2);
    await expect(rows.last().getByRole('link')).toBeFocused();
    await remove.press('Enter');
    await expect(notice(page)).toContainText('This charger has been removed from your favorites');
    await expect(tab(page, 'Favorites')).toHaveText('Favorites1');
    await remove.click();
    await expect(notice(page)).toContainText('This car has been removed from your favorites');
    await expect(favourites(page)).toContainText('No favorites yet');
    await expect(favourites(page).getByRole('link', { name: 'Browse Cars' })).toBeVisible();
  });
  await page.unrouteAll();
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await test.step('it asks to sign in and comes back; what cannot be loaded is tried again', async () => {
    faults.expect(/500|boom|ERR_INTERNET/);
    const person = await confirmedPerson(stack);
    await page.goto('/orders#submissions');
    await expect(page).toHaveURL('/signin?redirect=/orders%23submissions');
    await page.route('**/rest/v1/{favorites,visit_requests}**', (route) =>
      route.fulfill({ status: 500, json: { message: 'boom' } }),
    );
    await submitSignIn(page, person);
    await expect(page).toHaveURL('/orders#submissions');
    await expect(submissions(page).getByRole('alert')).toContainText(
      'Could not load your requests. Please try again.',
    );
    await tab(page, 'Favorites').click();
    await expect(favourites(page).getByRole('alert')).toContainText(
      'Could not load your favorites. Please try again.',
    );
    await tab(page, 'Form Submissions').click();
    await page.unrouteAll({ behavior: 'wait' });
    await submissions(page).getByRole('button', { name: 'Try again' }).click();
    await expect(submissions(page)).toContainText('No requests yet');
    // A connection that comes back is reason enough to try.
    await context.setOffline(true);
    await context.setOffline(false);
    await tab(page, 'Favorites').click();
    await expect(favourites(page)).toContainText('No favorites yet');
    // Signed out in another tab: back to the sign-in page.
    const other = await context.newPage();
    await other.goto('/robots.txt');
    await other.evaluate(() => localStorage.clear());
    await expect(page).toHaveURL('/signin?redirect=/orders%23favorites');
  });
});
