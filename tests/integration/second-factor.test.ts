/** Who set up a second factor, where the backend has any, is of the team only with it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedEngine, openEmbedded } from '../../scripts/stack/backend/embedded.ts';
import { signUp } from '../support/backend.ts';

let engine: EmbeddedEngine;
let person: string;

beforeAll(async () => {
  engine = await openEmbedded({
    // As on hosted Supabase.
    prepare: 'create table auth.mfa_factors (user_id uuid not null, status text not null)',
  });
  ({ id: person } = await signUp(engine, { email: 'staff@example.com' }));
  await engine.sql("insert into public.user_roles (user_id, role) values ($1, 'manager')", [
    person,
  ]);
});

afterAll(() => engine.close());

async function standing(aal?: 'aal1' | 'aal2') {
  await engine.sql("select set_config('request.jwt.claim.sub', $1, false)", [person]);
  await engine.sql("select set_config('request.jwt.claims', $1, false)", [
    JSON.stringify({ sub: person, ...(aal ? { aal } : {}) }),
  ]);
  const [row] = await engine.sql(
    'select public.is_staff() as staff, public.is_manager() as manager',
  );
  return row;
}

test('a factor that was set up must be used; without one, or before it is proved, nothing changes', async () => {
  const [inside, outside] = [
    { staff: true, manager: true },
    { staff: false, manager: false },
  ];
  expect(await standing('aal1')).toEqual(inside);
  await engine.sql("insert into auth.mfa_factors values ($1, 'unverified')", [person]);
  expect(await standing('aal1')).toEqual(inside);
  await engine.sql("update auth.mfa_factors set status = 'verified'");
  expect(await standing('aal1')).toEqual(outside);
  expect(await standing()).toEqual(outside);
  expect(await standing('aal2')).toEqual(inside);
});
