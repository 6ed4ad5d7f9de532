import { beforeAll, expect, test } from 'vitest';
import { keys } from '../../scripts/stack/backend/embedded.ts';
import { type Backend, clientOf, signUp, startBackend } from '../support/backend.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});

async function profileAfterSignUp(person: { email: string; name?: string; phone?: string }) {
  const account = await signUp(backend.engine, person);
  const { data } = await clientOf(backend.engine, keys.publishable, account.token)
    .from('profiles')
    .select('name, email, phone')
    .single();
  return data;
}

test('a person who signs up has a profile with what they gave', async () => {
  const person = { email: 'mona@example.com', name: 'منى Sami', phone: '+20 101 234 5678' };
  expect(await profileAfterSignUp(person)).toEqual(person);
});

test.each([
  { given: undefined, email: 'karim@example.com', name: 'karim' },
  { given: '   ', email: 'blank@example.com', name: 'blank' },
  { given: ' Two\nlines\u0007 ', email: 'lines@example.com', name: 'Two lines' },
  { given: 'x'.repeat(300), email: 'long@example.com', name: 'x'.repeat(100) },
  { given: 'A', email: 'short@example.com', name: 'A' },
])('the name of $email becomes "$name"', async ({ given, email, name }) => {
  const profile = await profileAfterSignUp({
    email,
    ...(given === undefined ? {} : { name: given }),
  });
  expect(profile).toMatchObject({ name });
});

test('without a usable name or mailbox the person is called User', async () => {
  await backend.engine.sql(`
    insert into auth.users (id, email) values ('dddddddd-0000-4000-8000-000000000002', '@example.com')`);
  const rows = await backend.engine.sql(
    "select name from public.profiles where email = '@example.com'",
  );
  expect(rows).toEqual([{ name: 'User' }]);
});

test('a telephone number that is none does not stand in the way of signing up', async () => {
  const profile = await profileAfterSignUp({ email: 'phone@example.com', phone: 'call me' });
  expect(profile).toMatchObject({ phone: null });
  const short = await profileAfterSignUp({ email: 'digits@example.com', phone: '+20 (1) 2' });
  expect(short).toMatchObject({ phone: null });
  const hotline = await profileAfterSignUp({ email: 'hotline@example.com', phone: '١٩٦٥٤' });
  expect(hotline).toMatchObject({ phone: '١٩٦٥٤' });
  const part = await profileAfterSignUp({ email: 'part@example.com', phone: '٠١٠ ١٢٣٤ ٥٦٧' });
  expect(part).toMatchObject({ phone: null });
});

test('a mobile number that is not whole is refused when it is new, and kept where it was stored before', async () => {
  const { id, email } = backend.accounts.buyer;
  const store = (phone: string, name = 'Buyer') =>
    backend.as.buyer.from('profiles').upsert({ id, name, email, phone });
  const refused = await store('0101234567');
  expect(refused.error?.message).toContain(
    'A mobile number that begins with 01 has 11 digits, such as 01012345678.',
  );
  // As it may have been stored before this rule.
  await backend.engine.sql('alter table public.profiles disable trigger refuse_part_mobile');
  expect((await store('0101234567')).error).toBeNull();
  await backend.engine.sql('alter table public.profiles enable trigger refuse_part_mobile');
  expect((await store('0101234567', 'Buyer by another name')).error).toBeNull();
  expect((await store('01012345678')).error).toBeNull();
});

test.each(['"{\\"name\\": \\"Wrapped\\"}"', '"no object"', '[1]', 'null'])(
  'metadata stored as %s never blocks an account',
  async (metadata) => {
    await backend.engine.sql("delete from auth.users where email = 'odd@example.com'");
    await backend.engine.sql(
      "insert into auth.users (id, email, raw_user_meta_data) values (gen_random_uuid(), 'odd@example.com', $1::text::jsonb)",
      [metadata],
    );
    const rows = await backend.engine.sql(
      "select name from public.profiles where email = 'odd@example.com'",
    );
    expect(rows).toEqual([{ name: metadata.includes('Wrapped') ? 'Wrapped' : 'odd' }]);
  },
);

test('the upsert that follows a sign-up is accepted, in whatever letter case the e-mail was typed', async () => {
  const { id, email } = backend.accounts.buyer;
  const profile = { id, name: 'Buyer Again', email: email.toUpperCase(), phone: null };
  const { error } = await backend.as.buyer
    .from('profiles')
    .upsert({ ...profile, updated_at: new Date().toISOString() }, { onConflict: 'id' });
  expect(error).toBeNull();
  const { data } = await backend.as.buyer.from('profiles').select('name, email').single();
  expect(data).toEqual({ name: 'Buyer Again', email });
});

test('nobody changes the e-mail of their profile, alone or along with the name', async () => {
  for (const change of [
    { email: 'other@example.com' },
    { email: 'other@example.com', name: 'Other' },
  ]) {
    const { error } = await backend.as.buyer
      .from('profiles')
      .update(change)
      .eq('id', backend.accounts.buyer.id);
    expect(error).toMatchObject({ code: '42501' });
  }
  const { data } = await backend.as.buyer.from('profiles').select('email').single();
  expect(data).toEqual({ email: backend.accounts.buyer.email });
});

test('a new profile cannot carry the e-mail of somebody else', async () => {
  const { id } = backend.accounts.stranger;
  await backend.engine.sql('delete from public.profiles where id = $1', [id]);
  const insert = (email: string) =>
    backend.as.stranger.from('profiles').insert({ id, name: 'Stranger', email });
  expect((await insert('staff@example.com')).error).toMatchObject({ code: '42501' });
  expect((await insert('stranger@example.com')).error).toBeNull();
});

test('a name of one letter is refused when a profile is edited', async () => {
  const edit = (name: string) =>
    backend.as.buyer.from('profiles').update({ name }).eq('id', backend.accounts.buyer.id);
  expect((await edit('B')).error?.message).toContain('at least 2 characters');
  expect((await edit(' B ')).error?.message).toContain('at least 2 characters');
  expect((await edit('B\u00A0\u00A0')).error?.message).toContain('at least 2 characters');
  expect((await edit('\u200BB\u3000\uFEFF')).error?.message).toContain('at least 2 characters');
  expect((await edit('Bo')).error).toBeNull();
  expect((await edit('منى')).error).toBeNull();
});

test("the moment of the last change is the database's own", async () => {
  const { id } = backend.accounts.buyer;
  await backend.as.buyer
    .from('profiles')
    .update({ name: 'Buyer', updated_at: '2001-01-01T00:00:00Z' })
    .eq('id', id);
  const rows = await backend.engine.sql(
    "select updated_at > now() - interval '1 minute' as fresh from public.profiles where id = $1",
    [id],
  );
  expect(rows).toEqual([{ fresh: true }]);
});
