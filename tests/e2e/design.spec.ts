import { faultsOf } from '../support/accessibility.ts';
import { expect, type Page, test } from '../support/browser.ts';
import { notice } from '../support/notice.ts';

const say = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const notices = (page: Page) => page.locator('.toast');

test.beforeEach(async ({ page }) => {
  await page.goto('/design');
  // The parts that act wait until they come into view.
  await page.getByRole('button', { name: 'Open a dialog' }).scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
});

test('one notification is shown at a time, under its own title, an error in the colour of danger', async ({
  page,
}) => {
  const danger = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.color = 'var(--danger)';
    return getComputedStyle(probe).color;
  });
  for (const title of ['Success', 'Error', 'Warning', 'Information']) {
    await say(page, title);
    await expect(notices(page)).toHaveCount(1);
    await expect(notices(page)).toContainText(title);
    const frame = title === 'Error' ? expect(notices(page)) : expect(notices(page)).not;
    await frame.toHaveCSS('border-color', danger);
  }
  await expect(notice(page)).toContainText('Information');
});

test('a notification goes after 5000 ms, no sooner', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await say(page, 'Information');
  await expect(notices(page)).toHaveCount(1);
  await page.clock.runFor(4900);
  await expect(notices(page)).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(notices(page)).toHaveCount(0);
});

test('F8 leads to the notification, its cross closes it and leads back', async ({ page }) => {
  await say(page, 'Success');
  await expect(notices(page)).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(page.locator('.toast-region:focus-within, .toast-region:focus')).toHaveCount(1);
  await notices(page).getByRole('button', { name: 'Close' }).press('Enter');
  await expect(notices(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Success', exact: true })).toBeFocused();
});

for (const [by, remaining] of [
  [40, 1],
  [70, 0],
] as const) {
  test(`a swipe of ${by} px to the right leaves ${remaining} notifications`, async ({ page }) => {
    await say(page, 'Warning');
    const box = await notices(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 20];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by / 2, y, { steps: 4 });
    await page.mouse.move(x + by, y, { steps: 4 });
    await page.mouse.up();
    await expect(notices(page)).toHaveCount(remaining);
  });
}

test('a dialog takes the focus, keeps it, and gives it back', async ({ page }) => {
  await say(page, 'Open a dialog');
  const dialog = page.getByRole('dialog', { name: 'Open a dialog' });
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open a dialog' })).toBeFocused();
});

test('a field names its hint and its error to assistive technology', async ({ page }) => {
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAccessibleDescription(/An Egyptian mobile number/);
  await expect(phone).toHaveAccessibleDescription(/valid Egyptian phone number/);
});
