/** The members of the team, and how somebody joins and leaves it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invitableEmail, readTeam } from '#data/team.ts';
import { keys } from '../../scripts/stack/backend/embedded.ts';
import { type Account, type Backend, clientOf, signUp, startBackend } from '../support/backend.ts';
import { anotherPhone, deskOf, idsOf } from '../support/desk.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.engine.close());

test('a manager invites by e-mail; the role comes with the confirmed address and goes at once', async () => {
  const role = async () => (await backend.as.stranger.rpc('is_staff')).data;
  const invite = { to_email: ' Stranger@Example.com', to_role: 'sales' };
  await backend.engine.sql(
    "update auth.users set email_confirmed_at = null where email = 'stranger@example.com'",
  );
  expect((await backend.as.staff.rpc('invite_staff', invite)).data).toBe('invited');
  expect((await backend.as.stranger.rpc('accept_invitation')).data).toBe(false);
  expect(await role()).toBe(false);
  await backend.engine.sql(
    "update auth.users set email_confirmed_at = now() where email = 'stranger@example.com'",
  );
  expect((await backend.as.stranger.rpc('accept_invitation')).data).toBe(true);
  expect(await role()).toBe(true);
  // Sales people do not edit the catalogue and invite nobody.
  expect((await backend.as.stranger.rpc('is_manager')).data).toBe(false);
  const brand = await backend.as.stranger.from('brands').insert({ id: 'nile', name_en: 'Nile' });
  expect(brand.error).toMatchObject({ code: '42501' });
  expect((await backend.as.stranger.rpc('invite_staff', invite)).error?.code).toBe('42501');
  expect(
    (await backend.as.staff.rpc('remove_staff', { member_email: 'stranger@example.com' })).data,
  ).toBe(true);
  expect(await role()).toBe(false);
  const own = { member_email: backend.accounts.staff.email };
  expect((await backend.as.staff.rpc('remove_staff', own)).error?.code).toBe('42501');
});

let made = 0;

/** Somebody new, with a role that the staff account gave, where one is named. */
async function join(role?: 'sales' | 'manager') {
  made += 1;
  const account = await signUp(backend.engine, { email: `member-${made}@example.com` });
  if (role) await invite(backend.as.staff, account.email, role);
  return { ...account, as: clientOf(backend.engine, keys.publishable, account.token) };
}

const invite = async (by: Backend['as']['staff'], email: string, role: 'sales' | 'manager') =>
  (await by.rpc('invite_staff', { to_email: email, to_role: role })).data;

/** An invitation to somebody whose account is confirmed afterwards. */
async function invited(by: Backend['as']['staff'], role: 'sales' | 'manager') {
  const person = await join();
  const confirm = (moment: string) =>
    backend.engine.sql(`update auth.users set email_confirmed_at = ${moment} where id = $1`, [
      person.id,
    ]);
  await confirm('null');
  expect(await invite(by, person.email, role)).toBe('invited');
  await confirm('now()');
  return person;
}

const remove = (by: Backend['as']['staff'], { email }: Pick<Account, 'email'>, to?: string) =>
  by.rpc('remove_staff', { member_email: email, ...(to ? { hand_over_to: to } : {}) });
const accepts = async ({ as }: Pick<Awaited<ReturnType<typeof join>>, 'as'>) =>
  (await as.rpc('accept_invitation')).data;

test.each<[string, (manager: Awaited<ReturnType<typeof join>>) => PromiseLike<unknown>]>([
  ['is removed', (manager) => remove(backend.as.staff, manager)],
  ['is moved to sales', ({ email }) => invite(backend.as.staff, email, 'sales')],
  ['is deleted', ({ id }) => backend.as.service.rpc('delete_account', { account: id })],
  [
    'is deleted at the auth service',
    ({ id }) => backend.engine.sql('delete from auth.users where id = $1', [id]),
  ],
  [
    'loses the role by the secret key',
    ({ id }) => backend.as.service.from('user_roles').delete().eq('user_id', id),
  ],
])('the invitations of a manager who %s are worth nothing', async (_, leave) => {
  const manager = await join('manager');
  const person = await invited(manager.as, 'manager');
  await leave(manager);
  const team = await readTeam(backend.as.staff);
  expect(team.map(({ email }) => email)).not.toContain(person.email);
  expect(await accepts(person)).toBe(false);
});

test('an invitation counts while its inviter is a manager; the secret key needs none', async () => {
  const person = await invited(backend.as.staff, 'sales');
  expect(await accepts(person)).toBe(true);
  expect(await accepts(person)).toBe(false);
  const other = await join();
  await backend.as.service.from('staff_invitations').insert({ email: other.email, role: 'sales' });
  expect(await accepts(other)).toBe(true);
});

test.each([
  ['mona@example.com', true],
  ["o'neil+desk@mail.example-1.co", true],
  ['a@xn--wgbh1c.xn--wgbh1c', true],
  ['<a@b.example>', false],
  ['\u0430gent@example.com', false],
  ['agent@ex\u0430mple.com', false],
  ['agent@example.\u0441om', false],
  ['\uff41gent@example.com', false],
  ['ag\u0131nt@example.com', false],
  ['agent\u200b@example.com', false],
  ['a..b@example.com', false],
  ['.a@example.com', false],
  ['a@example..com', false],
  ['a@-example.com', false],
  ['a@example.com,b@example.com', false],
  ['"a"@example.com', false],
  ['a b@example.com', false],
])('whether %s can be invited, the form and the database say alike: %s', async (email, fits) => {
  expect(invitableEmail.test(email)).toBe(fits);
  const { error } = await backend.as.staff.rpc('invite_staff', {
    to_email: email,
    to_role: 'sales',
  });
  expect(error?.code).toBe(fits ? undefined : '22023');
  await remove(backend.as.staff, { email });
});

const lastManager = { code: 'PT409', message: 'Name another manager first' };

test('the last manager stays, whichever way they would go', async () => {
  const { staff } = backend.accounts;
  const { service } = backend.as;
  for (const { id, role } of await readTeam(backend.as.staff)) {
    if (role === 'manager' && id !== staff.id && id) {
      await service.from('user_roles').delete().eq('user_id', id);
    }
  }
  await backend.as.staff.rpc('invite_staff', { to_email: 'x@example.com', to_role: 'manager' });
  const roles = () => service.from('user_roles');
  const refused = [
    await service.rpc('delete_account', { account: staff.id }),
    await roles().delete().eq('user_id', staff.id),
    await roles().update({ role: 'sales' }).eq('user_id', staff.id),
  ];
  for (const { error } of refused) expect(error).toMatchObject(lastManager);
  for (const sql of [
    'delete from auth.users where id = $1',
    "update auth.users set banned_until = 'infinity' where id = $1",
  ]) {
    await expect(backend.engine.sql(sql, [staff.id])).rejects.toThrow(lastManager.message);
  }
  expect((await backend.as.staff.rpc('is_manager')).data).toBe(true);
  // One more, and each of them may go.
  const other = await join('manager');
  expect((await service.rpc('delete_account', { account: other.id })).error).toBeNull();
});

const owners = async (ids: string[]) =>
  (
    await backend.engine.sql('select id, owner_id, version from public.leads where id = any($1)', [
      ids,
    ])
  ).map(({ owner_id }) => owner_id);

test('open requests of who is removed go to a colleague or to nobody, in one step with the history', async () => {
  const desk = deskOf(backend);
  const [leaver, next] = [await join('sales'), await join('sales')];
  const own = async (user_id: string) => {
    const id = await desk.send('visit_requests', { user_id, phone_number: anotherPhone() });
    await desk.act(id, 'assigned', { detail: { to: leaver.id }, seen: 1 });
    return id;
  };
  const open = await own(backend.accounts.buyer.id);
  const closed = await own(backend.accounts.stranger.id);
  await desk.act(closed, 'status', { detail: { to: 'done', outcome: 'won' }, seen: 2 });
  expect((await readTeam(backend.as.staff)).find(({ id }) => id === leaver.id)?.open_requests).toBe(
    1,
  );

  const nobody = 'cccccccc-0000-4000-8000-000000000099';
  for (const to of [nobody, leaver.id, backend.accounts.buyer.id]) {
    expect((await remove(backend.as.staff, leaver, to)).error?.code).toBe('22023');
  }
  expect(await owners([open])).toEqual([leaver.id]);
  expect((await remove(backend.as.staff, leaver, next.id)).data).toBe(true);
  expect(await owners([open])).toEqual([next.id]);
  const history = (await desk.read(open)).events;
  expect(history.at(-1)).toMatchObject({
    action: 'assigned',
    actor_id: backend.accounts.staff.id,
    detail: { from: leaver.id, to: next.id },
  });
  // What is opened again belongs to whoever has the person now.
  expect(await owners([closed])).toEqual([leaver.id]);
  await desk.act(closed, 'status', { detail: { to: 'in_progress' }, seen: 3 });
  expect(await owners([closed])).toEqual([next.id]);

  await remove(backend.as.staff, next);
  expect(await owners([open, closed])).toEqual([null, null]);
  expect(idsOf(await desk.queue({ owner: 'nobody' })).sort()).toEqual([open, closed].sort());
  const { data: counts } = await backend.as.staff.rpc('desk_counts');
  expect(counts).toMatchObject({ nobodys: 2 });
  expect((await desk.read(open)).events.at(-1)).toMatchObject({
    detail: { from: next.id, to: null },
  });
});

test.each<[string, (id: string) => PromiseLike<unknown>]>([
  ['their own wish', (id) => backend.as.service.rpc('delete_account', { account: id })],
  ['the auth service', (id) => backend.engine.sql('delete from auth.users where id = $1', [id])],
])('an account of the team that is deleted by %s frees its requests', async (_, leave) => {
  const desk = deskOf(backend);
  const leaver = await join('sales');
  const id = await desk.send('visit_requests');
  await desk.act(id, 'assigned', { detail: { to: leaver.id }, seen: 1 });
  await leave(leaver.id);
  expect(await owners([id])).toEqual([null]);
  expect((await desk.read(id)).events.at(-1)).toMatchObject({
    action: 'assigned',
    detail: { to: null },
  });
  // Nobody is given a request who is not in the team, whatever writes it.
  await backend.engine.sql('update public.leads set owner_id = $1 where id = $2', [
    backend.accounts.buyer.id,
    id,
  ]);
  expect(await owners([id])).toEqual([null]);
});
