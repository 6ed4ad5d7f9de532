/** 'My Activity' (Spec 2, 'Profile and My Activity'; 3, 'Favorite' and 'Submission'). */

import type { SupabaseClient } from '@supabase/supabase-js';
import { colourFaultsOf, faultsOf } from '../support/accessibility.ts';
import {
  confirmedPerson,
  type Person,
  signedInClient,
  signInOn,
  submitSignIn,
} from '../support/accounts.ts';
import { expect, type Page, test } from '../support/browser.ts';
import { done } from '../support/editor.ts';
import { loseRow } from '../support/lost-answer.ts';
import { requestRows } from '../support/rows.ts';
import type { Stack } from '../support/stack.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const favourites = (page: Page) => page.getByRole('tabpanel', { name: 'Favorites' });
const submissions = (page: Page) => page.getByRole('tabpanel', { name: 'Form Submissions' });

/** Somebody who has saved a car and a charger, and something that is there no more. */
async function collector(stack: Stack): Promise<Person> {
  const person = await confirmedPerson(stack);
  const { client, id } = await signedInClient(stack, person);
  const cars = await done(client.from('cars').select('id').eq('model', 'Seal RWD'));
  const chargers = await done(client.from('chargers').select('id').order('model').limit(1));
  const items = [
    { item_type: 'car', item_id: cars?.[0]?.id ?? '' },
    { item_type: 'car', item_id: crypto.randomUUID() },
    { item_type: 'charger', item_id: chargers?.[0]?.id ?? '' },
  ];
  for (const item of items) {
    await done(
      client
        .from('favorites')
        .insert({ ...item, user_id: id })
        .select(),
    );
  }
  return person;
}

test('shows what was saved and sent, each with its details, by keyboard alone', async ({
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
  await signInOn(page, person);
  await page.goto('/orders');
  await expect(tab(page, 'Favorites')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'Favorites')).toHaveText('Favorites2');
  await expect(tab(page, 'Form Submissions')).toHaveText('Form Submissions5');
  const rows = favourites(page).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Charger');
  await expect(rows.last()).toContainText('BYD Seal RWD');
  await expect(rows.last()).toContainText(/EGP\s2,200,000570 km · \d+ hp/);
  await expect(rows.last().getByRole('link')).toHaveAttribute('href', /^\/cars\/byd\/seal-rwd-/);
  await expect(rows.first().getByRole('link')).toHaveAttribute('href', /^\/chargers\/./);
  expect(await faultsOf(page)).toEqual([]);

  await tab(page, 'Favorites').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Form Submissions')).toBeFocused();
  await expect(page).toHaveURL((url) => url.hash === '#submissions');
  await expect(submissions(page).getByRole('heading')).toHaveText([
    'Finance for BYD Seagull',
    'Insurance for BYD Seagull',
    'Visit to see BYD Seagull',
    'Charger for BYD Seagull',
    'Help choosing a car',
  ]);
  const advice = submissions(page).getByRole('listitem').filter({ hasText: 'Help choosing a car' });
  await expect(advice).toContainText('New');
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

test('a favourite is taken out at once, and back where that fails', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/ERR_|fetch|could not be removed/i);
  await signInOn(page, await collector(stack));
  await page.goto('/orders');
  const rows = favourites(page).getByRole('listitem');
  const remove = rows.first().getByRole('button');
  await expect(rows).toHaveCount(2);
  await loseRow(page, 'favorites');
  await remove.click();
  await expect(page.locator('.toast')).toContainText('Something went wrong. Please try again.');
  await expect(rows).toHaveCount(2);
  await expect(rows.last().getByRole('link')).toBeFocused();
  await remove.press('Enter');
  await expect(page.locator('.toast')).toContainText(
    'This charger has been removed from your favorites',
  );
  await expect(tab(page, 'Favorites')).toHaveText('Favorites1');
  await remove.click();
  await expect(page.locator('.toast')).toContainText(
    'This car has been removed from your favorites',
  );
  await expect(favourites(page)).toContainText('No favorites yet');
  await expect(favourites(page).getByRole('link', { name: 'Browse Cars' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test('what could not be loaded without a connection is there once there is one', async ({
  page,
  context,
  stack,
  faults,
}) => {
  faults.expect(/500|boom|ERR_INTERNET/);
  await signInOn(page, await confirmedPerson(stack));
  await page.route('**/rest/v1/{favorites,visit_requests}**', (route) =>
    route.fulfill({ status: 500, json: { message: 'boom' } }),
  );
  await page.goto('/orders');
  await expect(favourites(page).getByRole('alert')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(favourites(page)).toContainText('No favorites yet');
  await expect(tab(page, 'Form Submissions')).toHaveText('Form Submissions0');
});

test('asks to sign in and comes back; what cannot be loaded says so, and is tried again', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/500|boom/);
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
  await expect(tab(page, 'Favorites')).toHaveText('Favorites');
  await tab(page, 'Form Submissions').click();
  await page.unrouteAll();
  await submissions(page).getByRole('button', { name: 'Try again' }).click();
  await expect(submissions(page)).toContainText('No requests yet');
  await expect(tab(page, 'Form Submissions')).toHaveText('Form Submissions0');

  // Signed out in another tab: back to the sign-in page.
  await page.evaluate(() => {
    localStorage.removeItem('user');
    dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  });
  await expect(page).toHaveURL('/signin?redirect=/orders');
});
