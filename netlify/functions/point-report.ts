import { z } from 'zod';
import { pointFaults, reportWords } from '#domain/point-reports.ts';
import { answer, backendFailed, Refusal } from '../lib/answer.ts';
import { serviceBackend } from '../lib/backend.ts';
import { addressOf, limitCalls } from '../lib/call-limit.ts';
import { endpoint } from '../lib/endpoint.ts';
import { serviceEnv } from '../lib/env.ts';

export const config = { path: '/api/point-report' };

/** More than a driver meets in an hour; mobile networks share addresses. */
const perAddress = { action: 'point-report', most: 20, seconds: 3600 };

/**
 * `POST /api/point-report` with `{ point, kind, words, language }`: tells the desk what is wrong at a charging point. Nobody
 * needs an account, and nothing about the sender is kept. The same report sent twice is one.
 *
 * 200 `{ status: 'stored' }`, or `known` and `full` where the desk has been told already; 400, 413, 415 invalid body; 403
 * sent by a page of another site; 404 no such place; 405 not POST; 429 too many reports from this address; 502 the
 * backend failed; 503 misconfigured. Refusals have `{ error }`.
 */
export default endpoint({
  env: serviceEnv,
  body: z.object({
    point: z.guid(),
    kind: z.enum(pointFaults),
    words: z.string().max(1_000).transform(reportWords),
    language: z.enum(['en', 'ar']),
  }),
  work: async ({ request, env, body }) => {
    const from = request.headers.get('sec-fetch-site');
    if (from !== null && from !== 'same-origin') throw new Refusal(403, 'another_site');
    const { point, kind, words, language } = await body();
    const service = serviceBackend(env);
    await limitCalls(service, addressOf(request), perAddress);
    const { data, error } = await service.rpc('report_charging_point', {
      point,
      of_kind: kind,
      words,
      written_in: language,
    });
    if (error) throw backendFailed(error);
    if (data === 'unknown') throw new Refusal(404, 'not_found');
    return answer(200, { status: data });
  },
});
