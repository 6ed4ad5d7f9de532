/** Accounts that nobody confirmed do not wait for the owner of the address. */
import { expect, test } from 'vitest';
import sweep from '../../netlify/functions/sweep.ts';
import { mailedRequests } from '../support/mailed-requests.ts';

const world = mailedRequests();

test('an account whose e-mail nobody confirmed goes after two days, unless somebody was invited', async () => {
  const { engine } = world.backend;
  const make = (name: string, age: string, column: 'invited_at' | 'email_confirmed_at' | null) =>
    engine.sql(
      `insert into auth.users (id, email, created_at${column ? `, ${column}` : ''})
       values (gen_random_uuid(), $1, now() - interval '${age}'${column ? ', now()' : ''})`,
      [`${name}@example.com`],
    );
  await make('late', '49 hours', null);
  await make('recent', '47 hours', null);
  await make('confirmed', '49 hours', 'email_confirmed_at');
  await make('invited', '49 hours', 'invited_at');
  const before = await engine.sql('select email from auth.users');
  await sweep();
  const after = await engine.sql('select email from auth.users');
  const gone = before.filter(({ email }) => !after.some((left) => left.email === email));
  expect(gone).toEqual([{ email: 'late@example.com' }]);
});
