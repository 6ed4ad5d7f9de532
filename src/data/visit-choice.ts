import * as z from 'zod/mini';
import { paths } from '#config/paths.ts';
import {
  type AnsweredProposal,
  AnsweredProposalSchema,
  type Proposal,
  type ProposalAnswer,
  ProposalSchema,
} from '#domain/visit.ts';
import { fieldOf, saidIn } from '#lib/json.ts';
import { BackendFailure } from './failure.ts';

// A proposal as the holder of its link reads and answers it; nobody needs to be signed in. Both throw a BackendFailure:
// 'gone' where no proposal has this link, 'too_often', 'invalid' where an hour has passed, 'offline' where no clear answer
// came: an answer may have been stored, and sent again it counts once.

/** The proposal of a link, which changes nothing. An address without a token belongs to no proposal, and is not asked. */
export async function readProposal(token: string): Promise<Proposal> {
  if (token === '') throw new BackendFailure('gone', { message: 'The address has no token' });
  return call(ProposalSchema, { act: 'read', token });
}

/** Says something to the proposal of a link. */
export function answerProposal(token: string, choice: ProposalAnswer): Promise<AnsweredProposal> {
  return call(AnsweredProposalSchema, { act: 'answer', token, choice });
}

const kinds = { 400: 'invalid', 404: 'gone', 429: 'too_often' } as const;

async function call<Schema extends z.core.$ZodType>(
  schema: Schema,
  body: object,
): Promise<z.infer<Schema>> {
  const response = await fetch(paths.visitChoiceAnswer, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((error: unknown) => {
    throw new BackendFailure('offline', { message: String(error) });
  });
  // A network that asks for a sign-in answers everything with a page of its own.
  const said = await saidIn(response);
  const answer = z.safeParse(schema, said);
  if (response.ok && answer.success) return answer.data;
  const { status } = response;
  const isRefused = status === 429 || fieldOf(said, 'error') !== undefined;
  const isKnown = status === 400 || status === 404 || status === 429;
  const kind = isKnown && isRefused ? kinds[status] : 'offline';
  throw new BackendFailure(kind, { message: `The proposal was answered with ${status}` });
}
