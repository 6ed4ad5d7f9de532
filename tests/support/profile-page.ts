import { confirmedPerson, type Person, submitSignIn } from './accounts.ts';
import { expect, type Page } from './browser.ts';
import type { Stack } from './stack.ts';

/** Opens the profile of somebody who signs in for it. */
export async function openProfile(page: Page, stack: Stack): Promise<Person> {
  const person = await confirmedPerson(stack);
  await page.goto('/profile');
  await expect(page).toHaveURL(
    (url) => `${url.pathname}${url.search}` === '/signin?redirect=/profile',
  );
  await submitSignIn(page, person);
  await expect(page).toHaveURL((url) => url.pathname === '/profile');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(person.name);
  return person;
}
