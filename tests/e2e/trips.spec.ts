/** What a car's page says of a drive out of town. */
import { faultsOf } from '../support/accessibility.ts';
import { expect, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';

test('a trip is worked out for the cities that are chosen', async ({ page, catalogue }) => {
  await page.goto(sealPath(catalogue));
  await page.getByRole('tab', { name: 'Overview' }).click();
  const trips = page.getByRole('region', { name: 'Your trips with this car' });
  await expect(trips).toContainText('There, 219');
  await expect(trips).toContainText('41% to 45% left');
  await expect(trips).toContainText('One stop to charge');
  await trips.getByLabel('To').selectOption('Hurghada');
  await expect(trips).toContainText('There and back, 918');
  await expect(trips).toContainText('3 stops to charge');
  await trips.getByLabel('From').selectOption('Hurghada');
  await expect(trips).toContainText('100% to 100% left');
  expect(await faultsOf(page)).toEqual([]);
});
