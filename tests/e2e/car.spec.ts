import { expect, type Page, test } from '../support/browser.ts';

const car = '/cars/byd/seal-rwd';
const carPath = (paths: readonly string[]) => paths.find((path) => path.startsWith(car)) ?? '';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name });
const slide = (page: Page, index: number) => page.locator(`#picture-${index}`);

test('the tabs open at Full Specifications, by pointer, arrow keys and address', async ({
  page,
  catalogue,
}) => {
  await page.goto(carPath(catalogue.cars));
  await expect(tab(page, 'Full Specifications')).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page, 'Full Specifications')).toBeVisible();
  await expect(panel(page, 'Overview')).toBeHidden();

  await tab(page, 'Overview').click();
  await expect(panel(page, 'Overview')).toBeVisible();
  await expect(panel(page, 'Full Specifications')).toBeHidden();
  await expect(page).toHaveURL(/#overview$/);

  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'Features')).toBeFocused();
  await expect(panel(page, 'Features')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(panel(page, 'Overview')).toBeVisible();

  await page.goto(`${carPath(catalogue.cars)}#features`);
  await page.reload();
  await expect(panel(page, 'Features')).toBeVisible();
});

test('the gallery moves by arrow keys and by its small pictures, and says where it is', async ({
  page,
  catalogue,
}) => {
  await page.goto(carPath(catalogue.cars));
  const strip = page.getByRole('region', { name: /^Pictures of the/ });
  const status = page.locator('photo-gallery').getByRole('status');
  await expect(status).toBeEmpty();

  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
  await expect(status).toHaveText('Show picture 2 of 5');
  await page.keyboard.press('End');
  await expect(slide(page, 5)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(slide(page, 4)).toBeInViewport({ ratio: 0.9 });

  await page.getByRole('link', { name: 'Show picture 1 of 5' }).click();
  await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 });
  await expect(page).not.toHaveURL(/#picture/);
  await expect(page.getByRole('link', { name: 'Show picture 1 of 5' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('a mouse has buttons for the gallery, which goes round', async ({
  page,
  catalogue,
}, { project }) => {
  test.skip(project.name === 'phone', 'a thumb swipes');
  await page.goto(carPath(catalogue.cars));
  await page.locator('photo-gallery').hover();
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await expect(slide(page, 5)).toBeInViewport({ ratio: 0.9 });
});

test('a swipe brings the next picture, which is fetched when the strip is touched', async ({
  page,
  catalogue,
}, { project }) => {
  test.skip(project.name !== 'phone', 'needs a touch screen');
  await page.goto(carPath(catalogue.cars));
  await expect(slide(page, 1).locator('img')).toBeVisible();
  const box = await page.locator('.gallery-strip').boundingBox();
  if (!box) throw new Error('no gallery');
  const client = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  await client.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width * 0.8,
    y,
    xDistance: -box.width * 0.8,
    gestureSourceType: 'touch',
  });
  await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
  await expect(slide(page, 2).locator('img')).toHaveJSProperty('complete', true);
});

test('Back goes back in history, or to the list for whoever came from elsewhere', async ({
  page,
  catalogue,
}) => {
  await page.goto('/cars/byd');
  await page.locator(`main a[href^="${car}"]`).first().click();
  await expect(page.locator('h1')).toContainText('Seal RWD');
  await page.getByRole('link', { name: 'Back to all cars' }).click();
  await expect(page).toHaveURL(/\/cars\/byd$/);

  const other = await page.context().newPage();
  await other.goto(carPath(catalogue.cars));
  await other.getByRole('link', { name: 'Back to all cars' }).click();
  await expect(other).toHaveURL(/\/cars$/);
});

test('Share hands on the address of the car, without what belongs to this visit', async ({
  page,
  context,
  catalogue,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${carPath(catalogue.cars)}?from=chat#overview`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('The link was copied.').first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(carPath(catalogue.cars));
  expect(new URL(copied).search).toBe('');
});
