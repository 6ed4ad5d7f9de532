/** What a car's page says of a drive out of town, and of public charging. */
import { expect, test } from '../support/browser.ts';
import { seal } from '../support/catalogue.ts';

test('a trip is planned for the cities that are chosen; public charging is told for each home and road', async ({
  page,
}) => {
  await test.step('a trip is planned for the cities that are chosen, with its stops', async () => {
    await page.goto(seal);
    const trips = page.getByRole('region', { name: 'Your trips with this car' });
    await expect(trips).toContainText('There, 219');
    await expect(trips).toContainText('41% to 45% left');
    await expect(trips).toContainText('One stop to charge');
    await expect(trips.getByRole('link').first()).toHaveAttribute('href', /charging\?point=/);
    // The places come once somebody reaches for them.
    await trips.getByLabel('To').focus();
    await trips.getByLabel('To').selectOption('Hurghada');
    await expect(trips).toContainText('There and back, 918');
    await expect(trips).toContainText('stops to charge');
    await expect(trips).toContainText('Mobil Ras Ghareb');
    await trips.getByLabel('To').selectOption('Luxor');
    await expect(trips).toContainText('between Giza and Luxor');
    await trips.getByLabel('To').selectOption('Hurghada');
    await trips.getByLabel('From').selectOption('Hurghada');
    await expect(trips).toContainText('100% to 100% left');
  });
  await test.step('public charging is told for the chosen home, and for each main road', async () => {
    const charging = page.getByRole('region', { name: 'Public charging for this car' });
    await expect(charging).toContainText('public places known to us within 30');
    await charging.getByLabel('Near').focus();
    await charging.getByLabel('Near').selectOption('Luxor');
    await expect(charging.getByRole('link', { name: 'On the map' })).toHaveAttribute(
      'href',
      /near=luxor/,
    );
    await charging.getByRole('button', { name: 'Each road' }).click();
    await expect(charging).toContainText('Assiut');
  });
});
