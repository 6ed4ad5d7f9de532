import { faultsOf } from '../support/accessibility.ts';
import { confirmedPerson, signedInClient, submitSignIn } from '../support/accounts.ts';
import { expect, notice, test } from '../support/browser.ts';
import { seal } from '../support/catalogue.ts';

test('one press beside the price asks for mails and saves the car, also through sign-in; another, or one on the page that the mail links to, stops them', async ({
  page,
  stack,
}) => {
  const person = await confirmedPerson(stack);
  await page.goto(seal);
  const price = page.getByRole('region', { name: 'Price', exact: true });
  const ask = price.getByRole('button', { name: 'Tell me when it falls' });
  await ask.click();
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
    (await client.from('favorites').select('id, price_mail_in').single()).data;
  expect(await stored()).toMatchObject({ price_mail_in: 'en' });
  expect(await faultsOf(page)).toEqual([]);

  await price.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(notice(page)).toContainText('No more emails about this price');
  expect(await stored()).toMatchObject({ price_mail_in: null });
  await ask.click();
  await expect(notice(page)).toContainText('We will email you when the price falls');
  const kept = await stored();
  expect(kept?.price_mail_in).toBe('en');

  // The mail's link needs no account.
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/unsubscribe?favorite=${kept?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop price emails');
  const stop = page.getByRole('button', { name: 'Stop these emails' });
  await expect(stop).toBeVisible();
  expect((await stored())?.price_mail_in).toBe('en');
  await stop.click();
  await expect(page.getByRole('alert')).toContainText(
    'No more emails about the price of BYD Seal RWD',
  );
  await expect(stop).toHaveCount(0);
  expect(await stored()).toEqual({ id: kept?.id, price_mail_in: null });
  expect(await faultsOf(page)).toEqual([]);
});
