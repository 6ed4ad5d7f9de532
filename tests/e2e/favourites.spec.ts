/** Saving cars and chargers (Spec 4, 'Favorite toggle'; 6; 8, 'Favourites and uploads'). */
import {
  confirmedPerson,
  type Person,
  signedInClient,
  signInOn,
  submitSignIn,
} from '../support/accounts.ts';
import { expect, type Page, test } from '../support/browser.ts';
import { seal } from '../support/catalogue.ts';
import { done } from '../support/editor.ts';
import { cards, openList } from '../support/listing.ts';
import { loseAnswer, loseRow } from '../support/lost-answer.ts';
import type { Stack } from '../support/stack.ts';

const toast = (page: Page) => page.locator('.toast');
const heartOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Favorite: ${name}`, exact: true });
const pressed = async (page: Page, name: string, saved: boolean) =>
  expect(heartOf(page, name)).toHaveAttribute('aria-pressed', String(saved));

/** What the backend holds for a person, such as 'car 851bec1e-…'. */
async function savedBy(stack: Stack, person: Person): Promise<string[]> {
  const { client } = await signedInClient(stack, person);
  const rows = await done(client.from('favorites').select('item_type, item_id'));
  return (rows ?? []).map(({ item_type, item_id }) => `${item_type} ${item_id}`);
}

/** As the backend limits them. */
const favouritesPerAccount = 1_000;

const sealRow = /^car 851bec1e-/;

test('a heart saves and takes out, on cards and pages, in step with other tabs', async ({
  page,
  context,
  stack,
}) => {
  const person = await confirmedPerson(stack);
  await signInOn(page, person);
  await page.goto('/cars/byd');
  await heartOf(page, 'BYD Seal RWD').click();
  await expect(toast(page)).toContainText('This car has been added to your favorites');
  await pressed(page, 'BYD Seal RWD', true);
  expect(await savedBy(stack, person)).toEqual([expect.stringMatching(sealRow)]);

  const other = await context.newPage();
  await other.goto(seal);
  await pressed(other, 'BYD Seal RWD', true);
  await heartOf(other, 'BYD Seal RWD').focus();
  await other.keyboard.press('Enter');
  await expect(toast(other)).toContainText('This car has been removed from your favorites');
  await pressed(page, 'BYD Seal RWD', false);
  expect(await savedBy(stack, person)).toEqual([]);

  // Cards that a script has drawn know but the beginning of the id.
  await page.goto('/cars?sort=range_desc&q=seal+rwd');
  await expect(cards(page)).toHaveCount(1);
  await heartOf(page, 'BYD Seal RWD').click();
  await expect(toast(page)).toContainText('This car has been added to your favorites');
  await pressed(other, 'BYD Seal RWD', true);
  await page.goto('/chargers');
  const charger = page.locator('.charger').first();
  await charger.getByRole('button').click();
  await expect(toast(page)).toContainText('This charger has been added to your favorites');
  await charger.getByRole('link').click();
  const heart = page.locator('.gallery .favourite');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(toast(page)).toContainText('This charger has been removed from your favorites');
  expect(await savedBy(stack, person)).toEqual([expect.stringMatching(sealRow)]);
});

test('in another order each card still says what is saved and selected', async ({
  page,
  stack,
}) => {
  await signInOn(page, await confirmedPerson(stack));
  await openList(page, '?sort=price_asc');
  const first = cards(page).first();
  const heart = first.getByRole('button', { name: /^Favorite/ });
  const box = first.getByRole('checkbox');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await box.check();
  for (const [order, marked] of [
    ['price_desc', false],
    ['price_asc', true],
  ] as const) {
    await page.locator('select[name="sort"]').selectOption(order);
    await expect(page).toHaveURL(new RegExp(`sort=${order}`));
    await expect(heart).toHaveAttribute('aria-pressed', String(marked));
    await expect(box).toBeChecked({ checked: marked });
  }
});

test('refused without an account, then saved by itself after signing in', async ({
  page,
  stack,
}) => {
  const person = await confirmedPerson(stack);
  await page.goto(seal);
  await heartOf(page, 'BYD Seal RWD').click();
  await expect(toast(page)).toContainText('Authentication Required');
  await expect(toast(page)).toContainText('Please sign in to save favorites');
  await pressed(page, 'BYD Seal RWD', false);
  await toast(page).getByRole('link', { name: 'Sign In' }).click();
  await submitSignIn(page, person);
  await expect(page).toHaveURL((url) => url.pathname === seal);
  await expect(toast(page)).toContainText('This car has been added to your favorites');
  await pressed(page, 'BYD Seal RWD', true);
  expect(await savedBy(stack, person)).toEqual([expect.stringMatching(sealRow)]);
});

test('what fails is shown no longer, what was stored is; two presses are one', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/ERR_|fetch|could not be saved|connection|406/i);
  const person = await confirmedPerson(stack);
  await signInOn(page, person);
  const known = page.waitForResponse(/\/rest\/v1\/favorites\?/);
  await page.goto(seal);
  await known;
  const heart = heartOf(page, 'BYD Seal RWD');
  await loseRow(page, 'favorites');
  await heart.click();
  await expect(toast(page)).toContainText('Something went wrong. Please try again.');
  await pressed(page, 'BYD Seal RWD', false);
  expect(await savedBy(stack, person)).toEqual([]);

  await loseAnswer(page, 'favorites');
  await heart.click();
  await expect(toast(page)).toContainText('This car has been added to your favorites');
  await pressed(page, 'BYD Seal RWD', true);

  let asked = 0;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/rest/v1/favorites**', async (route) => {
    asked += 1;
    await answered;
    await route.fallback();
  });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-busy', 'true');
  await pressed(page, 'BYD Seal RWD', false);
  await heart.click();
  answer();
  await expect(toast(page)).toContainText('This car has been removed from your favorites');
  await expect(heart).not.toHaveAttribute('aria-busy');
  expect(asked).toBe(1);
  expect(await savedBy(stack, person)).toEqual([]);
});

test('an account that holds all it can says so, and takes more once there is room', async ({
  page,
  stack,
  faults,
}) => {
  // That it is not there is looked up once it is refused.
  faults.expect(/429|406/);
  const person = await confirmedPerson(stack);
  const { client, id: user_id } = await signedInClient(stack, person);
  const rows = Array.from({ length: favouritesPerAccount }, () => ({
    user_id,
    item_id: crypto.randomUUID(),
    item_type: 'car',
  }));
  await done(client.from('favorites').insert(rows));
  await signInOn(page, person);
  await page.goto(seal);
  await heartOf(page, 'BYD Seal RWD').click();
  await expect(toast(page)).toContainText('as many cars and chargers as an account can hold');
  await pressed(page, 'BYD Seal RWD', false);

  await done(
    client
      .from('favorites')
      .delete()
      .eq('item_id', rows[0]?.item_id ?? ''),
  );
  await heartOf(page, 'BYD Seal RWD').click();
  await expect(toast(page)).toContainText('This car has been added to your favorites');
  await pressed(page, 'BYD Seal RWD', true);
});

test('each page asks once what is saved, also with an old session; signing out forgets it', async ({
  page,
  stack,
}) => {
  const person = await confirmedPerson(stack);
  const { client, id } = await signedInClient(stack, person);
  const cars = await done(client.from('cars').select('id').like('model', 'Seal RWD'));
  const item = { user_id: id, item_id: cars?.[0]?.id ?? '', item_type: 'car' };
  await done(client.from('favorites').insert(item).select());
  await signInOn(page, person);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/rest/v1/favorites')) {
      asked.push(request.url());
    }
  });
  await page.goto(seal);
  await pressed(page, 'BYD Seal RWD', true);
  expect(asked).toHaveLength(1);

  await done(client.from('favorites').delete().eq('user_id', id).select());
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('tayar-session') ?? '{}');
    localStorage.setItem('tayar-session', JSON.stringify({ ...session, expires_at: 1 }));
  });
  await page.reload();
  await expect.poll(() => asked.length).toBe(2);
  await pressed(page, 'BYD Seal RWD', false);
  expect(asked).toHaveLength(2);

  const kept = () => page.evaluate(() => localStorage.getItem('tayar-own-favourites'));
  expect(await kept()).not.toBeNull();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  expect(await kept()).toBeNull();
});
