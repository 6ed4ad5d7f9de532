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

test('recently viewed cars are listed, newest first, in every tab until they are cleared or gone', async ({
  page,
  context,
  catalogue,
  faults,
}) => {
  faults.expect(/404/);
  const [first = '', second = ''] = catalogue.cars;
  const other = await context.newPage();
  await other.goto('/');
  await expect(recent(other)).toBeHidden();
  for (const car of [second, first]) await lookAt(page, car);
  // Cards come to a tab that was open before.
  await expect.poll(() => recentCars(other)).toEqual([first, second]);
  await recent(other).scrollIntoViewIfNeeded();
  const picture = recent(other).locator('img').first();
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
  await expect.poll(() => recentCars(other)).toEqual([first]);
  await recent(other).getByRole('button', { name: 'Clear' }).click();
  await expect(recent(other)).toBeHidden();
  await expect(other.locator('main')).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('tayar-recent'))).toBeNull();
});
