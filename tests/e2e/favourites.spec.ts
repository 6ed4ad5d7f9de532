/**
 * Saving cars and chargers, and 'My Activity', which lists them beside what was sent. What fails is in
 * src/features/activity/Activity.test.tsx and src/session/favourites.store.test.ts.
 */
import type { SupabaseClient } from '@supabase/supabase-js';
import { colourFaultsOf, faultsOf } from '../support/accessibility.ts';
import {
  confirmedPerson,
  openMenu,
  type Person,
  signedInClient,
  submitSignIn,
} from '../support/accounts.ts';
import { expect, notice, type Page, test } from '../support/browser.ts';
import { seal } from '../support/catalogue.ts';
import { done } from '../support/editor.ts';
import { cards } from '../support/listing.ts';
import { requestRows } from '../support/rows.ts';
import type { Stack } from '../support/stack.ts';

const sealName = 'BYD Seal RWD';
const sealRow = expect.stringMatching(/^car 851bec1e-/);

const heartOf = (page: Page, name = sealName) =>
  page.getByRole('button', { name: `Favorite: ${name}`, exact: true });
const expectSaved = (page: Page, isSaved: boolean) =>
  expect(heartOf(page)).toHaveAttribute('aria-pressed', String(isSaved));

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const favourites = (page: Page) => page.getByRole('tabpanel', { name: 'Favorites' });
const submissions = (page: Page) => page.getByRole('tabpanel', { name: 'Form Submissions' });

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

test('a heart that was refused is filled after signing in; hearts save and take out, on cards and pages, in step with other tabs', async ({
  page,
  context,
  stack,
}) => {
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

  const other = await context.newPage();
  await other.goto('/cars/byd');
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

test('My Activity asks to sign in and comes back; it shows what was sent and saved, by keyboard alone, as the home page does', async ({
  page,
  stack,
}) => {
  const person = await collector(stack);
  const { client, id } = await signedInClient(stack, person);
  const tables: SupabaseClient = client;
  for (const [table, row] of Object.entries(requestRows)) {
    const sent = { ...row, id: crypto.randomUUID(), user_id: id };
    expect((await tables.from(table).insert([sent])).error).toBeNull();
  }
  await page.goto('/orders#submissions');
  await expect(page).toHaveURL('/signin?redirect=/orders%23submissions');
  await submitSignIn(page, person);
  await expect(page).toHaveURL('/orders#submissions');
  await expect(tab(page, 'Form Submissions')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'Favorites')).toHaveText('Favorites2');
  await expect(tab(page, 'Form Submissions')).toHaveText('Form Submissions5');
  await expect(submissions(page).getByRole('heading')).toHaveText([
    /^Finance · we call you /,
    /^Insurance · we call you /,
    /^Visit · /,
    /^Charger · we call you /,
    /^Car advice · we call you /,
  ]);
  await expect(submissions(page).getByRole('article', { name: /BYD Seagull$/ })).toHaveCount(4);
  const advice = submissions(page).getByRole('listitem').filter({ hasText: 'Help choosing a car' });
  await expect(advice).toContainText('Received');
  await advice.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(advice).toContainText('Alexandria');
  await expect(advice).toContainText('Private parkingYes');
  expect(await faultsOf(page)).toEqual([]);
  await page.locator('html').evaluate((html) => html.classList.add('dark'));
  expect(await colourFaultsOf(page)).toEqual([]);

  await tab(page, 'Form Submissions').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'Favorites')).toBeFocused();
  await expect(page).toHaveURL((url) => url.hash === '#favorites');
  const rows = favourites(page).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Charger');
  await expect(rows.first().getByRole('link')).toHaveAttribute('href', /^\/chargers\/./);
  await expect(rows.last()).toContainText(sealName);
  await expect(rows.last()).toContainText(/EGP\s2,200,000570 km · \d+ hp/);
  await expect(rows.last().getByRole('link')).toHaveAttribute('href', seal);
  expect(await faultsOf(page)).toEqual([]);

  await rows
    .last()
    .getByRole('button', { name: `Tell me when it falls: ${sealName}` })
    .click();
  await expect(notice(page)).toContainText('We will email you when the price falls');
  await expect(rows.last()).toContainText(/We write to you when it falls below EGP\s2,200,000/);
  const asked = await done(client.from('favorites').select('price_mail_in'));
  expect(asked?.flatMap(({ price_mail_in }) => price_mail_in ?? [])).toEqual(['en']);

  await rows
    .first()
    .getByRole('button', { name: /^Remove/ })
    .press('Enter');
  await expect(notice(page)).toContainText('This charger has been removed from your favorites');
  await expect(tab(page, 'Favorites')).toHaveText('Favorites1');
  expect(await savedBy(stack, person)).not.toContainEqual(expect.stringMatching(/^charger/));

  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Your favorites' });
  await expect(strip.getByRole('listitem')).toHaveCount(1);
  await expect(strip.getByRole('link', { name: sealName })).toHaveAttribute('href', seal);
});
