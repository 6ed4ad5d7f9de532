/** How many requests an account may send: each is two mails, one of them to the sales team. */
import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storeRequest } from '#data/requests.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { requestRows, type Values } from '../support/rows.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});

const most = 20;

describe.each(Object.entries<Values>(requestRows))('%s', (table, row) => {
  const send = (as: SupabaseClient, rows: Values[]) => as.from(table).insert(rows);
  const fresh = (): Values => ({ ...row, id: randomUUID() });
  const stored = () => backend.engine.sql(`select id from public.${table}`);

  beforeEach(async () => {
    await backend.engine.sql(`delete from public.${table}`);
    const first = Array.from({ length: most }, fresh);
    expect((await send(backend.as.buyer, first)).error).toBeNull();
  });

  test('past twenty in an hour no more is taken from this person', async () => {
    const refused = await send(backend.as.buyer, [fresh()]);
    expect([refused.status, refused.error?.code]).toEqual([429, 'PT429']);
    expect((await send(backend.as.stranger, [fresh()])).error).toBeNull();
    expect(await stored()).toHaveLength(most + 1);
  });

  test('one that is stored already is still found by its id', async () => {
    const [one] = await stored();
    const again = await send(backend.as.buyer, [{ ...row, id: String(one?.id) }]);
    expect(again.error?.code).toBe('23505');
  });

  test('an hour later they are taken again', async () => {
    await backend.engine.sql(
      `update public.${table} set created_at = created_at - interval '1 hour'`,
    );
    expect((await send(backend.as.buyer, [fresh()])).error).toBeNull();
  });

  test('our own functions and editors are not counted', async () => {
    const { id: user_id } = backend.accounts.buyer;
    expect((await send(backend.as.service, [{ ...fresh(), user_id }])).error).toBeNull();
  });

  test('many at once are counted one by one, and none of them is stored', async () => {
    const flood = Array.from({ length: most + 1 }, fresh);
    expect((await send(backend.as.stranger, flood)).error?.code).toBe('PT429');
    expect(await stored()).toHaveLength(most);
  });
});

test('the form gets the reason', async () => {
  const { id: _id, ...stated } = requestRows.car_requests;
  const key = () => ({ id: randomUUID(), user_id: backend.accounts.stranger.id });
  for (let sent = 0; sent < most; sent += 1) {
    await storeRequest(backend.as.stranger, 'car_requests', key(), stated);
  }
  await expect(
    storeRequest(backend.as.stranger, 'car_requests', key(), stated),
  ).rejects.toMatchObject({
    kind: 'too_often',
  });
});
