/** The cards of the list show other cars when it changes. */
import { expect, test } from '../support/browser.ts';
import { cards, expectCount, modelsOf, openList } from '../support/listing.ts';

test('a card that shows another car keeps nothing of the one before', async ({ page, stack }) => {
  const models = await modelsOf(stack);
  await openList(page);
  const box = cards(page).first().getByRole('checkbox');
  await box.check();
  await page.getByLabel('Sort by').selectOption('price_desc');
  await expect(box).not.toBeChecked();
  await expectCount(page, models.length);
  await page.getByLabel('Sort by').selectOption('default');
  await expect(box).toBeChecked();
});

test('a picture that comes later is fetched within 300 pixels of the window', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') fetched.push(request.url());
  });
  await openList(page);
  await page.getByLabel('Sort by').selectOption('price_desc');
  await expect(cards(page).first().getByRole('img')).toHaveJSProperty('complete', true);
  const last = cards(page).last();
  await expect(last.getByRole('img')).toHaveCount(0);
  await last.scrollIntoViewIfNeeded();
  const picture = last.getByRole('img');
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(fetched).toContain(address);
});
