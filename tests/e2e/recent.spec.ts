/** The cars that somebody has looked at last. */
import { expect, type Page, test } from '../support/browser.ts';

const recent = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });
const recentCars = (page: Page) =>
  recent(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Opens a car's page and waits until the browser has stored the visit. */
async function lookAt(page: Page, car: string): Promise<void> {
  await page.goto(car);
  await page.mouse.move(100, 200);
  const newest = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('tayar-recent') ?? '[]')[0]?.id);
  await expect.poll(newest).toBe(car.split('/').at(-1));
}

test('recently viewed cars are listed, newest first, until they are cleared', async ({
  page,
  context,
  catalogue,
  faults,
}) => {
  faults.expect(/404/);
  const [first = '', second = ''] = catalogue.cars;
  await page.goto('/');
  await expect(recent(page)).toBeHidden();
  for (const car of [first, second, first]) await lookAt(page, car);
  for (const address of ['/', '/cars']) {
    await page.goto(address);
    await expect.poll(() => recentCars(page)).toEqual([first, second]);
  }
  await recent(page).scrollIntoViewIfNeeded();
  const picture = recent(page).locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  // A car that is nowhere any more, or cannot be read, is no longer kept.
  await page.evaluate(() => {
    const [car] = JSON.parse(localStorage.getItem('tayar-recent') ?? '[]');
    const gone = { ...car, id: 'gone-00000000', name: 'Gone' };
    localStorage.setItem('tayar-recent', JSON.stringify([gone, { brandId: 5 }, car]));
  });
  await page.goto('/cars');
  await recent(page).getByRole('link', { name: /Gone/ }).click();
  await expect(page.getByRole('heading', { name: 'Car Model Not Found' })).toBeVisible();
  await page.goto('/');
  await expect.poll(() => recentCars(page)).toEqual([first]);
  const other = await context.newPage();
  await other.goto('/');
  await expect(recent(other)).toBeVisible();
  await recent(page).getByRole('button', { name: 'Clear' }).click();
  await expect(recent(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  await expect(recent(other)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('tayar-recent'))).toBeNull();
});
