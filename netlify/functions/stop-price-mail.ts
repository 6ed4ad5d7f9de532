import { z } from 'zod';
import { answer, backendFailed, Refusal } from '../lib/answer.ts';
import { serviceBackend } from '../lib/backend.ts';
import { addressOf, limitCalls } from '../lib/call-limit.ts';
import { endpoint } from '../lib/endpoint.ts';
import { serviceEnv } from '../lib/env.ts';

export const config = { path: '/api/stop-price-mail' };

/** A mail provider sends the requests of all its users from a few IP addresses. */
const perAddress = { action: 'stop-price-mail', most: 300, seconds: 60 };

const stoppedSchema = z.object({ brand: z.string().nullable(), model: z.string().nullable() });

const stop = endpoint({
  env: serviceEnv,
  // The body is ignored: mail providers send a form, the page sends none.
  body: z.unknown(),
  work: async ({ request, env }) => {
    const service = serviceBackend(env);
    await limitCalls(service, addressOf(request), perAddress);
    const favorite = z.guid().safeParse(new URL(request.url).searchParams.get('favorite'));
    if (!favorite.success) throw new Refusal(404, 'not_found');
    const { data, error } = await service.rpc('stop_price_mail', { favorite: favorite.data });
    if (error) throw backendFailed(error);
    if (data === null) throw new Refusal(404, 'not_found');
    return answer(200, stoppedSchema.parse(data));
  },
});

/**
 * `POST /api/stop-price-mail?favorite=…`: stops the mails about the price of one favourite. Its id, which only its
 * mails contain, replaces a sign-in; mail providers post here as RFC 8058 says. `GET` redirects to the page with a
 * button, because mail scanners open every link, and so does `HEAD`.
 *
 * 200 `{ brand, model }`, also when they were stopped before, null where it is not shown; 303 to the page; 404 there is no such favourite; 405
 * another method; 429 too many calls; 502 the backend failed; 503 misconfigured. Refusals have `{ error }`.
 */
export default async function stopPriceMail(request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return stop(request);
  const { searchParams } = new URL(request.url);
  const root = searchParams.get('language') === 'ar' ? '/ar' : '';
  const favorite = encodeURIComponent(searchParams.get('favorite') ?? '');
  return new Response(null, {
    status: 303,
    headers: { location: `${root}/unsubscribe?favorite=${favorite}`, 'cache-control': 'no-store' },
  });
}
