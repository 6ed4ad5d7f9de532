import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { answer, Refusal } from '../lib/answer.ts';
import { serviceBackend } from '../lib/backend.ts';
import { endpoint } from '../lib/endpoint.ts';
import { rebuildEnv } from '../lib/env.ts';
import { rebuildSoon } from '../lib/rebuild.ts';

export const config = { path: '/api/rebuild' };

/** Tables that pages are built from. */
const built: readonly string[] = ['brands', 'cars', 'chargers', 'tariffs'];

/**
 * `POST /api/rebuild`, the address of the database's webhook, with the shared secret as bearer and the payload that
 * Supabase sends (`{ type, table, schema, record, old_record }`): calls for a new build of the site. A burst of
 * changes, however many instances of this function hear of it, makes one.
 *
 * 200 `{ status: 'called' }`; 202 `{ status: 'folded' }` when another call sees to it, `{ status: 'ignored' }` for
 * tables that no page shows; 400, 413, 415 no such payload; 401 not the secret; 405 not POST; 502 backend or build
 * hook failed, and the sweep tries again; 503 not set up. Refusals carry `{ error }`.
 */
export default endpoint({
  env: rebuildEnv,
  // A row as it was and as it is, with its photos.
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

/** Takes the same time wherever two texts differ, so that a secret cannot be guessed letter by letter. */
function sameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
