import { expect, type Page } from '../browser.ts';
import { sealPath } from '../catalogue.ts';
import { carsOf, saveSelected } from '../compare.ts';
import { busyList, models } from '../listing.ts';
import { inArabic } from '../translated.ts';
import type { Scene } from './scene.ts';

/** Opens the dialog of a request. @param button the words on its button */
async function ask(page: Page, address: string, button: string): Promise<void> {
  await page.goto(address);
  await page.locator('main').getByRole('button', { name: button, exact: true }).first().click();
  await expect(page.getByRole('dialog').locator('form')).toBeVisible();
}

/** The buttons of requests, by what they ask for. */
const buttons = {
  visit: 'احجز زيارة',
  finance: 'التمويل',
  insurance: 'التأمين',
  advice: 'ساعدني في الاختيار',
  charger: 'ساعدني في اختيار الشاحن',
};

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
      await page.getByRole('button', { name: 'فتح القائمة' }).click();
      await expect(page.locator('#site-menu')).toBeVisible();
    },
  },
  {
    name: 'Arabic: notice that an account is needed',
    set: async ({ page, catalogue }) => {
      await page.goto(inArabic(sealPath(catalogue)));
      await page.getByRole('button', { name: buttons.visit }).first().click();
      await expect(page.getByRole('region', { name: 'إشعار' })).toContainText('سجّل');
    },
  },
  {
    name: 'Arabic: filters',
    set: async ({ page }) => {
      await page.goto('/ar/cars?body=SUV&range=300-700&sort=price_asc');
      await expect(busyList(page)).toHaveCount(0);
      const opener = page.getByRole('button', { name: /^الفلاتر/ });
      const option = page.getByRole('checkbox', { name: /^SUV/ });
      await expect(opener.or(option)).toBeVisible();
      if (await opener.isVisible()) await opener.click();
      await expect(option).toBeChecked();
    },
  },
  {
    name: 'Arabic: what a car costs, by own figures',
    set: async ({ page, catalogue }) => {
      await page.goto(`${inArabic(sealPath(catalogue))}?down=30%&home=50&petrol=1500000#money`);
      const money = page.getByRole('region', { name: 'كم تكلفك؟' });
      // Browsers put a mark of direction after the sign.
      await expect(money).toContainText(/٣٠٪\u061C? من السعر/);
      await expect(money).toContainText('منذ');
    },
  },
  {
    name: 'Arabic: map of charging points',
    set: async ({ page }) => {
      await page.goto('/ar/charging?near=zamalek');
      const map = page.getByRole('region', { name: /^خريطة أماكن الشحن/ });
      await map.scrollIntoViewIfNeeded();
      await expect(map.getByRole('button', { name: /اضغط للتقريب$/ }).first()).toBeAttached();
      await expect(map.getByRole('button', { name: 'تقريب', exact: true })).toBeVisible();
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
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('الماركة غير موجودة');
    },
  },
];

/** States of Arabic pages with an account. */
export const arabicBuyerScenes: Scene[] = [
  ...Object.entries(buttons).map(
    ([kind, button]): Scene => ({
      name: `Arabic: ${kind}, the form with faults`,
      set: async ({ page, catalogue }) => {
        const asked = kind === 'charger' ? '/chargers' : sealPath(catalogue);
        await ask(page, inArabic(asked), button);
        await sendEmpty(page);
      },
    }),
  ),
  {
    name: 'Arabic: account menu',
    only: 'desktop',
    set: async ({ page }) => {
      await page.goto('/ar/about');
      await page.getByRole('banner').getByRole('button', { name: 'الحساب', exact: true }).click();
      await expect(page.locator('#account-menu')).toBeVisible();
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
