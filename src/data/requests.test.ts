/** An answer of a gateway in place of the backend never counts as a success. */
import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from './database.types.ts';
import { BackendFailure } from './failure.ts';
import { addFavourite } from './favourites.ts';
import { storeRequest, storeVisitRequest } from './requests.ts';

type Said = { status: number; body: string };

function backendAnswering(status: number, body: string, toReading: Said = { status, body }) {
  return backendOn(async (_, request) =>
    request?.method === 'GET'
      ? new Response(toReading.body, { status: toReading.status })
      : new Response(body, { status }),
  );
}

function backendOn(fetch: typeof globalThis.fetch) {
  return createClient<Database>('https://backend.example', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch },
  });
}

const key = { id: crypto.randomUUID(), user_id: crypto.randomUUID() };
const stated = {
  name: 'Mona',
  phone: '01012345678',
  daily_km: 40,
  travel_between_cities: false,
  own_second_car: false,
  private_parking: true,
};

const there = JSON.stringify({ code: '23505', message: 'duplicate key' });

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

describe.each([
  ['an empty page', 404, ''],
  ['a page of a hotel', 200, '<!doctype html><p>Welcome'],
  ['a page of a gateway', 502, '<h1>Bad Gateway</h1>'],
])('%s', (_, status, body) => {
  test('stores no request, and is not shown to a person', async () => {
    const failure = await storeRequest(
      backendAnswering(status, body),
      'car_requests',
      key,
      stated,
    ).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BackendFailure);
    expect(failure).toMatchObject({ kind: 'offline' });
  });

  test('saves no favourite', async () => {
    const item = { itemType: 'car', itemId: crypto.randomUUID() } as const;
    const backend = backendAnswering(status, body);
    expect(await addFavourite(backend, key.user_id, item)).toBe(false);
  });
});

describe.each(['null', '{}', '[]', '[{}]', '"maintenance"', '{"data":[]}'])(
  'JSON of another shape, %s',
  (body) => {
    test('says nothing of what an earlier attempt stored: no second one is begun', async () => {
      const backend = backendAnswering(409, there, { status: 200, body });
      const failure = await storeRequest(backend, 'car_requests', key, stated).catch(
        (error: unknown) => error,
      );
      expect(failure).toMatchObject({ name: 'BackendFailure', kind: 'offline' });
    });

    test('is no visit to show', async () => {
      const visit = {
        full_name: 'Mona',
        email: 'mona@example.com',
        phone_number: '01012345678',
        visit_date: '2026-12-01',
        visit_time: '12:00',
        brand_name: 'BYD',
        model_name: 'Seal',
      };
      const failure = await storeVisitRequest(backendAnswering(201, body), key, visit).catch(
        (error: unknown) => error,
      );
      expect(failure).toMatchObject({ name: 'BackendFailure', kind: 'offline' });
    });
  },
);

test('an answer that does not come is not waited for for ever, not even to what an earlier attempt stored', async () => {
  vi.useFakeTimers();
  const backend = backendOn((_, request) =>
    request?.method === 'GET'
      ? new Promise((_, reject) => {
          request.signal?.addEventListener('abort', () => reject(request.signal?.reason));
        })
      : Promise.resolve(new Response(there, { status: 409 })),
  );
  const attempt = storeRequest(backend, 'car_requests', key, stated).catch(
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  vi.useRealTimers();
  expect(await attempt).toMatchObject({ name: 'BackendFailure', kind: 'offline' });
});

test('a request of an account that was deleted is refused as that of nobody', async () => {
  const gone = JSON.stringify({ code: '23503', message: 'violates foreign key constraint' });
  const attempt = storeRequest(backendAnswering(409, gone), 'car_requests', key, stated);
  await expect(attempt).rejects.toMatchObject({ kind: 'forbidden' });
});
