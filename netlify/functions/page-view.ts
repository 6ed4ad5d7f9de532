import { isbot } from 'isbot';
import { z } from 'zod';
import { backendFailed, Refusal } from '../lib/answer.ts';
import { serviceBackend } from '../lib/backend.ts';
import { addressOf } from '../lib/call-limit.ts';
import { endpoint } from '../lib/endpoint.ts';
import { serviceEnv } from '../lib/env.ts';

export const config = { path: '/api/page-view' };

const host = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9.-]{1,253}$/);

/**
 * `POST /api/page-view` with `{ path, host? }`: counts a page view and the site that led to it, without anything about
 * the reader. Bots, people who ask not to be tracked (Do Not Track, Global Privacy Control) and addresses that read
 * faster than people are not counted.
 *
 * 204 counted or not; 400, 413, 415 invalid body; 403 sent by a page of another site; 405 not POST; 502 the backend
 * failed; 503 misconfigured. Refusals have `{ error }`.
 */
export default endpoint({
  env: serviceEnv,
  longest: 1_000,
  body: z.object({
    path: z
      .string()
      .max(300)
      .regex(/^\/[^?#\p{Cc}]*$/u),
    host: host.optional(),
  }),
  work: async ({ request, env, body }) => {
    const { headers } = request;
    const from = headers.get('sec-fetch-site');
    if (from !== null && from !== 'same-origin') throw new Refusal(403, 'another_site');
    const { path, host } = await body();
    if (!isCounted(headers)) return new Response(null, { status: 204 });
    const { error } = await serviceBackend(env).rpc('note_page_view', {
      caller: addressOf(request),
      page: path,
      host: host ?? '',
    });
    if (error) throw backendFailed(error);
    return new Response(null, { status: 204 });
  },
});

function isCounted(headers: Headers): boolean {
  if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return false;
  const program = headers.get('user-agent');
  return program !== null && program !== '' && !isbot(program);
}
