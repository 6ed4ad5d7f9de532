/** The picture of the home page, which the sales team may replace for their own browser. */
import { localBuyer } from '../../scripts/stack/backend/accounts.ts';
import { faultsOf } from '../support/accessibility.ts';
import { openMenu, signInOn } from '../support/accounts.ts';
import { expect, notice, type Page, test } from '../support/browser.ts';
import { enterAsTeam } from '../support/sales-team.ts';

const storageKey = 'tayar-hero-image';

const control = (page: Page) => page.getByRole('group', { name: 'Hero image' });
const shownPicture = (page: Page) => page.locator('.hero-picture img');
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKey);

/** Uploads a picture. @returns the request that stores it */
async function upload(page: Page) {
  const [sent] = await Promise.all([
    page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('/object/hero-images/'),
    ),
    page
      .locator('.hero-control input[type=file]')
      .setInputFiles('public/pictures/fallback-car.jpg'),
  ]);
  await expect(notice(page)).toContainText('Image uploaded');
  await expect(shownPicture(page)).toBeVisible();
  return sent;
}

test('the team finds the desk in the menu, uploads a picture and resets it; a buyer sees it and gets neither', async ({
  page,
  stack,
}) => {
  await test.step('the team', async () => {
    await enterAsTeam(page);
    await page.goto('/');
    const reset = control(page).getByRole('button', { name: 'Reset image' });
    await expect(reset).toBeDisabled();
    const sent = await upload(page);
    expect(sent.url()).toMatch(/\/hero-image-\d{13}\.jpg$/);
    expect(sent.headers()).toMatchObject({
      'x-upsert': 'true',
      'cache-control': 'max-age=3600',
      'content-type': 'image/jpeg',
    });
    const address = (await stored(page)) ?? '';
    expect(address).toMatch(/\/object\/public\/hero-images\/hero-image-\d{13}\.jpg$/);
    expect(address.startsWith(stack.supabaseUrl)).toBe(true);
    expect(await faultsOf(page, '.hero-control')).toEqual([]);

    await reset.click();
    await expect(notice(page)).toContainText('Image reset');
    await expect(shownPicture(page)).toHaveCount(0);
    expect(await stored(page)).toBeNull();
    await expect(reset).toBeDisabled();
    await upload(page);
    await expect((await openMenu(page)).getByRole('link', { name: 'Sales desk' })).toBeVisible();
  });
  await test.step('a buyer at the same browser', async () => {
    const address = (await stored(page)) ?? '';
    await signInOn(page, localBuyer);
    await page.goto('/');
    await expect(shownPicture(page)).toHaveAttribute('src', address);
    const answer = () => page.evaluate(() => localStorage.getItem('tayar-own-staff-rights'));
    const menu = await openMenu(page);
    await expect.poll(answer).toContain('"isStaff":false');
    await expect(menu.getByRole('link', { name: 'Profile' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Sales desk' })).toHaveCount(0);
    await expect(control(page)).toHaveCount(0);
  });
});
