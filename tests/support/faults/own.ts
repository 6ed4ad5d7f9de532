import { expect } from 'playwright/test';
import { openAccountMenu, submitSignIn } from '../accounts.ts';
import { seal } from '../catalogue.ts';
import { done, editorOf } from '../editor.ts';
import {
  type Buyer,
  expectSettled,
  firstOf,
  lookAt,
  openIsland,
  patience,
  persist,
  told,
} from './buyer.ts';

/** The longest that the menu of who is signed in takes, in milliseconds. */
const menuComes = 8000;

/** Presses a heart. However it goes, the heart shows what is stored when the page is opened again. */
export async function saveFavourite(buyer: Buyer): Promise<void> {
  const { page, stack, id, network } = buyer;
  await page.goto(seal);
  const heart = page.locator('main .favourite').first();
  await heart.click();
  const outcome = await firstOf({
    added: told(page, 'added to your favorites'),
    removed: told(page, 'removed from your favorites'),
    failed: told(page, /Something went wrong|Authentication Required|connection/),
  });
  buyer.note(`heart: ${outcome}`);
  await lookAt(page);
  const stored = await done(editorOf(stack).from('favorites').select('item_id').eq('user_id', id));
  const isStored = stored?.some(({ item_id }) => item_id.startsWith('851bec1e')) ?? false;
  if (outcome !== 'failed')
    expect(isStored, 'what is confirmed is stored').toBe(outcome === 'added');
  expect(stored?.length, 'it is stored once').toBe(isStored ? 1 : 0);
  network.calm(true);
  await keepSignedIn(buyer);
  await page.goto(seal);
  await expect(heart, 'the heart shows what is stored').toHaveAttribute(
    'aria-pressed',
    String(isStored),
  );
}

/** Opens 'My Activity', which counts what is stored. */
export async function readActivity(buyer: Buyer): Promise<void> {
  const { page, stack, id } = buyer;
  const again = page.getByRole('button', { name: 'Try again' });
  const listed = page.getByRole('tab', { name: /^Favorites \d+$/ });
  const signedOut = page.getByRole('button', { name: 'Sign In', exact: true });
  await openIsland(buyer, '/orders', listed.or(again).or(signedOut));
  await keepSignedIn(buyer, '/orders');
  await persist(buyer, async () => {
    if (await again.first().isVisible()) await again.first().click();
    return (await firstOf({ listed, again, signedOut })) === 'listed';
  });
  const stored = await done(editorOf(stack).from('favorites').select('id').eq('user_id', id));
  await expect(listed).toHaveText(new RegExp(`${stored?.length}$`));
  await expectSettled(page);
}

/** Changes the name in the profile. What was typed stays until it is saved. */
export async function changeName(buyer: Buyer): Promise<void> {
  const { page, stack, id, chance } = buyer;
  const name = page.getByLabel('Name', { exact: true });
  const again = page.getByRole('button', { name: 'Try again' });
  const signedOut = page.getByRole('button', { name: 'Sign In', exact: true });
  const typed = `Mona ${Math.floor(chance.number() * 1e9)}`;
  const open = async () => {
    await openIsland(buyer, '/profile', name.or(again).or(signedOut));
    await keepSignedIn(buyer, '/profile');
    await persist(buyer, async () => {
      if (await again.isVisible()) await again.click();
      return (await firstOf({ name, again, signedOut })) === 'name';
    });
  };
  await open();
  await name.fill(typed);
  await persist(buyer, async () => {
    await page.getByRole('button', { name: 'Save changes' }).click();
    const outcome = await firstOf({
      saved: told(page, 'Profile updated'),
      failed: page.locator('form', { hasText: 'Could not update your profile' }),
      signedOut,
    });
    buyer.note(`profile: ${outcome}`);
    if (outcome === 'saved') return true;
    await lookAt(page);
    if (outcome === 'signedOut' || chance.happens(0.4)) await open();
    await expect(name, 'what was typed').toHaveValue(typed);
    return false;
  });
  const [stored] = (await done(editorOf(stack).from('profiles').select('name').eq('id', id))) ?? [];
  expect(stored?.name, 'what is confirmed is stored').toBe(typed);
}

/** Whose session a failure has ended signs in, while everything arrives, and comes back to where they were. */
async function keepSignedIn(buyer: Buyer, address?: string): Promise<void> {
  const { page, network, person } = buyer;
  const signedIn = () =>
    page.evaluate(() => document.documentElement.classList.contains('signed-in'));
  if (await signedIn()) return;
  buyer.note('they sign in again');
  network.calm(true);
  await page.goto(`/signin${address ? `?redirect=${address}` : ''}`);
  await submitSignIn(page, person);
  await expect(page).not.toHaveURL(/\/signin/);
}

/** Signs out. Whatever the backend hears of it, nothing of the session stays in the browser. */
export async function signOut(buyer: Buyer): Promise<void> {
  const { page, isMobile } = buyer;
  const leave = page.getByRole('button', { name: 'Logout' });
  await persist(buyer, async () => {
    await page.goto('/about');
    await openAccountMenu(page, isMobile);
    // Its items come with a script; where that does not, they are not there.
    return leave.waitFor({ timeout: menuComes }).then(
      () => true,
      () => false,
    );
  });
  await leave.click();
  await expect(page.locator('html')).not.toHaveClass(/signed-in/);
  const home = page.getByRole('heading', { name: 'The Future of Mobility in Egypt' });
  const failed = told(page, 'Logout failed');
  await expect(home.or(failed)).toBeVisible({ timeout: patience });
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => /user|session|draft/.test(key))).toEqual([]);
}
