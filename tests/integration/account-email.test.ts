/** The e-mail of an account: proved once, and its own for good. */
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { keys } from '../../scripts/stack/backend/embedded.ts';
import { accountCalls } from '../../scripts/stack/backend/hosted.ts';
import { type Account, type Backend, signUp, startBackend } from '../support/backend.ts';

let backend: Backend;
let person: Account;

beforeAll(async () => {
  backend = await startBackend();
});
beforeEach(async () => {
  person = await signUp(backend.engine, { email: `${randomUUID()}@example.com` });
  backend.engine.mails.clear();
});

type Handler = (request: Request) => Response | Promise<Response>;

/** Asks for another e-mail, as a person may from the console of their browser. */
async function move(handler: Handler, change: object): Promise<number> {
  const headers = { apikey: keys.publishable, Authorization: `Bearer ${person.token}` };
  const body = JSON.stringify(change);
  const address = 'http://backend.test/auth/v1/user';
  return (await handler(new Request(address, { method: 'PUT', headers, body }))).status;
}

const engine: Handler = (request) => backend.engine.app.fetch(request);
const stack: Handler = (request) => accountCalls(async (inner) => engine(inner))(request, null);

const known = () =>
  backend.engine.sql(
    `select u.email, coalesce(u.email_change, '') as change, p.email as profile
     from auth.users u join public.profiles p on p.id = u.id where u.id = $1`,
    [person.id],
  );
const unmoved = () => [{ email: person.email, change: '', profile: person.email }];

test('another one is refused by the stack, and comes to nothing in the database', async () => {
  expect(await move(stack, { email: 'other@example.com' })).toBeGreaterThanOrEqual(400);
  expect(await known()).toEqual(unmoved());
  await move(engine, { email: 'other@example.com' });
  expect(await known()).toEqual(unmoved());
});

test('no mail goes out for one that is asked for', async () => {
  await move(stack, { email: 'other@example.com', data: { name: 'Other' } });
  expect(backend.engine.mails.messages.size).toBe(0);
});

/** Runs SQL as a role of the database, with every right that a table can give it. */
async function writeAs(role: string, text: string) {
  await backend.engine.sql('begin');
  try {
    await backend.engine.sql(`
      grant usage on schema auth to ${role};
      grant select, update on auth.users to ${role};
      set local role ${role};`);
    await backend.engine.sql(text, [person.id]);
    await backend.engine.sql('commit');
  } catch (error) {
    await backend.engine.sql('rollback');
    throw error;
  }
}

test.each(['anon', 'authenticated'])('%s writes no other', async (role) => {
  await expect(
    writeAs(role, "update auth.users set email = 'other@example.com' where id = $1"),
  ).rejects.toMatchObject({ code: '42501' });
  expect(await known()).toEqual(unmoved());
});

test('a wish that was stored before it was forbidden is not fulfilled', async () => {
  await backend.engine.sql(`
    alter table auth.users disable trigger keep_account_email;
    update auth.users set email_change = 'wished@example.com' where id = '${person.id}';
    alter table auth.users enable trigger keep_account_email;`);
  const fulfil =
    "update auth.users set email = 'wished@example.com', email_change = '' where id = $1";
  await expect(writeAs('postgres', fulfil)).rejects.toMatchObject({ code: '42501' });
});

// The first is the dashboard's way and that of functions, the second that of a hosted account service; the embedded
// backend's own runs as the owner of the database.
test.each(['service_role', 'supabase_auth_admin', 'postgres'])(
  '%s corrects it, and the profile follows',
  async (role) => {
    if (role === 'supabase_auth_admin') await backend.engine.sql(`create role ${role} bypassrls`);
    const email = `${role}@example.com`;
    await writeAs(role, `update auth.users set email = '${email}' where id = $1`);
    expect(await known()).toEqual([{ email, change: '', profile: email }]);
  },
);

test('an account is deleted softly, as hosted projects do', async () => {
  await writeAs(
    'supabase_auth_admin',
    `update auth.users set email = 'c29mdGx5', email_change = 'ZGVsZXRlZA', phone = '', encrypted_password = null,
       deleted_at = now() where id = $1`,
  );
  expect(await known()).toEqual([{ email: 'c29mdGx5', change: '', profile: 'c29mdGx5' }]);
});

test('the wish for one is forgotten, and what is noted beside it is not', async () => {
  const [kept] = await backend.engine.sql(
    `update auth.users set email_change = $1, email_change_sent_at = now() where id = $2
     returning email_change_sent_at is not null as noted`,
    ['other@example.com', person.id],
  );
  expect(kept).toEqual({ noted: true });
  expect(await known()).toEqual(unmoved());
});

test('what else belongs to the account can be changed', async () => {
  expect(await move(stack, { data: { name: 'Mona' } })).toBe(200);
  expect(await move(stack, { password: 'a better password' })).toBe(200);
  await backend.engine.sql("update auth.users set email = email, email_change = '' where id = $1", [
    person.id,
  ]);
  expect(await known()).toEqual(unmoved());
});
