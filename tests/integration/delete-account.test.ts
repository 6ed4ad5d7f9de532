/** The function that deletes accounts, against the database. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import deleteAccount from '../../netlify/functions/delete-account.ts';
import { keys } from '../../scripts/stack/backend/embedded.ts';
import { type Account, type Backend, clientOf, signUp, startBackend } from '../support/backend.ts';
import { catalogueRows, requestRows } from '../support/rows.ts';

/** That of everybody whom `signUp` signs up. */
const password = 'a good password';

let backend: Backend;
let person: Account;
let count = 0;

beforeAll(async () => {
  backend = await startBackend();
  vi.stubEnv('PUBLIC_SUPABASE_URL', 'http://backend.test');
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', keys.publishable);
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    backend.engine.app.fetch(new Request(input, init)),
  );
});

afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

beforeEach(async () => {
  vi.stubEnv('SUPABASE_SECRET_KEY', keys.secret);
  count += 1;
  person = await signUp(backend.engine, { email: `leaver-${count}@example.com`, name: 'Leaver' });
});

type Call = { method?: string; token?: string | null; body?: string; address?: string };

function call({
  method = 'POST',
  token = person.token,
  body,
  address = `192.0.2.${count}`,
}: Call = {}): Promise<Response> {
  return deleteAccount(
    new Request('http://site.test/api/delete-account', {
      method,
      headers: {
        'content-type': 'application/json',
        'x-nf-client-connection-ip': address,
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(method === 'POST' ? { body: body ?? JSON.stringify({ password }) } : {}),
    }),
  );
}

async function exists(id: string): Promise<boolean> {
  const rows = await backend.engine.sql('select id from auth.users where id = $1', [id]);
  return rows.length > 0;
}

const columnsSchema = z.array(z.object({ table: z.string(), column: z.string() }));

/** Every column, of any schema, that points at an account. */
async function columnsOfPeople() {
  return columnsSchema.parse(
    await backend.engine.sql(`
      select c.conrelid::regclass::text as table, a.attname as column
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'auth.users'::regclass`),
  );
}

test('with token and password, everything of the person goes, and of nobody else', async () => {
  const client = clientOf(backend.engine, keys.publishable, person.token);
  const service: SupabaseClient = backend.as.service;
  for (const [table, row] of Object.entries(requestRows)) {
    const { error } = await service.from(table).insert({
      ...row,
      user_id: person.id,
      id: crypto.randomUUID(),
    });
    expect(error).toBeNull();
  }
  await client.from('favorites').insert({ item_type: 'car', item_id: catalogueRows.cars.id });
  await backend.as.service.from('user_roles').insert({ user_id: person.id, role: 'staff' });

  const answer = await call();
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'deleted' }]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await exists(person.id)).toBe(false);
  expect(await exists(backend.accounts.buyer.id)).toBe(true);
  const columns = await columnsOfPeople();
  expect(columns.map(({ table }) => table)).toEqual(
    expect.arrayContaining(['profiles', 'favorites', ...Object.keys(requestRows)]),
  );
  for (const { table, column } of columns) {
    const left = await backend.engine.sql(`select 1 from ${table} where ${column} = $1`, [
      person.id,
    ]);
    expect(left, table).toEqual([]);
  }
  expect((await call()).status).toBe(401);
});

test.each([
  ['another password', 403, { body: '{"password":"not this one"}' }],
  ['no password', 400, { body: '{"password":""}' }],
  ['no JSON', 400, { body: 'password' }],
  ['no object', 400, { body: 'null' }],
  ['an endless password', 400, { body: JSON.stringify({ password: 'x'.repeat(1001) }) }],
  ['no token', 401, { token: null }],
  ['a token that is none', 401, { token: 'a.b.c' }],
  ['the publishable key for a token', 401, { token: keys.publishable }],
  ['another method', 405, { method: 'GET' }],
] satisfies [string, number, Call][])('%s deletes nothing', async (_, status, request) => {
  const answer = await call(request);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ error: expect.any(String) });
  expect(await exists(person.id)).toBe(true);
});

test('the password of one person does not delete another', async () => {
  const { error } = await clientOf(backend.engine, keys.publishable).auth.signUp({
    email: `other-${count}@example.com`,
    password: 'their own secret',
  });
  expect(error).toBeNull();
  const answer = await call({ body: JSON.stringify({ password: 'their own secret' }) });
  expect(answer.status).toBe(403);
  expect(await exists(person.id)).toBe(true);
});

test.each(['{}', '{"password":null}'])(
  'an account with a password is not deleted by %s, however fresh its sign-in',
  async (body) => {
    const answer = await call({ body });
    expect([400, 403]).toContain(answer.status);
    expect(await exists(person.id)).toBe(true);
  },
);

describe('an account without a password, as those made with Google', () => {
  beforeEach(async () => {
    await backend.engine.sql('update auth.users set encrypted_password = null where id = $1', [
      person.id,
    ]);
  });

  const age = (minutes: number) =>
    backend.engine.sql(
      `update auth.sessions set created_at = created_at - ${minutes} * interval '1 minute' where user_id = $1`,
      [person.id],
    );
  const refusal = async (answer: Response) => [answer.status, await answer.json()];

  test('is deleted after a sign-in of a moment ago', async () => {
    await age(9);
    expect(await refusal(await call({ body: '{}' }))).toEqual([200, { status: 'deleted' }]);
    expect(await exists(person.id)).toBe(false);
  });

  test('is asked to sign in again when that was longer ago, also where the session was renewed', async () => {
    await age(11);
    await backend.engine.sql('update auth.users set last_sign_in_at = now() where id = $1', [
      person.id,
    ]);
    expect(await refusal(await call({ body: '{}' }))).toEqual([403, { error: 'sign_in_again' }]);
    expect(await exists(person.id)).toBe(true);
  });

  test('is not deleted by a session that was ended elsewhere', async () => {
    await backend.engine.sql('delete from auth.sessions where user_id = $1', [person.id]);
    expect((await call({ body: '{}' })).status).toBe(401);
    expect(await exists(person.id)).toBe(true);
  });

  test('has no password that would do', async () => {
    expect((await call()).status).toBe(403);
    expect(await exists(person.id)).toBe(true);
  });
});

test('an IP address over the rate limit is refused before its token is verified', async () => {
  const asked: string[] = [];
  const fetched = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
    asked.push(new URL(new Request(input, init).url).pathname);
    return fetched(input, init);
  });
  const answers: number[] = [];
  for (let attempt = 0; attempt < 31; attempt += 1) {
    answers.push((await call({ token: 'a.b.c', address: '203.0.113.9' })).status);
  }
  expect(answers).toEqual([...Array.from({ length: 30 }, () => 401), 429]);
  expect(asked.at(-1)).toBe('/rest/v1/rpc/allow_call');
  expect((await call({ address: '203.0.113.10' })).status).toBe(200);
  vi.stubGlobal('fetch', fetched);
});

test('without the secret key it says that it is not set up', async () => {
  vi.stubEnv('SUPABASE_SECRET_KEY', '');
  expect((await call()).status).toBe(503);
});

test('nobody but the functions may delete an account in the database', async () => {
  for (const role of ['anonymous', 'buyer', 'staff'] as const) {
    const { error } = await backend.as[role].rpc('delete_account', { account: person.id });
    expect(error, role).not.toBeNull();
  }
  expect(await exists(person.id)).toBe(true);
});

test('the last manager of the team hears that another must be named first', async () => {
  const { service } = backend.as;
  const staff = { user_id: backend.accounts.staff.id, role: 'staff' };
  await service.from('user_roles').insert({ user_id: person.id, role: 'manager' });
  await service.from('user_roles').delete().match(staff);
  const answer = await call();
  expect([answer.status, await answer.json()]).toEqual([409, { error: 'last_manager' }]);
  expect(await exists(person.id)).toBe(true);
  await service.from('user_roles').insert(staff);
  expect((await call()).status).toBe(200);
});
