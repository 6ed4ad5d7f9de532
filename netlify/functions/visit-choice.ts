import type { PostgrestError } from '@supabase/supabase-js';
import { z } from 'zod';
import { AnsweredProposalSchema, type Proposal, ProposalSchema } from '#domain/visit.ts';
import { greetedName } from '#lib/greeting.ts';
import { answer, backendFailed, Refusal } from '../lib/answer.ts';
import { serviceBackend } from '../lib/backend.ts';
import { addressOf, limitCalls } from '../lib/call-limit.ts';
import { endpoint } from '../lib/endpoint.ts';
import { serviceEnv } from '../lib/env.ts';

export const config = { path: '/api/visit-choice' };

/** A choice takes three calls; mobile networks share addresses. */
const perAddress = { action: 'visit-choice', most: 60, seconds: 60 };

/** 32 bytes in base64url; the database has only the hash. */
const token = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

const text = z.string().max(60);

/** One of the proposed hours, another that would suit, or none. */
const choice = z.union([
  z.strictObject({ place: text, day: text, slot: text }),
  z.strictObject({ day: text, slot: text }),
  z.strictObject({}),
]);

/**
 * `POST /api/visit-choice` with `{ act: 'read', token }`, or `{ act: 'answer', token, choice }`: what a buyer sees of, and says
 * to, the hours that the team proposes. The token of the link, sent to them alone, replaces a sign-in. An answer sent twice counts once; reading, as
 * scanners of mails do, changes nothing. No answer names a telephone number or an address, and of the name only the
 * given one.
 *
 * 200 the proposal, or `{ result, proposal }`; 400, 413, 415 invalid body, or an hour that has passed; 403 sent by a page
 * of another site; 404 no such link; 405 not POST; 429 too many calls; 502 the backend failed; 503 misconfigured.
 * Refusals have `{ error }`.
 */
export default endpoint({
  env: serviceEnv,
  body: z.discriminatedUnion('act', [
    z.object({ act: z.literal('read'), token: z.string() }),
    z.object({ act: z.literal('answer'), token: z.string(), choice }),
  ]),
  work: async ({ request, env, body }) => {
    const from = request.headers.get('sec-fetch-site');
    if (from !== null && from !== 'same-origin') throw new Refusal(403, 'another_site');
    const service = serviceBackend(env);
    await limitCalls(service, addressOf(request), perAddress);
    const asked = await body();
    // A link that was cut short is unknown, like a made-up one.
    if (!token.safeParse(asked.token).success) throw new Refusal(404, 'not_found');
    if (asked.act === 'read') {
      const found = await service.rpc('visit_proposal', { token: asked.token });
      return answer(200, shown(ProposalSchema.parse(known(found))));
    }
    const said = { token: asked.token, choice: asked.choice };
    const written = await service.rpc('answer_visit_proposal', said);
    const { result, proposal } = AnsweredProposalSchema.parse(known(written));
    return answer(200, { result, proposal: shown(proposal) });
  },
});

const shown = (proposal: Proposal) => ({ ...proposal, name: greetedName(proposal.name) });

/** Data exceptions: the hour is none, has passed, or was not proposed. */
const isInvalid = ({ code }: PostgrestError) => code.startsWith('22');

function known({ data, error }: { data: unknown; error: PostgrestError | null }): unknown {
  if (error && isInvalid(error)) throw new Refusal(400, 'invalid_hour');
  if (error) throw backendFailed(error);
  if (data === null) throw new Refusal(404, 'not_found');
  return data;
}
