/** How the forms store a request: once, whatever became of earlier attempts. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { BackendFailure } from '#data/failure.ts';
import { storeRequest, storeVisitRequest } from '#data/requests.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { requestRows } from '../support/rows.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});

/** What a form states; the id of the row is the attempt's. */
function stated<Row extends { id: string }>({ id: _id, ...row }: Row): Omit<Row, 'id'> {
  return row;
}

const kinds = {
  car_requests: (key: Key) =>
    storeRequest(backend.as.buyer, 'car_requests', key, stated(requestRows.car_requests)),
  charger_requests: (key: Key) =>
    storeRequest(backend.as.buyer, 'charger_requests', key, stated(requestRows.charger_requests)),
  visit_requests: (key: Key) =>
    storeVisitRequest(backend.as.buyer, key, stated(requestRows.visit_requests)),
  insurance_requests: (key: Key) =>
    storeRequest(
      backend.as.buyer,
      'insurance_requests',
      key,
      stated(requestRows.insurance_requests),
    ),
  financing_requests: (key: Key) =>
    storeRequest(
      backend.as.buyer,
      'financing_requests',
      key,
      stated(requestRows.financing_requests),
    ),
};
type Key = { id: string; user_id: string };

const newKey = (): Key => ({ id: randomUUID(), user_id: backend.accounts.buyer.id });

const storedUnder = (table: string, id: string) =>
  backend.engine.sql(`select * from public.${table} where id = $1`, [id]);

test.each(Object.entries(kinds))(
  '%s is stored once, however often it is tried',
  async (table, store) => {
    const key = newKey();
    await Promise.all([store(key), store(key)]);
    await store(key);
    expect(await storedUnder(table, key.id)).toHaveLength(1);
  },
);

test('a visit comes back as it is stored, also from a second attempt', async () => {
  const key = newKey();
  const first = await kinds.visit_requests(key);
  expect(first).toMatchObject({ ...stated(requestRows.visit_requests), ...key, status: 'new' });
  expect(await kinds.visit_requests(key)).toEqual(first);
});

test('what was changed after an attempt that was stored is not taken for the same', async () => {
  const key = newKey();
  await kinds.car_requests(key);
  const changed = { ...stated(requestRows.car_requests), daily_km: 41 };
  await expect(storeRequest(backend.as.buyer, 'car_requests', key, changed)).rejects.toMatchObject({
    kind: 'taken',
  });
});

test('what is no longer stated after an attempt that was stored is not taken for the same', async () => {
  const key = newKey();
  await kinds.car_requests(key);
  const { location, ...rest } = stated(requestRows.car_requests);
  expect(location).toBeTruthy();
  await expect(storeRequest(backend.as.buyer, 'car_requests', key, rest)).rejects.toMatchObject({
    kind: 'taken',
  });
});

test('the id of somebody else stores nothing, and says nothing of their request', async () => {
  const key = newKey();
  await kinds.car_requests(key);
  const theirs = { id: key.id, user_id: backend.accounts.stranger.id };
  const refused = storeRequest(
    backend.as.stranger,
    'car_requests',
    theirs,
    stated(requestRows.car_requests),
  );
  await expect(refused).rejects.toMatchObject({ kind: 'offline' });
});

test('a call without a session fails with the kind for that', async () => {
  const refused = storeRequest(
    backend.as.anonymous,
    'car_requests',
    newKey(),
    stated(requestRows.car_requests),
  );
  await expect(refused).rejects.toBeInstanceOf(BackendFailure);
  await expect(refused).rejects.toMatchObject({ kind: 'forbidden' });
});
