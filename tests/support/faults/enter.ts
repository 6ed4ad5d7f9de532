import { expect } from 'playwright/test';
import { newPerson } from '../accounts.ts';
import { mailsTo } from '../mail.ts';
import { type Buyer, firstOf, lookAt, openIsland, persist } from './buyer.ts';

/** Signs in with the form; the e-mail and the password stay until it succeeds. */
export async function signIn(buyer: Buyer): Promise<void> {
  const { page, person } = buyer;
  const email = page.getByLabel('Email');
  await openIsland(
    buyer,
    '/signin?redirect=/about',
    page.getByRole('button', { name: 'Sign In', exact: true }),
  );
  await email.fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await persist(buyer, async () => {
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    const outcome = await firstOf({
      failed: page.locator('astro-island .rounded-card:not([data-old])'),
      entered: page.locator('html.signed-in'),
    });
    if (outcome === 'entered') return true;
    await lookAt(page);
    await expect(email).toHaveValue(person.email);
    return false;
  });
  await expect(page).toHaveURL('/about');
}

/** Makes an account with the form; the mail that confirms it comes. */
export async function signUp(buyer: Buyer): Promise<void> {
  const { page, stack } = buyer;
  const person = newPerson();
  const create = page.getByRole('button', { name: 'Create Account' });
  await openIsland(buyer, '/signup', create);
  const fields = {
    Name: person.name,
    Email: person.email,
    Phone: person.phone,
    Password: person.password,
    'Repeat the password': person.password,
  };
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await persist(buyer, async () => {
    await create.click();
    const notice = page.locator('astro-island .rounded-card:not([data-old])');
    await firstOf({ notice });
    const said = (await notice.allInnerTexts()).join(' ');
    buyer.note(said);
    await lookAt(page);
    if (/Account created/.test(said)) return true;
    for (const [label, text] of Object.entries(fields)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
    }
    // The answer of an attempt before may be what was lost.
    return /already registered|A mail was sent to this address/.test(said);
  });
  await expect.poll(async () => (await mailsTo(stack, person.email)).length).toBeGreaterThan(0);
}
