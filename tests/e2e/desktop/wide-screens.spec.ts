/** What only wide screens have: links and the account's menu in the header, filters beside the list. */
import { product } from '#config/product.ts';
import { faultsOf } from '../../support/accessibility.ts';
import { confirmedPerson, expectSignedIn, signInOn } from '../../support/accounts.ts';
import { expect, notice, test } from '../../support/browser.ts';
import { holdBack } from '../../support/hold-back.ts';
import { focusFaults } from '../../support/keyboard.ts';
import { cards, expectCount, highest, modelsOf, openList } from '../../support/listing.ts';

test('the header leads to every part of the site, and has a menu for who is signed in, who logs out by it', async ({
  page,
  stack,
}) => {
  const header = page.getByRole('banner');
  await test.step('the header leads to every part of the site', async () => {
    await page.goto('/terms');
    for (const [label, address] of [
      ['Home', '/'],
      ['Cars', '/cars'],
      ['Chargers', '/chargers'],
      ['Insurance', '/services/insurance'],
      ['Sign In / Sign Up', '/signin'],
    ] as const) {
      const link = header.getByRole('link', { name: label, exact: true });
      await expect(link).toHaveAttribute('href', address);
    }
    await header.getByRole('button', { name: 'Finance' }).click();
    await expect(notice(page)).toContainText('Please sign in to access financing services');
    await header.getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL('/about');
    await expect(header.getByRole('link', { name: 'About', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
  await test.step('somebody signed in has a menu, and logs out by it', async () => {
    const opener = page.getByRole('button', { name: 'Account', exact: true });
    await expect(opener).toBeHidden();
    const person = await confirmedPerson(stack);
    await signInOn(page, person);
    await page.goto('/about');
    await opener.click();
    const menu = page.getByRole('navigation', { name: 'Account' });
    await expect(menu).toContainText(person.name);
    await expect(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    await expect(page.getByText('Sign In / Sign Up').filter({ visible: true })).toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);
    await menu.getByRole('link', { name: 'My Activity' }).click();
    await expect(page).toHaveURL('/orders');
    await expect(menu).toBeHidden();
    await expect(page.getByText('No favorites yet')).toBeVisible();
    await opener.click();
    await menu.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expectSignedIn(page, false);
    await expect(menu).toBeHidden();
  });
});

test('a keyboard alone filters, sorts and opens a car, where a mouse has buttons for pictures; filters set before hydration count', async ({
  page,
  stack,
}) => {
  await test.step('a keyboard alone filters, sorts, takes back, and opens a car', async () => {
    await openList(page);
    // Beside the list the filters are no dialog.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Sort by')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/sort=price_asc/);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Compare Selected (0/2)' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('summary').filter({ hasText: 'Filters' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('slider').first()).toBeHidden();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('PageUp');
    await expect(page).toHaveURL(/price=/);
    await page.getByRole('checkbox', { name: /^SUV/ }).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/body=SUV/);
    await page.getByRole('button', { name: 'Remove filter: SUV' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/body=SUV/);
    await expect(page.getByRole('button', { name: /^Remove filter: From EGP/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Electric Car Models' })).toBeFocused();
    await cards(page).first().getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cars\/[^/]+\/[^/]+$/);
  });
  await test.step('a mouse has buttons for the gallery, which goes round', async () => {
    const slide = (index: number) => page.locator(`#picture-${index}`);
    await slide(1).hover();
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expect(slide(2)).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('button', { name: 'Previous picture' }).click();
    await expect(slide(1)).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('button', { name: 'Previous picture' }).click();
    const last = await page.locator('[id^=picture-]').count();
    await expect(slide(last)).toBeInViewport({ ratio: 0.9 });
  });
  // Nothing of the list is to come back.
  await page.evaluate(() => sessionStorage.clear());
  await test.step('filters that are set or folded before the page is hydrated count', async () => {
    const models = await modelsOf(stack);
    const suvs = models.filter(
      ({ bodyType, price }) => bodyType === 'SUV' && price !== null && price <= 2_000_000,
    );
    const release = await holdBack(page, '**/_astro/Listing*.js');
    await page.goto('/cars');
    const filters = page.getByRole('region', { name: 'Filters' });
    const most = filters.getByLabel('Highest price (EGP)');
    await expect(most).toHaveValue(highest(models, 'price', 50_000).toLocaleString('en'));
    await filters.getByRole('checkbox', { name: /^SUV/ }).check();
    await most.fill('2 million');
    await page.locator('summary').filter({ hasText: 'Filters' }).click();
    release();
    await expectCount(page, suvs.length);
    await expect(page).toHaveURL(/\?price=-2000000&body=SUV$/);
    await expect(page.getByRole('slider').first()).toBeHidden();
    // Folded, the filters leave their room to the list.
    const columns = new Set<number>();
    for (const card of (await cards(page).all()).slice(0, 4)) {
      columns.add((await card.boundingBox())?.x ?? 0);
    }
    expect(columns.size).toBe(4);

    // The last filter is in sight above the bar of selected cars.
    await page.unrouteAll();
    await page.setViewportSize({ width: 1280, height: 800 });
    await openList(page);
    await expect(cards(page)).toHaveCount(product.listingCardLimit);
    await cards(page).first().getByRole('checkbox').check();
    await cards(page).nth(20).scrollIntoViewIfNeeded();
    const last = page.getByRole('region', { name: 'Filters' }).getByRole('checkbox').last();
    await last.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(last).toBeFocused();
    expect(await focusFaults(page)).toEqual([]);
  });
});
