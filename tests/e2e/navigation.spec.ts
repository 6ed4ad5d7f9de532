import { expect, type Page, test, useTheme } from '../support/browser.ts';
import { focusFaults } from '../support/keyboard.ts';
import { notice } from '../support/notice.ts';

const links = [
  ['Home', '/'],
  ['Cars', '/cars'],
  ['Chargers', '/chargers'],
  // The page of quotes is for who is signed in.
  ['Insurance', '/signin'],
  ['About', '/about'],
  ['Sign In / Sign Up', '/signin'],
] as const;

/** The navigation that this screen shows; on a phone the menu is opened first. */
async function navigation(page: Page, isMobile: boolean) {
  if (!isMobile) return page.locator('header.site-header');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.locator('#site-menu');
  await expect(menu).toBeVisible();
  return menu;
}

for (const [label, address] of links) {
  test(`${label} leads to ${address}`, async ({ page, isMobile }) => {
    await page.goto('/terms');
    const shown = await navigation(page, isMobile);
    await shown.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === address);
    await expect(page.locator('#site-menu')).toBeHidden();
    if (address === '/signin') return;
    const current = page.locator('[aria-current="page"]').and(page.locator(`a[href="${address}"]`));
    await expect(current.first()).toBeAttached();
  });
}

test('Finance asks to sign in first, and the menu does not stand in the way', async ({
  page,
  isMobile,
}) => {
  await page.goto('/about');
  const shown = await navigation(page, isMobile);
  await shown.getByRole('button', { name: 'Finance' }).click();
  await expect(page.locator('#site-menu')).toBeHidden();
  await expect(notice(page)).toContainText('Please sign in to access financing services');
});

test('the menu of a phone closes as the focus goes on from it', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide screens show the links');
  await page.goto('/cars');
  const menu = await navigation(page, true);
  // What follows the focus comes with the first press.
  await expect(async () => {
    await menu.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden({ timeout: 500 });
  }).toPass();
  expect(await focusFaults(page)).toEqual([]);
});

test('the footer leads to the legal pages and to social networks', async ({ page }) => {
  await page.goto('/');
  const footer = page.locator('footer');
  for (const address of ['/cars', '/chargers', '/about', '/privacy', '/terms']) {
    await expect(footer.locator(`a[href="${address}"]`)).toHaveCount(1);
  }
  expect(await footer.locator('a[target="_blank"]').count()).toBeGreaterThanOrEqual(3);
  await footer.locator('a[href="/privacy"]').click();
  await expect(page.locator('h1')).toHaveText('Privacy Policy');
});

test('the skip link is the first stop and moves focus into the page', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the contents of a legal page lead to its sections', async ({ page }) => {
  await page.goto('/privacy');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Your rights' })
    .click();
  await expect(page).toHaveURL(/#rights$/);
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport();
});

test.describe('theme', () => {
  /** Notes the theme at the moment the body appears, which is before anything can be painted. */
  const noteTheme = () => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      const theme = document.documentElement.classList.contains('dark') ? 'dark' : 'light';
      sessionStorage.setItem('theme-at-first-paint', theme);
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  };
  const atFirstPaint = (page: Page) =>
    page.evaluate(() => sessionStorage.getItem('theme-at-first-paint'));

  test('light is the default, whatever the system prefers', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addInitScript(noteTheme);
    await page.goto('/');
    expect(await atFirstPaint(page)).toBe('light');
    await expect(page.locator('html')).not.toHaveClass(/dark/);
  });

  test('the choice lasts over pages and reloads, with no flash of the other theme', async ({
    page,
  }) => {
    await page.addInitScript(noteTheme);
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Dark theme' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await toggle.click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    const bar = page.locator('meta[name=theme-color]');
    await expect(bar).toHaveAttribute('content', '#09161a');
    for (const address of ['/', '/about']) {
      await page.goto(address);
      expect(await atFirstPaint(page)).toBe('dark');
      await expect(page.locator('html')).toHaveClass(/dark/);
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    }
    await toggle.click();
    await page.reload();
    expect(await atFirstPaint(page)).toBe('light');
  });

  test('an unreadable stored theme is the default', async ({ page }) => {
    await useTheme(page, 'light');
    await page.addInitScript(() => localStorage.setItem('tayar-theme', '{"broken'));
    await page.goto('/');
    await expect(page.locator('html')).not.toHaveClass(/dark/);
  });

  test('paper is dark on white in either theme', async ({ page }) => {
    await useTheme(page, 'dark');
    await page.goto('/about');
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(233, 239, 237)');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(13, 38, 44)');
  });
});
