import { addFavourite, setPriceMail } from '#data/favourites.ts';
import { faultsOf } from '../support/accessibility.ts';
import { clientOf, confirmedPerson, signedInClient, submitSignIn } from '../support/accounts.ts';
import { expect, notice, test } from '../support/browser.ts';
import { seal } from '../support/catalogue.ts';

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

test('one press beside the price asks for mails and saves the car, also through sign-in; another stops them', async ({
  page,
  stack,
}) => {
  const person = await confirmedPerson(stack);
  await page.goto(seal);
  const price = page.getByRole('region', { name: 'Price', exact: true });
  await price.getByRole('button', { name: 'Tell me when it falls' }).click();
  await expect(notice(page)).toContainText('Please sign in, so that we know where to write');
  await notice(page).getByRole('link', { name: 'Sign In' }).click();
  await submitSignIn(page, person);
  await expect(page).toHaveURL(seal);
  await expect(notice(page)).toContainText('We will email you when the price falls');
  await expect(price).toContainText('We write to you when it falls');
  const heart = page.getByRole('button', { name: 'Favorite: BYD Seal RWD', exact: true });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const { client } = await signedInClient(stack, person);
  const stored = async () =>
    (await client.from('favorites').select('price_mail_in').single()).data?.price_mail_in;
  expect(await stored()).toBe('en');
  expect(await faultsOf(page)).toEqual([]);

  await page.reload();
  await price.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(notice(page)).toContainText('No more emails about this price');
  await expect(price.getByRole('button', { name: 'Tell me when it falls' })).toBeVisible();
  expect(await stored()).toBeNull();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});
