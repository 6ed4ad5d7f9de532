/** Making an account; src/features/account/SignUp.test.tsx has what is said when something is wrong. */
import { clientOf, enterAccountForm, expectSignedIn, newPerson } from '../support/accounts.ts';
import { expect, notice, test } from '../support/browser.ts';
import { linkIn } from '../support/mail.ts';

test('entries except passwords are kept in the other language; it ends in a mail whose link signs in, and leads back to where it began', async ({
  page,
  context,
  stack,
}) => {
  const person = newPerson();
  const kept = async () => JSON.stringify(await page.evaluate(() => ({ ...sessionStorage })));
  await page.goto('/ar/signup?redirect=/about');
  for (const [label, text] of [
    ['الاسم', person.name],
    ['البريد الإلكتروني', person.email],
    ['رقم الهاتف', person.phone],
    ['كلمة المرور', person.password],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/signup?redirect=/about');
  await enterAccountForm(page);
  const password = page.getByLabel('Password', { exact: true });
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(person.name);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Phone')).toHaveValue(person.phone);
  await expect(password).toHaveValue('');
  await password.fill(person.password);
  await page.getByLabel('Repeat the password').fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(notice(page)).toContainText('Account created');
  await expect(notice(page)).toContainText('Please check your email');
  await expect(page).toHaveURL('/signin?redirect=/about');
  await expect(page.locator('main')).toContainText(`We emailed ${person.email}.`);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  expect(await kept()).not.toContain(person.password);
  await expectSignedIn(page, false);

  const tab = await context.newPage();
  await tab.goto(await linkIn(stack, person.email, 'signup'));
  await tab.getByRole('button', { name: 'Continue as m…@example.com' }).click();
  await expect(tab.locator('main')).toContainText('Email confirmed');
  await expect(tab).toHaveURL('/about');
  await expectSignedIn(tab, true);
  // The tab that was left at the sign-in page goes on as well.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page).toHaveURL('/about');
  await expectSignedIn(page, true);
  expect(await kept()).not.toContain(person.email);

  const client = clientOf(stack);
  await client.auth.signInWithPassword(person);
  const { name, email, phone } = person;
  const { data } = await client.from('profiles').select('name, email, phone').single();
  expect(data).toEqual({ name, email, phone });
});
