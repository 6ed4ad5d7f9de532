import { randomInt } from 'node:crypto';
import type { Session } from '@supabase/supabase-js';
import { type Backend, sessionlessBackend } from '#data/client.ts';
import { expect, hydrated, type Page } from './browser.ts';
import { linkIn } from './mail.ts';
import { readStack, type Stack } from './stack.ts';

export type Person = { name: string; email: string; phone: string; password: string };

let made = 0;

/** A new person for each test, so that tests share nothing. */
export function newPerson(): Person {
  made += 1;
  const mark = `${Date.now().toString(36)}${process.pid}${made}`;
  return {
    name: `Mona ${mark}`,
    email: `mona-${mark}@example.com`,
    // People with one number are one person to the desk.
    phone: `010${String(randomInt(1e8)).padStart(8, '0')}`,
    password: 'first-secret',
  };
}

/** A client without a session. */
export function clientOf(stack: Stack): Backend {
  return sessionlessBackend(stack.supabaseUrl, stack.publishableKey);
}

/** Signs somebody up by the API; their e-mail waits for confirmation. */
export async function signUpPerson(
  stack: Stack,
  person = newPerson(),
): Promise<Person & { id: string }> {
  const { name, email, phone, password } = person;
  const { data, error } = await clientOf(stack).auth.signUp({
    email,
    password,
    options: { data: { name, phone } },
  });
  expect(error).toBeNull();
  return { ...person, id: data.user?.id ?? '' };
}

/** Signs somebody up by the API and confirms their e-mail with the token of the mail, as one browser does both. */
export async function confirmedPerson(stack: Stack, invited = newPerson()): Promise<Person> {
  const person = await signUpPerson(stack, invited);
  const asked = new URL(await linkIn(stack, person.email, 'signup')).searchParams;
  const client = clientOf(stack);
  const { error } = await client.auth.verifyOtp({
    token_hash: asked.get('token_hash') ?? '',
    type: 'signup',
  });
  expect(error).toBeNull();
  expect((await client.rpc('keep_password')).data).toBe(true);
  return person;
}

/** Opens a link of a mail and presses its button. */
export async function openMailLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await pressLink(page);
}

/** Presses the button of the page that a mail's link has opened. */
export async function pressLink(page: Page): Promise<void> {
  const name =
    /^(?:Continue(?: as|$)|Set a new password|متابعة$|المتابعة بحساب|عيّن كلمة مرور جديدة)/;
  await page.locator('main').getByRole('button', { name }).click();
}

/** Fills in the form for a new password on the current page and sends it. */
export async function submitNewPassword(
  page: Page,
  password: string,
  repeated = password,
): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Repeat the password').fill(repeated);
  await page.getByRole('button', { name: 'Set New Password' }).click();
}

/** Makes the browser remember a sign-up as its own, as the form does. */
export async function rememberSignUp(page: Page, id: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(
    (text) => localStorage.setItem('tayar-signed-up', text),
    JSON.stringify({ id, isNew: true }),
  );
}

/** A client with a session of the person, and that session. */
export async function signedInClient(stack: Stack, { email, password }: Person) {
  const client = clientOf(stack);
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  return { client, id: data.user?.id ?? '', session: data.session };
}

/**
 * Moves the focus to the form, which hydrates it. Earlier entries are restored then, which is quicker than a hand that
 * types, but not than a test.
 */
export async function enterAccountForm(page: Page): Promise<void> {
  await page.getByLabel('Email').focus();
  await hydrated(page);
}

type Credentials = Pick<Person, 'email' | 'password'>;

/** Fills in the sign-in form on the current page and sends it. */
export async function submitSignIn(page: Page, person: Credentials): Promise<void> {
  await enterAccountForm(page);
  await fillSignIn(page, person);
}

/** The same at once, whether or not the form is hydrated. */
export async function fillSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/**
 * Opens an address with a PKCE code as hosted Supabase mails it, and answers the code with a session of the person: the
 * local backend makes no such codes.
 */
export async function openCodeLink(page: Page, path: string, person: Person): Promise<void> {
  const { session } = await signedInClient(readStack(), person);
  await page.route('**/auth/v1/token?grant_type=pkce', (route) => {
    expect(route.request().postDataJSON()).toEqual({
      auth_code: '0123-4567',
      code_verifier: 'verifier',
    });
    return route.fulfill({ json: session });
  });
  await page.goto('/robots.txt');
  await page.evaluate(
    (key) => localStorage.setItem(`${key}-code-verifier`, JSON.stringify('verifier')),
    kept.session,
  );
  await page.goto(`${path}?code=0123-4567`);
}

/** Where the browser's client keeps a session, and the site its copy of the user. */
const kept = { session: 'tayar-session', user: 'user' };

/** What the browser of somebody with this session has stored, by its keys. */
function storedSession({ name, email, phone }: Person, session: Session | null) {
  const user = { id: session?.user.id, name, email, phone };
  return { [kept.session]: JSON.stringify(session), [kept.user]: JSON.stringify(user) };
}

/** Puts a session of the person into the browser without the sign-in page; leaves it at /robots.txt. */
export async function signInOn(page: Page, person: Person): Promise<void> {
  const { session } = await signedInClient(readStack(), person);
  await keepSession(page, person, session);
}

/** Puts this session of the person into the browser; leaves it at /robots.txt. */
export async function keepSession(
  page: Page,
  person: Person,
  session: Session | null,
): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(
    (entries) => {
      for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
    },
    storedSession(person, session),
  );
}

/** What browsers begin with in which the person is signed in already: any number of them, by one sign-in. */
export async function signedInState(stack: Stack, person: Person) {
  const { session } = await signedInClient(stack, person);
  const stored = Object.entries(storedSession(person, session));
  const localStorage = stored.map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: new URL(stack.siteUrl).origin, localStorage }] };
}

/** Makes the session expired, with a refresh token that is refused. */
export function endSession(page: Page): Promise<void> {
  return changeSession(page, { expires_at: 1, expires_in: 0, refresh_token: 'revoked' });
}

/** Makes the backend reject the session, although it has not expired. */
export function disownSession(page: Page): Promise<void> {
  return changeSession(page, { access_token: 'made-up', refresh_token: 'revoked' });
}

async function changeSession(page: Page, changes: object): Promise<void> {
  await page.evaluate(
    ([key, changed]) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...session, ...changed }));
    },
    [kept.session, changes] as const,
  );
}

/** Whether the header shows somebody as signed in. */
export async function expectSignedIn(page: Page, signedIn: boolean): Promise<void> {
  const root = page.locator('html');
  if (signedIn) await expect(root).toHaveClass(/signed-in/);
  else await expect(root).not.toHaveClass(/signed-in/);
}

/** Opens the phone's menu, which includes the account's links. */
export async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.locator('#site-menu');
  await expect(menu).toBeVisible();
  return menu;
}
