/** What is typed to sign up or in, on the way from one page to another. */
import { confirmedPerson, expectSignedIn, submitSignIn } from '../support/accounts.ts';
import { expect, test } from '../support/browser.ts';

test('stays in the other language and on the sign-in page, but for passwords', async ({
  page,
  stack,
}) => {
  const person = await confirmedPerson(stack);
  await page.goto('/signup');
  for (const [label, text] of [
    ['Name', person.name],
    ['Email', person.email],
    ['Phone', person.phone],
    ['Password', person.password],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL('/ar/signup');
  await expect(page.getByLabel('البريد الإلكتروني')).toHaveValue(person.email);
  await expect(page.getByLabel('الاسم', { exact: true })).toHaveValue(person.name);
  await expect(page.getByLabel('كلمة المرور', { exact: true })).toHaveValue('');
  await page.goto('/signin');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  expect(JSON.stringify(await page.evaluate(() => ({ ...sessionStorage })))).not.toContain(
    person.password,
  );
  await submitSignIn(page, person);
  await expectSignedIn(page, true);
  await expect(page).toHaveURL('/');
  expect(JSON.stringify(await page.evaluate(() => ({ ...sessionStorage })))).not.toContain(
    person.email,
  );
});
