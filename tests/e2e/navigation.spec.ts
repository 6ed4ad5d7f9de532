/** The frame of every page: menu, footer, theme, and the counting of page views. */
import { expect, notice, type Page, test, useTheme } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';
import { bar, carsOf, checkbox, compareSelected, dialog } from '../support/compare.ts';
import { done, editorOf } from '../support/editor.ts';
import { focusFaults } from '../support/keyboard.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menu = (page: Page) => page.locator('#site-menu');

test('skip link, contents, menu and footer lead where they say', async ({ page }) => {
  await page.goto('/privacy');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Your rights' }).click();
  await expect(page).toHaveURL(/#rights$/);
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport();

  await opener(page).click();
  await expect(menu(page)).toBeVisible();
  for (const [label, address] of [
    ['Cars', '/cars'],
    ['Chargers', '/chargers'],
    ['Home', '/'],
  ] as const) {
    const link = menu(page).getByRole('link', { name: label, exact: true });
    await expect(link).toHaveAttribute('href', address);
  }
  // The menu closes as the focus leaves it, once React has hydrated.
  await expect(async () => {
    await menu(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden({ timeout: 500 });
  }).toPass();
  expect(await focusFaults(page)).toEqual([]);

  await opener(page).click();
  // Quotes are for people with an account.
  await menu(page).getByRole('link', { name: 'Insurance', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/services/insurance');
  await expect(menu(page)).toBeHidden();
  await opener(page).click();
  await menu(page).getByRole('button', { name: 'Finance' }).click();
  await expect(menu(page)).toBeHidden();
  await expect(notice(page)).toContainText('Please sign in to access financing services');

  const footer = page.getByRole('contentinfo');
  for (const address of ['/cars', '/chargers', '/charging', '/about', '/privacy', '/terms']) {
    await expect(footer.locator(`a[href="${address}"]`)).toHaveCount(1);
  }
  expect(await footer.locator('a[target="_blank"]').count()).toBeGreaterThanOrEqual(3);
  await footer.locator('a[href="/terms"]').click();
  await expect(page.locator('h1')).toHaveText('Terms of Service');
});

test('the theme follows the device until one is chosen, with no flash of the other', async ({
  page,
}) => {
  // Notes the theme as the body appears, before anything can be painted.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      const isDark = document.documentElement.classList.contains('dark');
      sessionStorage.setItem('theme-at-first-paint', isDark ? 'dark' : 'light');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const atFirstPaint = () => page.evaluate(() => sessionStorage.getItem('theme-at-first-paint'));
  const toggle = page.getByRole('button', { name: 'Dark theme' });
  const bars = page.locator('meta[name=theme-color]');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/about');
  expect(await atFirstPaint()).toBe('dark');
  await expect(bars).toHaveAttribute('content', '#09161a');
  // The device changes at sunrise, with the page open.
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(bars).toHaveAttribute('content', '#09161a');
  await page.goto('/terms');
  expect(await atFirstPaint()).toBe('dark');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  expect(await atFirstPaint()).toBe('light');
});

test.describe('a visit', () => {
  // Programs are not counted, and the browser of the tests calls itself one.
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  });

  test('is counted by its path alone, and not where that is not wanted', async ({
    page,
    stack,
  }) => {
    const viewsOf = (path: string) =>
      done(editorOf(stack).from('page_views').select('path, referring_host').eq('path', path));
    const before = await viewsOf('/ar/accessibility');
    await page.goto('/accessibility?email=mona@example.com', { waitUntil: 'networkidle' });
    await page.goto('/privacy');
    expect(await viewsOf('/accessibility')).toEqual([]);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: false }),
    );
    await page.goto('/ar/accessibility?email=mona@example.com#use');
    await expect
      .poll(() => viewsOf('/ar/accessibility'), { timeout: 20_000 })
      .toEqual([...(before ?? []), { path: '/ar/accessibility', referring_host: null }]);
  });
});

test('a phone of some years ago can do all that a buyer needs', async ({ page, catalogue }) => {
  await page.addInitScript(() => {
    for (const [holder, name] of [
      // Chrome before 120, Safari before 17.
      [URL, 'canParse'],
      // Safari before 17.4.
      [Element.prototype, 'checkVisibility'],
      // Chrome before 117, Safari before 17.4.
      [Map, 'groupBy'],
      [Object, 'groupBy'],
      // Safari before 16.
      [AbortSignal, 'timeout'],
      [window, 'requestIdleCallback'],
    ] as const) {
      Reflect.deleteProperty(holder, name);
    }
  });
  const [first] = await carsOf(page);
  await page.goto('/cars');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await panel.getByRole('checkbox', { name: /^SUV/ }).check();
  await expect(page).toHaveURL(/body=SUV/);
  await page.goto('/cars/byd');
  await checkbox(page, first).check();
  await expect(bar(page)).toBeVisible();
  await compareSelected(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.goto(sealPath(catalogue));
  const index = page.getByRole('navigation', { name: 'About this car' });
  await index.getByRole('link', { name: 'Features' }).click();
  await expect(page.getByRole('region', { name: 'Features', exact: true })).toBeInViewport();
  await page.getByRole('main').getByRole('button', { name: 'Finance', exact: true }).click();
  await expect(notice(page)).toContainText('Please sign in to access financing services');
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('paper has what can be read, whole, dark on white, and who it is from', async ({
  page,
  catalogue,
}) => {
  await useTheme(page, 'dark');
  const footer = page.getByRole('contentinfo');
  const expectPaper = async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(13, 38, 44)');
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeHidden();
  };
  await page.goto('/cars/byd');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(233, 239, 237)');
  await expectPaper();
  const cards = page.getByRole('article');
  await expect(cards.locator('input').first()).toBeHidden();
  await expect(footer.getByRole('link', { name: /^\+20/ })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(cards.locator('img')).toHaveCount(await cards.count());

  await page.emulateMedia({ media: 'screen' });
  await page.goto(sealPath(catalogue));
  await page.mouse.move(8, 8);
  await expectPaper();
  for (const name of ['Overview', 'Full Specifications', 'Features']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await expect(page.getByRole('navigation', { name: 'About this car' })).toHaveCount(0);

  await page.emulateMedia({ media: 'screen' });
  const [first, second] = await carsOf(page);
  await page.goto(
    `/cars?compare=${first.brandId}/${first.id}&compare=${second.brandId}/${second.id}`,
  );
  await expect(dialog(page).getByRole('columnheader')).toHaveCount(3);
  await expectPaper();
  await expect(dialog(page).getByRole('table')).toBeVisible();
  await expect(page.locator('main')).toBeHidden();
});
