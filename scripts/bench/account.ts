import type { Browser, BrowserContext } from 'playwright';
import { midRangePhone } from '../../tests/support/screens.ts';
import type { Site } from './site.ts';

/** What a browser keeps of a person. */
export type KeptState = Awaited<ReturnType<BrowserContext['storageState']>>;

const person = { email: 'bench@example.com', password: 'first-secret' };

/** Makes an account, signs in on the page for it, and gives what the browser then keeps. */
export async function signedIn(browser: Browser, { address, backend }: Site): Promise<KeptState> {
  const signedUp = await fetch(`${backend.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: backend.key, 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, data: { name: 'Mona Bench', phone: '01012345678' } }),
  });
  // A second part of the benchmark finds the account made.
  await signedUp.arrayBuffer();
  const context = await browser.newContext(midRangePhone);
  const page = await context.newPage();
  await page.goto(`${address}/signin`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(`${address}/`);
  const state = await context.storageState();
  await context.close();
  return state;
}
