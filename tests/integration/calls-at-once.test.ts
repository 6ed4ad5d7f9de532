/** Calls that come at the same time do not get into one another, though the embedded database has one connection. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type Backend, type Client, startBackend } from '../support/backend.ts';
import { requestRows } from '../support/rows.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  // The first call has the engine look at the whole database, which keeps others waiting.
  await backend.as.service.from('profiles').select('id');
});

/** Makes ten calls at once, every other one of a second kind. */
const tenTimes = <Result>(first: () => PromiseLike<Result>, second: () => PromiseLike<Result>) =>
  Promise.all(Array.from({ length: 10 }, (_, turn) => (turn % 2 === 0 ? first() : second())));

test('what is answered as stored is stored, whatever is refused meanwhile', async () => {
  const { id: user_id } = backend.accounts.buyer;
  const ask = async (phone: string) => {
    const row = { ...requestRows.car_requests, id: randomUUID(), user_id, phone };
    const { error } = await backend.as.service.from('car_requests').insert(row);
    return { id: row.id, error };
  };
  const answers = await tenTimes(
    () => ask('01012345678'),
    () => ask('none'),
  );
  expect(answers.map(({ error }) => error === null)).toEqual(
    answers.map((_, turn) => turn % 2 === 0),
  );
  const stored = await backend.engine.sql('select id from public.car_requests');
  const said = answers.flatMap(({ id, error }) => (error === null ? id : []));
  expect(stored.map(({ id }) => id).sort()).toEqual(said.sort());
});

test('each reads as who they are', async () => {
  const read = async (as: Client) => (await as.from('profiles').select('id')).data;
  const seen = await tenTimes(
    () => read(backend.as.service),
    () => read(backend.as.anonymous),
  );
  const all = await backend.engine.sql('select id from public.profiles');
  expect(seen.map((rows) => rows?.length ?? 0)).toEqual(
    seen.map((_, turn) => (turn % 2 === 0 ? all.length : 0)),
  );
});
