import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { answer, Refusal } from '../lib/answer.ts';
import { serviceBackend } from '../lib/backend.ts';
import { endpoint } from '../lib/endpoint.ts';
import { rebuildEnv } from '../lib/env.ts';
import { rebuildSoon } from '../lib/rebuild.ts';

export const config = { path: '/api/rebuild' };

/** The tables that pages are built from. */
const built: readonly string[] = ['brands', 'cars', 'chargers', 'charging_points', 'tariffs'];

/**
 * `POST /api/rebuild`, the database's webhook, with the shared secret as bearer and Supabase's payload
 * (`{ type, table, schema, record, old_record }`): starts a new build of the site, one for a burst of changes.
 *
 * 200 `{ status: 'called' }`; 202 `{ status: 'folded' }` when another call starts it, `{ status: 'ignored' }` for tables
 * that no page shows; 400, 413, 415 invalid payload; 401 wrong secret; 405 not POST; 502 the backend or the build hook
 * failed, and the sweep tries again; 503 misconfigured. Refusals have `{ error }`.
 */
export default endpoint({
  env: rebuildEnv,
  // The old and the new row, with photos.
  longest: 200_000,
  body: z.object({
    type: z.enum(['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']),
    table: z.string(),
    schema: z.string(),
  }),
  work: async ({ request, env, body }) => {
    const given = request.headers.get('authorization') ?? '';
    if (!sameText(given, `Bearer ${env.REBUILD_SECRET}`)) throw new Refusal(401, 'wrong_secret');
    const { table, schema } = await body();
    if (schema !== 'public' || !built.includes(table)) return answer(202, { status: 'ignored' });
    const status = await rebuildSoon(serviceBackend(env), env);
    return answer(status === 'called' ? 200 : 202, { status });
  },
});

/** Compares in constant time, so that a secret cannot be guessed letter by letter. */
function sameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
