import { pressLink } from '../accounts.ts';
import { expect, hydrated, notice, type Page } from '../browser.ts';
import { sealPath } from '../catalogue.ts';
import { bar, carsOf, checkbox, expectSelected, fullName, openWith } from '../compare.ts';
import { filters, openList } from '../listing.ts';
import type { Scene } from './scene.ts';

const failing = (page: Page, pattern: string) =>
  page.route(pattern, (route) => route.fulfill({ status: 503, body: '' }));
const broken = /50[03]|Failed to load resource|could not be loaded|Could not read/;

async function sendEmpty(page: Page, address: string, button: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
}

/** States of pages that need no account. */
export const guestScenes: Scene[] = [
  {
    name: 'menu of small screens',
    only: 'phone',
    set: async ({ page }) => {
      await page.goto('/about');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.locator('#site-menu')).toBeVisible();
    },
  },
  {
    name: 'notice that an account is needed',
    set: async ({ page, catalogue }) => {
      await page.goto(sealPath(catalogue));
      await page.getByRole('button', { name: 'Book a Visit' }).first().click();
      await expect(notice(page)).toContainText('Please sign in');
    },
  },
  {
    name: 'brands of the list',
    set: async ({ page }) => {
      await page.goto('/cars?view=brands');
      await expect(page.getByRole('heading', { name: 'Electric Car Brands' })).toBeVisible();
    },
  },
  {
    name: 'filters, some of them set',
    set: async ({ page }) => {
      await openList(page, '?body=SUV&range=300-700&sort=price_asc');
      const panel = await filters(page);
      await expect(panel.getByRole('checkbox', { name: /^SUV/ })).toBeChecked();
    },
  },
  {
    name: 'list with conditions set',
    set: async ({ page }) => {
      await openList(page, '?body=SUV&range=300-700&q=byd');
      await expect(page.getByRole('button', { name: 'Remove filter: SUV' })).toBeVisible();
    },
  },
  {
    name: 'list without a match',
    set: async ({ page }) => {
      await openList(page, '?body=SUV&price=1-2');
      await expect(page.getByText('No cars match your filters.')).toBeVisible();
    },
  },
  {
    name: 'list whose cars cannot be loaded',
    faults: broken,
    set: async ({ page }) => {
      await failing(page, '**/data/listing/*.json');
      await page.goto('/cars?body=SUV');
      await expect(page.getByRole('alert').filter({ visible: true })).toBeVisible();
    },
  },
  {
    name: 'bar of selected cars, and a third refused',
    set: async ({ page }) => {
      const [first, second, third] = await carsOf(page);
      await page.goto('/cars/byd');
      for (const car of [first, second]) await checkbox(page, car).check();
      await checkbox(page, third).click();
      await expect(notice(page)).toContainText('Only two EVs are allowed');
      await expectSelected(page, 2);
    },
  },
  {
    name: 'comparison of two cars',
    set: async ({ page }) => {
      const [first, second] = await carsOf(page);
      await openWith(page, first, second);
    },
  },
  {
    name: 'comparison with room for another',
    set: async ({ page }) => {
      const [first, second] = await carsOf(page);
      const comparison = await openWith(page, first, second);
      await comparison.getByRole('button', { name: `Remove ${fullName(first)}` }).click();
      await expect(comparison.getByText('Select another car to compare')).toBeVisible();
    },
  },
  {
    name: 'comparison that cannot be loaded',
    faults: broken,
    set: async ({ page }) => {
      const [first] = await carsOf(page);
      await page.goto('/cars/byd');
      await failing(page, '**/data/brands/*.json');
      await checkbox(page, first).check();
      await bar(page).getByRole('button', { name: 'Compare Selected EVs' }).click();
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'specifications of a car, below the index',
    set: async ({ page, catalogue }) => {
      await page.goto(sealPath(catalogue));
      const index = page.getByRole('navigation', { name: 'About this car' });
      await index.getByRole('link', { name: 'Full Specifications' }).click();
      await hydrated(page);
      await expect(page.getByRole('heading', { name: 'Full Specifications' })).toBeInViewport();
    },
  },
  {
    name: 'trips with a car, and public charging along each road',
    set: async ({ page, catalogue }) => {
      await page.goto(sealPath(catalogue));
      const trips = page.getByRole('region', { name: 'Your trips with this car' });
      await trips.getByLabel('To').focus();
      await trips.getByLabel('To').selectOption('Hurghada');
      await expect(trips).toContainText('stops to charge');
      const charging = page.getByRole('region', { name: 'Public charging for this car' });
      await charging.getByLabel('Near').selectOption('Luxor');
      await charging.getByRole('button', { name: 'Each road' }).click();
      await expect(charging).toContainText('Assiut');
    },
  },
  {
    name: 'map of charging points, used by keyboard',
    set: async ({ page }) => {
      await page.goto('/charging?near=zamalek');
      const map = page.getByRole('region', { name: /^Map of charging points/ });
      await map.scrollIntoViewIfNeeded();
      await map
        .getByRole('button', { name: /places?, zoom in$/ })
        .first()
        .press('Enter');
      await expect(map.locator('.points-map')).toBeFocused();
    },
  },
  {
    name: 'cars that fit a family’s answers',
    set: async ({ page }) => {
      await page.goto('/choose?seats=6&daily=60&trip=hurghada&often=1');
      const results = page.getByRole('region', { name: 'Cars that fit' });
      await expect(results.getByText(/^The car: .* 6 seats/)).toHaveCount(3);
    },
  },
  {
    name: 'sign-in with faults',
    set: ({ page }) => sendEmpty(page, '/signin', 'Sign In'),
  },
  {
    name: 'sign-up with faults',
    set: ({ page }) => sendEmpty(page, '/signup', 'Create Account'),
  },
  {
    name: 'link to reset a password that is no more',
    faults: /403|AuthApiError|otp/i,
    set: async ({ page }) => {
      await page.goto('/reset-password?token_hash=none&type=recovery');
      await pressLink(page);
      await expect(page.getByRole('alert').filter({ visible: true })).toBeVisible();
    },
  },
  {
    name: 'brand that is not there',
    set: async ({ page }) => {
      await page.goto('/cars/no-such-brand');
      await expect(page.getByText('Brand Not Found')).toBeVisible();
    },
  },
  {
    name: 'brand that cannot be looked up',
    faults: broken,
    set: async ({ page }) => {
      await page.route('**/rest/v1/brands?*', (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto('/cars/no-such-brand');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error Loading Brand');
    },
  },
];
