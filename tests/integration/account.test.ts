/** What the pages of accounts ask of the backend, against the real one. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  adoptSession,
  changePassword,
  currentAccount,
  googleAddress,
  hasPassword,
  listenToSession,
  openSignInLink,
  resendConfirmation,
  sendPasswordReset,
  signInWithPassword,
  signOut,
  signUp,
} from '#data/account.ts';
import { storeProfile } from '#data/profiles.ts';
import { keys } from '../../scripts/stack/backend/embedded.ts';
import { type Backend, type Client, clientOf, startBackend } from '../support/backend.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const fresh = () => clientOf(backend.engine, keys.publishable);
const newPerson = () => ({
  name: 'Mona Sami',
  email: `${randomUUID()}@example.com`,
  phone: '01012345678',
  password: 'first-secret',
});

/** A person with an account, signed in on a separate client. */
async function member(): Promise<{ client: Client; person: ReturnType<typeof newPerson> }> {
  const person = newPerson();
  const client = fresh();
  await signUp(client, person, 'http://localhost/signin');
  await signInWithPassword(client, person);
  return { client, person };
}

test('an account keeps what was given, and signs in with its password alone', async () => {
  const { client, person } = await member();
  const account = await currentAccount(client);
  expect(account).toMatchObject({ email: person.email, confirmed: true });
  expect(account?.metadata).toMatchObject({ name: person.name, phone: person.phone });
  await expect(signInWithPassword(fresh(), { ...person, password: 'wrong' })).rejects.toMatchObject(
    {
      name: 'BackendFailure',
      kind: 'credentials',
      message: 'Invalid login credentials',
    },
  );
});

test('an e-mail that has an account is taken, also where the backend does not say so to strangers', async () => {
  const { person } = await member();
  const again = () => signUp(fresh(), person, 'http://localhost/signin');
  await expect(again()).rejects.toMatchObject({ kind: 'taken' });
  vi.spyOn(backend.engine.app, 'fetch').mockImplementation(async () =>
    Response.json({ id: '1', aud: '', email: person.email, identities: [] }),
  );
  await expect(again()).rejects.toMatchObject({ kind: 'taken' });
});

test('an account has a password unless its session says that it is another provider’s', async () => {
  const { client } = await member();
  expect(await hasPassword(client)).toBe(true);
  const { data } = await client.auth.getSession();
  const google = [{ provider: 'google' }];
  vi.spyOn(client.auth, 'getSession').mockResolvedValue({
    data: { session: { ...data.session, user: { ...data.session?.user, identities: google } } },
    error: null,
  } as Awaited<ReturnType<typeof client.auth.getSession>>);
  expect(await hasPassword(client)).toBe(false);
});

test('listeners hear every change of the session, and its end', async () => {
  const { client, person } = await member();
  const told: (string | undefined)[] = [];
  listenToSession(client, (account) => told.push(account?.email));
  await expect.poll(() => told).toEqual([person.email]);
  await client.auth.refreshSession();
  await changePassword(client, 'second-secret');
  await signOut(client);
  expect(told).toEqual([person.email, person.email, person.email, undefined]);
  expect(await currentAccount(client)).toBeNull();
});

test('a passed multi-factor challenge counts as signed in', async () => {
  const { client, person } = await member();
  const { data } = await client.auth.getSession();
  const follow = vi.spyOn(client.auth, 'onAuthStateChange');
  const told = vi.fn();
  listenToSession(client, told);
  await expect.poll(() => told).toHaveBeenCalledOnce();
  const listener = follow.mock.calls[0]?.[0];
  await listener?.('MFA_CHALLENGE_VERIFIED', data.session);
  expect(told).toHaveBeenCalledTimes(2);
  expect(told).toHaveBeenLastCalledWith(expect.objectContaining({ email: person.email }));
});

test('what the backend refuses is logged as well', async () => {
  const refused = [
    signInWithPassword(fresh(), { ...newPerson(), password: 'wrong' }),
    signUp(fresh(), { ...newPerson(), email: 'nobody' }, 'http://localhost/signin'),
    openSignInLink(fresh(), { code: 'made-up' }),
    changePassword(fresh(), 'second-secret'),
  ];
  for (const { status } of await Promise.allSettled(refused)) expect(status).toBe('rejected');
  expect(console.error).toHaveBeenCalledTimes(refused.length);
});

test('without a session there is no password to change', async () => {
  await expect(changePassword(fresh(), 'second-secret')).rejects.toMatchObject({
    kind: 'forbidden',
  });
});

test('a password that is the present one is refused', async () => {
  const { client, person } = await member();
  await expect(changePassword(client, person.password)).rejects.toMatchObject({
    kind: 'same_password',
  });
});

test.each([
  { tokenHash: 'made-up', type: 'signup' },
  { tokenHash: 'made-up', type: 'recovery' },
  { code: 'made-up' },
] as const)('the link %j opens nothing', async (link) => {
  await expect(openSignInLink(fresh(), link)).rejects.toMatchObject({ kind: 'link' });
});

/** A link that signs in, from a mail to somebody whose e-mail was confirmed at a moment of the database. */
async function magicLink(email: string, confirmedAt: string): Promise<string> {
  await backend.engine.sql(
    `update auth.users set email_confirmed_at = ${confirmedAt} where email = $1`,
    [email],
  );
  const { error } = await fresh().auth.signInWithOtp({ email });
  expect(error).toBeNull();
  const mail = backend.engine.mails.messages.get(email)?.at(-1)?.text ?? '';
  return /token=([^&"\s]+)/.exec(mail)?.[1] ?? '';
}

test.each([
  ['null', true],
  ['now()', false],
])(
  'of an account confirmed at %s a link says that it confirms it: %s',
  async (moment, confirms) => {
    const { person } = await member();
    const tokenHash = await magicLink(person.email, moment);
    const opened = await openSignInLink(fresh(), { tokenHash, type: 'magiclink' });
    expect(opened).toMatchObject({ account: { email: person.email, confirmed: true }, confirms });
    const browser = fresh();
    await adoptSession(browser, opened.session);
    expect(await currentAccount(browser)).toMatchObject({ email: person.email });
  },
);

test('a password that is replaced opens nothing, and the other sessions can be ended', async () => {
  const { client, person } = await member();
  const other = fresh();
  await signInWithPassword(other, person);
  await changePassword(client, 'second-secret');
  await signOut(client, 'others');
  expect((await other.auth.refreshSession()).error).not.toBeNull();
  expect((await client.auth.refreshSession()).error).toBeNull();
  await expect(signInWithPassword(fresh(), person)).rejects.toMatchObject({ kind: 'credentials' });
});

test.each([
  ['2026-11-20T10:00:00.10Z', '2026-11-20T10:00:00.30Z', true],
  ['2026-11-20T10:00:00Z', '2026-11-20T10:01:05Z', false],
  ['2026-11-20T10:00:00Z', undefined, true],
])('an account of %s whose mail went at %s was made by this sign-up: %s', async (...known) => {
  const [created_at, confirmation_sent_at, isNew] = known;
  vi.spyOn(backend.engine.app, 'fetch').mockImplementation(async () =>
    Response.json({ id: '1', created_at, confirmation_sent_at, identities: [{}] }),
  );
  const made = await signUp(fresh(), newPerson(), 'https://tayar.example/signin');
  expect(made).toMatchObject({ isNew, signedIn: false });
});

test('the links of mails lead to the page that each is for', async () => {
  const { client, person } = await member();
  const [signIn, reset] = ['https://tayar.example/signin', 'https://tayar.example/reset-password'];
  const asked: [string, string | null][] = [];
  const { app } = backend.engine;
  vi.spyOn(app, 'fetch').mockImplementation(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    asked.push([pathname, searchParams.get('redirect_to')]);
    return Response.json({ id: '1', identities: [{}] });
  });
  await signUp(client, person, signIn);
  await resendConfirmation(client, person.email, signIn);
  await sendPasswordReset(client, person.email, reset);
  expect(asked).toEqual([
    ['/auth/v1/signup', signIn],
    ['/auth/v1/resend', signIn],
    ['/auth/v1/recover', reset],
  ]);
});

test('Google sends people back to the home page', async () => {
  const address = new URL(await googleAddress(fresh(), 'https://tayar.example/'));
  expect(address.pathname).toBe('/auth/v1/authorize');
  expect(address.searchParams.get('provider')).toBe('google');
  expect(address.searchParams.get('redirect_to')).toBe('https://tayar.example/');
});

test('a profile is stored and read back by its owner, and by nobody else', async () => {
  const { client, person } = await member();
  const { id = '' } = (await currentAccount(client)) ?? {};
  const { name, email, phone } = person;
  expect(await storeProfile(client, { id, name: 'Mona S.', email, phone })).toBe(true);
  expect(await storeProfile(backend.as.stranger, { id, name, email, phone })).toBe(false);
  expect(await storeProfile(fresh(), { id, name, email, phone })).toBe(false);
  const { data } = await client.from('profiles').select('name').eq('id', id).single();
  expect(data).toEqual({ name: 'Mona S.' });
});
