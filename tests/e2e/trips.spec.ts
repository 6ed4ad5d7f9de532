/** What a car's page says of a drive out of town. */
import { faultsOf } from '../support/accessibility.ts';
import { expect, test } from '../support/browser.ts';
import { sealPath } from '../support/catalogue.ts';

test('a trip is worked out for the cities that are chosen', async ({ page, catalogue }) => {
  await page.goto(sealPath(catalogue));
  await page.getByRole('tab', { name: 'Overview' }).click();
  const trips = page.getByRole('region', { name: 'Your trips with this car' });
  await expect(trips).toContainText('There, 220');
  await expect(trips).toContainText('45% to 49% left');
  await expect(trips).toContainText('One stop to charge');
  await trips.getByLabel('To').selectOption('Hurghada');
  await expect(trips).toContainText('There and back, 910');
  await expect(trips).toContainText('3 stops to charge');
  await trips.getByLabel('From').selectOption('Hurghada');
  await expect(trips).toContainText('100% to 100% left');
  expect(await faultsOf(page)).toEqual([]);
});
