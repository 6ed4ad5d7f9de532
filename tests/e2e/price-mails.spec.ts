import { addFavourite, setPriceMail } from '#data/favourites.ts';
import { faultsOf } from '../support/accessibility.ts';
import { clientOf, confirmedPerson, signedInClient } from '../support/accounts.ts';
import { expect, test } from '../support/browser.ts';

test('the link of a mail about a price turns it off with one press, without an account', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/404|ERR_|Failed/);
  const person = await confirmedPerson(stack);
  const { client, id } = await signedInClient(stack, person);
  const { data: car } = await clientOf(stack)
    .from('cars')
    .select('id')
    .eq('model', 'Seal RWD')
    .single();
  const favourite = { itemType: 'car', itemId: car?.id ?? '' } as const;
  await addFavourite(client, id, favourite);
  await setPriceMail(client, id, favourite, 'en');
  const stored = () => client.from('favorites').select('id, price_mail_in').single();
  const { data } = await stored();

  await page.goto(`/unsubscribe?favorite=${data?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop price emails');
  const stop = page.getByRole('button', { name: 'Stop these emails' });
  await expect(stop).toBeVisible();
  expect((await stored()).data?.price_mail_in).toBe('en');

  await page.route('**/api/stop-price-mail**', (route) => route.abort('internetdisconnected'));
  await stop.click();
  await expect(page.getByRole('alert')).toContainText("We couldn't stop the emails.");
  await page.unroute('**/api/stop-price-mail**');
  await stop.click();
  const told = page.getByRole('alert');
  await expect(told).toContainText('No more emails about the price of BYD Seal RWD');
  await expect(stop).toHaveCount(0);
  expect((await stored()).data?.price_mail_in).toBeNull();
  expect(await faultsOf(page)).toEqual([]);

  await page.goto('/ar/unsubscribe?favorite=x');
  await page.getByRole('button', { name: 'إيقاف هذه الرسائل' }).click();
  await expect(told).toContainText('لا يوجد ما نوقفه');
});
