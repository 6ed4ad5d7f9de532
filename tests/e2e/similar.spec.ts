import { expect, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a car page names similar cars, with range and price', async ({ page, catalogue }) => {
    const seal = sealPath(catalogue);
    await page.goto(seal);
    const cars = page.getByRole('region', { name: 'Similar cars' }).getByRole('listitem');
    await expect(cars).toHaveCount(4);
    for (const car of await cars.all()) {
      await expect(car).toContainText(/[\d,]+ km/);
      await expect(car).toContainText(/EGP\s[\d,]+|N\/A/);
    }
    await cars.first().getByRole('link').click();
    await expect(page.locator('h1')).toHaveCount(1);
    expect(new URL(page.url()).pathname).not.toBe(seal);
  });
});

test('every similar car is another car of the catalogue, at most two of a brand', async ({
  catalogue,
  stack,
}) => {
  let named = 0;
  for (const path of catalogue.cars) {
    const html = await (await fetch(new URL(path, stack.siteUrl))).text();
    const section =
      /<section[^>]*aria-labelledby="similar"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
    const links = [...section.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
    expect(links.filter((href) => !catalogue.cars.includes(href))).toEqual([]);
    expect(links).not.toContain(path);
    expect(new Set(links).size).toBe(links.length);
    const brands = links.map((href) => href.split('/')[2]);
    for (const brand of brands) {
      expect(brands.filter((other) => other === brand).length).toBeLessThanOrEqual(2);
    }
    if (links.length > 0) named += 1;
  }
  // Some are alone in their class.
  expect(named).toBeGreaterThan(catalogue.cars.length * 0.9);
});
