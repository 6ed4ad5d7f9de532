/** Signing in: where it leads, and what is said when it does not work; src/features/account/SignIn.test.tsx has more. */

import { faultsOf } from '../support/accessibility.ts';
import { confirmedPerson, expectSignedIn, submitSignIn } from '../support/accounts.ts';
import { expect, test } from '../support/browser.ts';

test('missing or wrong entries get a message; what a password manager fills in silently counts, is sent once, and leads to no other site', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/400|AuthApiError/);
  const person = await confirmedPerson(stack);
  const evil = encodeURIComponent('/ar/\\evil.example');
  await page.goto(`/signin?redirect=${evil}&reason=insurance`);
  await expect(page.getByText('Please sign in to get an insurance quote.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    /^\/signup\?redirect=.+&reason=insurance$/,
  );
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  await expect(email).toBeFocused();
  await expect(password).toHaveAccessibleDescription('Password is required');
  expect(await faultsOf(page)).toEqual([]);
  await submitSignIn(page, { ...person, password: 'wrong' });
  const refusal = page.getByRole('alert').filter({ hasText: 'Login failed' });
  await expect(refusal).toContainText('Please check your credentials and try again.');
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(email).toHaveValue(person.email);
  await expect(password).toHaveValue('wrong');
  await expect(password).toBeFocused();
  await expectSignedIn(page, false);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');

  for (const [field, text] of [
    [email, person.email],
    [password, person.password],
  ] as const) {
    await field.evaluate((input, value) => void Reflect.set(input, 'value', value), text);
  }
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/auth/v1/token**', async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await password.press('Enter');
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  await email.press('Enter');
  release();
  await expect(page).toHaveURL('/');
  await expectSignedIn(page, true);
  expect(sent).toBe(1);
  const kept = await page.evaluate(() => localStorage.getItem('user'));
  expect(JSON.parse(kept ?? '')).toEqual({
    id: expect.any(String),
    name: person.name,
    email: person.email,
    phone: person.phone,
  });
  // Somebody signed in already is sent on. More addresses: src/session/redirect.test.ts.
  await page.goto(`/signup?redirect=${encodeURIComponent('/cars?view=brands')}`);
  await expect(page).toHaveURL('/cars?view=brands');
});
