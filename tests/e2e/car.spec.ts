import { arrive } from '../support/arrive.ts';
import { expect, type Page, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';
import { expectToStand } from '../support/come-back.ts';

const car = '/cars/byd/seal-rwd';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name });

test('the tabs open at Full Specifications, by pointer, arrow keys and address', async ({
  page,
  catalogue,
}) => {
  await page.goto(sealPath(catalogue));
  await expect(tab(page, 'Full Specifications')).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page, 'Full Specifications')).toBeVisible();
  await expect(panel(page, 'Overview')).toBeHidden();

  await tab(page, 'Overview').click();
  await expect(panel(page, 'Overview')).toBeVisible();
  await expect(panel(page, 'Full Specifications')).toBeHidden();
  await expect(page).toHaveURL(/#overview$/);
  await tab(page, 'Overview').focus();

  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'Features')).toBeFocused();
  await expect(panel(page, 'Features')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(panel(page, 'Overview')).toBeVisible();

  // Come to by an address, what it names is on the screen.
  await page.goto('/about');
  await page.goto(`${sealPath(catalogue)}#features`);
  await expect(panel(page, 'Features')).toBeVisible();
  await expect(tab(page, 'Features')).toBeInViewport();
  await expect(panel(page, 'Features')).toBeInViewport();
  await page.reload();
  await expect(panel(page, 'Features')).toBeVisible();
});

test('a tab that is read stands where it was after a reload, and gone back to', async ({
  page,
  catalogue,
}) => {
  await page.goto(sealPath(catalogue));
  await tab(page, 'Features').click();
  await expect(panel(page, 'Features')).toBeVisible();
  const read = panel(page, 'Features').getByRole('heading', { level: 3 }).nth(2);
  await read.evaluate((part) => part.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expectToStand(page, {
    shown: () => expect(panel(page, 'Features')).toBeVisible(),
    top: () => read.evaluate((part) => Math.round(part.getBoundingClientRect().top)),
  });
});

test('on paper all three panels stand below each other, without what only a screen can do', async ({
  page,
  catalogue,
}) => {
  await page.goto(sealPath(catalogue));
  const headings = page.locator('[role=tabpanel] > h2');
  await arrive(page);
  await expect(panel(page, 'Overview')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(headings).toHaveText(['Overview', 'Full Specifications', 'Features']);
  for (const heading of await headings.all()) await expect(heading).toHaveCSS('clip-path', 'none');
  const printed = await page
    .locator('[role=tabpanel] > :last-child')
    .evaluateAll((parts) =>
      parts.map((part) => part.checkVisibility({ contentVisibilityAuto: true })),
    );
  expect(printed).toEqual([true, true, true]);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.locator('header.site-header')).toBeHidden();
  // Who the sheet is from, and how to reach them.
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: /^\+20/ })).toBeVisible();
  await expect(footer.getByRole('navigation')).toHaveCount(0);
});

test('Back goes back in history for whoever came from the list, and to it from elsewhere', async ({
  page,
}) => {
  await page.goto('/cars?q=seal&utm_source=ad');
  await page.locator(`main a[href^="${car}"]`).filter({ visible: true }).first().click();
  await expect(page.locator('h1')).toContainText('Seal RWD');
  await tab(page, 'Overview').click();
  await page.getByRole('link', { name: 'Back to all cars' }).click();
  await expect(page).toHaveURL('/cars?utm_source=ad&q=seal');
  // The list is as it was left, and what was kept for that is gone: nothing of it comes back later.
  const kept = () => page.evaluate(() => sessionStorage.getItem('carsListRestore'));
  await expect.poll(kept).toBeNull();
  await page.goto('/cars/byd');
  await page.locator(`main a[href^="${car}"]`).first().click();
  await page.getByRole('link', { name: 'Back to all cars' }).click();
  await expect(page).toHaveURL('/cars');
});

test('Back leads anyone else to the list', async ({ page, catalogue }) => {
  await page.goto(sealPath(catalogue));
  await page.getByRole('link', { name: 'Back to all cars' }).click();
  await expect(page).toHaveURL(/\/cars$/);
});

test('Back leads to the list from a page that was opened in a new tab', async ({ page, context }, {
  project,
}) => {
  test.skip(project.name === 'phone', 'needs a modifier key');
  await page.goto('/cars/byd');
  const opened = context.waitForEvent('page');
  await page
    .locator(`main a[href^="${car}"]`)
    .first()
    .click({ modifiers: ['Control'] });
  const other = await opened;
  await other.getByRole('link', { name: 'Back to all cars' }).click();
  await expect(other).toHaveURL(/\/cars$/);
});

test('the list comes back as it was left, also by the link', async ({ page }) => {
  await page.goto('/cars?q=seal');
  await page
    .getByRole('link', { name: /^View Details: .* Seal/ })
    .first()
    .click();
  await expect(page.locator('h1')).toContainText('Seal');
  // Without the page that led here, the link is followed.
  await page.goto(page.url());
  await page.getByRole('link', { name: 'Back to all cars' }).click();
  await expect(page.getByRole('searchbox').first()).toHaveValue('seal');
});

test('Share hands on the address of the car, without what belongs to this visit', async ({
  page,
  context,
  catalogue,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${sealPath(catalogue)}?from=chat#overview`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('The link was copied.').first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(sealPath(catalogue));
  expect(new URL(copied).search).toBe('');
});

test('Share opens the sheet of a device that has one, and says nothing when it is closed', async ({
  page,
  catalogue,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shared: [] });
    Navigator.prototype.share = async (data) => {
      Reflect.get(window, 'shared').push(data);
      throw new DOMException('closed', 'AbortError');
    };
  });
  await page.goto(sealPath(catalogue));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared'))).toHaveLength(1);
  const [shared] = await page.evaluate(() => Reflect.get(window, 'shared'));
  expect(new URL(shared.url).pathname).toBe(sealPath(catalogue));
  expect(shared.title).toContain('Seal RWD');
  await expect(page.getByText('The link was copied.')).toHaveCount(0);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('all panels and pictures can be read, and Back is a link', async ({ page, catalogue }) => {
    await page.goto(sealPath(catalogue));
    for (const name of ['Overview', 'Full Specifications', 'Features']) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(page.locator('.gallery-strip img')).toHaveCount(5);
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Next picture' })).toBeHidden();
    await page.getByRole('link', { name: 'Back to all cars' }).click();
    await expect(page).toHaveURL(/\/cars$/);
  });
});
