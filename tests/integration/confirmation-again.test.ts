/** The confirmation mail that is asked for again, on a local stack. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { keys } from '../../scripts/stack/backend/embedded.ts';
import { accountCalls } from '../../scripts/stack/backend/hosted.ts';
import type { FetchHandler } from '../../scripts/stack/fetch-server.ts';
import { type Backend, clientOf, signUp, startBackend } from '../support/backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});

const engine: FetchHandler = async (request) => backend.engine.app.fetch(request);

const ask = (email: string, handler = engine, type = 'signup') =>
  accountCalls(handler)(
    new Request('http://backend.test/auth/v1/resend', {
      method: 'POST',
      headers: { apikey: keys.publishable, 'content-type': 'application/json' },
      body: JSON.stringify({ email, type }),
    }),
    null,
  );

/** Somebody whose e-mail waits for confirmation, to whom a mail went before. */
async function unconfirmed(): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await signUp(backend.engine, { email });
  await backend.engine.sql(
    `update auth.users set email_confirmed_at = null, confirmation_sent_at = now() where email = $1`,
    [email],
  );
  return email;
}

const mailsTo = (email: string) => backend.engine.mails.messages.get(email) ?? [];

test('comes, and its link confirms the account and signs in', async () => {
  const email = await unconfirmed();
  const answer = await ask(email);
  expect([answer.status, await answer.json()]).toEqual([200, {}]);
  const hash = /token=([^&"\s]+)/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? '';
  const { data, error } = await clientOf(backend.engine, keys.publishable).auth.verifyOtp({
    token_hash: hash,
    type: 'magiclink',
  });
  expect(error).toBeNull();
  expect(data.session?.user.email).toBe(email);
  expect(
    await backend.engine.sql(
      'select email_confirmed_at is not null as confirmed from auth.users where email = $1',
      [email],
    ),
  ).toEqual([{ confirmed: true }]);
});

test('makes no account, and does not tell whether there is one', async () => {
  const email = `${randomUUID()}@example.com`;
  const answer = await ask(email);
  expect([answer.status, await answer.json()]).toEqual([200, {}]);
  expect(mailsTo(email)).toEqual([]);
  expect(await backend.engine.sql('select 1 from auth.users where email = $1', [email])).toEqual(
    [],
  );
});

test('is not promised where no mail can be sent', async () => {
  const broken: FetchHandler = async () => Response.json({ msg: 'no mail' }, { status: 500 });
  expect((await ask(await unconfirmed(), broken)).status).toBe(500);
});

test('of other kinds is for the engine to answer', async () => {
  expect((await ask('mona@example.com', engine, 'made-up')).status).toBe(400);
});

/** Opens the link of the last mail, as its reader does. */
async function openLast(email: string) {
  const hash = /token=([^&"\s]+)/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? '';
  const client = clientOf(backend.engine, keys.publishable);
  const type = 'magiclink';
  expect((await client.auth.verifyOtp({ token_hash: hash, type })).error).toBeNull();
  return client;
}

const signIn = async (email: string, password = 'a good password') =>
  (
    await clientOf(backend.engine, keys.publishable).auth.signInWithPassword({ email, password })
  ).error?.message.toLowerCase();

test('ends the password that was chosen before it, whatever becomes of the browser that opened it', async () => {
  const email = await unconfirmed();
  await ask(email);
  await openLast(email);
  expect(await signIn(email)).toMatch(/invalid/);
});

test('the browser that made the account takes its password up again, once', async () => {
  const email = await unconfirmed();
  await ask(email);
  const client = await openLast(email);
  const stranger = backend.as.stranger.rpc('keep_password');
  expect((await stranger).data).toBe(true);
  expect(await signIn(email)).toMatch(/invalid/);
  expect((await client.rpc('keep_password')).data).toBe(true);
  expect(await signIn(email)).toBeUndefined();
  const kept = `select 1 from private.unproven_passwords p join auth.users u on u.id = p.account
    where u.email = $1`;
  expect(await backend.engine.sql(kept, [email])).toEqual([]);
});

test('a password that was ended never replaces a new one, nor comes back after an hour', async () => {
  const [email, late] = [await unconfirmed(), await unconfirmed()];
  for (const one of [email, late]) await ask(one);
  const [client, second] = [await openLast(email), await openLast(late)];
  expect((await client.auth.updateUser({ password: 'my-own-secret' })).error).toBeNull();
  expect((await client.rpc('keep_password')).data).toBe(true);
  expect(await signIn(email)).toMatch(/invalid/);
  expect(await signIn(email, 'my-own-secret')).toBeUndefined();
  await backend.engine.sql(
    "update private.unproven_passwords set ended_at = now() - interval '61 minutes'",
  );
  expect((await second.rpc('keep_password')).data).toBe(false);
  expect(await signIn(late)).toMatch(/invalid/);
});

test('nothing ends where no mail was sent, as for an account that the team confirms', async () => {
  const email = `${randomUUID()}@example.com`;
  await signUp(backend.engine, { email });
  await backend.engine.sql(
    `update auth.users set email_confirmed_at = null, confirmation_sent_at = null where email = $1`,
    [email],
  );
  await backend.engine.sql('update auth.users set email_confirmed_at = now() where email = $1', [
    email,
  ]);
  expect(await signIn(email)).toBeUndefined();
});
