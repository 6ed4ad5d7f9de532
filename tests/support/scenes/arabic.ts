import { expect, type Page } from '../browser.ts';
import { sealPath } from '../catalogue.ts';
import { carsOf, saveSelected } from '../compare.ts';
import { busyList, models } from '../listing.ts';
import { inArabic } from '../translated.ts';
import type { Scene } from './scene.ts';

/** Presses the button of a request, found by the name of the action in the code. */
async function ask(page: Page, address: string, kind: string): Promise<void> {
  await page.goto(address);
  await page.locator(`main [data-ask=${kind}]`).filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog').locator('form')).toBeVisible();
}

async function sendEmpty(page: Page): Promise<void> {
  const form = page.locator('[role=dialog] form, main form').filter({ visible: true }).last();
  await form.locator('button[type=submit]').click();
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
}

/** States of Arabic pages without an account. */
export const arabicGuestScenes: Scene[] = [
  {
    name: 'Arabic: menu of small screens',
    only: 'phone',
    set: async ({ page }) => {
      await page.goto('/ar/about');
      await page.locator('[popovertarget=site-menu]').first().click();
      await expect(page.locator('#site-menu')).toBeVisible();
    },
  },
  {
    name: 'Arabic: notice that an account is needed',
    set: async ({ page, catalogue }) => {
      await page.goto(inArabic(sealPath(catalogue)));
      await page.locator('main [data-ask=visit]').first().click();
      await expect(page.locator('.toast')).toBeVisible();
    },
  },
  {
    name: 'Arabic: filters',
    set: async ({ page }) => {
      await page.goto('/ar/cars?body=SUV&range=300-700&sort=price_asc');
      await expect(busyList(page)).toHaveCount(0);
      const opener = page.getByRole('button', { name: /^الفلاتر/ });
      if (await opener.isVisible()) await opener.click();
      await expect(page.getByRole('checkbox', { name: /^SUV/ })).toBeChecked();
    },
  },
  {
    name: 'Arabic: list without a match',
    set: async ({ page }) => {
      await page.goto('/ar/cars?body=SUV&price=1-2');
      await expect(models(page).getByText('لا توجد سيارات تطابق اختياراتك')).toBeVisible();
    },
  },
  {
    name: 'Arabic: comparison',
    set: async ({ page }) => {
      const [first, second] = await carsOf(page);
      const chosen = [first, second].map(({ brandId, id }) => ({ brandId, id }));
      await saveSelected(page, JSON.stringify(chosen));
      await page.goto('/ar/cars/byd');
      await page.locator('.compare-open').filter({ visible: true }).first().click();
      await expect(page.getByRole('dialog').getByRole('columnheader')).toHaveCount(3);
    },
  },
  {
    name: 'Arabic: sign-up with faults',
    set: async ({ page }) => {
      await page.goto('/ar/signup');
      await sendEmpty(page);
    },
  },
  {
    name: 'Arabic: brand that is not there',
    set: async ({ page }) => {
      await page.goto('/ar/cars/no-such-brand');
      await expect(page.locator('h1')).toHaveText(/\p{Script=Arabic}/u);
    },
  },
];

/** States of Arabic pages with an account. */
export const arabicBuyerScenes: Scene[] = [
  ...['visit', 'finance', 'insurance', 'advice', 'charger_advice'].map(
    (kind): Scene => ({
      name: `Arabic: ${kind}, the form with faults`,
      set: async ({ page, catalogue }) => {
        const asked = kind === 'charger_advice' ? '/chargers' : sealPath(catalogue);
        await ask(page, inArabic(asked), kind);
        await sendEmpty(page);
      },
    }),
  ),
  {
    name: 'Arabic: account menu',
    only: 'desktop',
    set: async ({ page }) => {
      await page.goto('/ar/about');
      await page.locator('[popovertarget=account]').click();
      await expect(page.locator('#account')).toBeVisible();
    },
  },
  {
    name: 'Arabic: profile',
    set: async ({ page }) => {
      await page.goto('/ar/profile');
      await expect(page.locator('main form')).toBeVisible();
    },
  },
  {
    name: 'Arabic: my activity',
    set: async ({ page }) => {
      await page.goto('/ar/orders');
      await expect(page.getByRole('tabpanel').first()).toBeVisible();
    },
  },
];
