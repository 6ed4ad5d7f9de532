/** The members of the team, and how somebody joins and leaves it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Backend, startBackend } from '../support/backend.ts';

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
