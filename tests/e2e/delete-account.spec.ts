import { faultsOf } from '../support/accessibility.ts';
import { clientOf, expectSignedIn, submitSignIn } from '../support/accounts.ts';
import { expect, test } from '../support/browser.ts';
import { openProfile } from '../support/profile-page.ts';

const notice = '.toast';
/** The local stack starts a process for each call of a function. */
const functionAnswers = { timeout: 15_000 };

test('a person deletes their account with their password, and not without', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/403/);
  const person = await openProfile(page, stack);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(person.email);
  expect(await faultsOf(page)).toEqual([]);
  const confirm = dialog.getByRole('button', { name: 'Delete for good' });
  await confirm.click();
  await expect(dialog).toContainText('Enter your password to go on.');
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await confirm.click();
  await expect(dialog).toContainText('This is not your password.', functionAnswers);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await confirm.click();
  await expect(page.locator('main')).toContainText(
    'Your account has been deleted',
    functionAnswers,
  );
  await expect(page.locator(notice)).toContainText('Your account has been deleted');
  await expectSignedIn(page, false);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => /user|session/.test(key))).toEqual([]);
  const { error } = await clientOf(stack).auth.signInWithPassword(person);
  expect(error?.code).toBe('invalid_credentials');
});

test('an account without a password asks for a fresh sign-in, and goes on after it', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/403/);
  const person = await openProfile(page, stack);
  // The local stack has no Google: the session tells of an account as Google makes it, the function answers for one.
  const signedInWithGoogle = () =>
    page.evaluate(() => {
      const key = 'tayar-session';
      const session = JSON.parse(localStorage.getItem(key) ?? '{}');
      session.user.identities = [{ provider: 'google' }];
      localStorage.setItem(key, JSON.stringify(session));
    });
  const answers = [
    { status: 403, json: { error: 'sign_in_again' } },
    { status: 200, json: { status: 'deleted' } },
  ];
  const sent: unknown[] = [];
  await page.route('**/api/delete-account', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill(answers.shift());
  });
  await signedInWithGoogle();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('You sign in without a password.');
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog).toContainText('You signed in more than ten minutes ago.');
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL(
    (url) => `${url.pathname}${url.search}` === '/signin?redirect=/profile',
  );
  await submitSignIn(page, person);
  await expect(page).toHaveURL((url) => url.pathname === '/profile');
  await expect(dialog).toContainText(person.email);
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await signedInWithGoogle();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.locator('main')).toContainText('Your account has been deleted');
  expect(sent).toEqual([{}, {}]);
});

test('an account that could not be deleted says so', async ({ page, stack, faults }) => {
  faults.expect(/502|not deleted/);
  const person = await openProfile(page, stack);
  await page.route('**/api/delete-account', (route) =>
    route.fulfill({ status: 502, json: { error: 'backend_failed' } }),
  );
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog).toContainText('Your account could not be deleted. Please try again.');
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(person.password);
});
