import * as z from 'zod/mini';
import {
  AgreedVisitSchema,
  type AnsweredProposal,
  AnsweredProposalSchema,
  PlaceSchema,
  type ProposalAnswer,
  ProposalSchema,
} from '#domain/visit.ts';
import type { Backend } from './client.ts';
import { BackendFailure } from './failure.ts';
import { parsedAnswer } from './parsed-answer.ts';
import { momentColumn, parseRows, readLogged, rowsOfIds } from './rows.ts';

const OwnVisitSchema = z.extend(AgreedVisitSchema, {
  request_id: z.string(),
  /** The version, for calendars. */
  sequence: z.number(),
  changed_at: momentColumn,
});

/** A buyer's own visit with its place. */
export type OwnVisit = z.infer<typeof OwnVisitSchema> & {
  place: z.infer<typeof PlaceSchema> | null;
};

/**
 * The agreed visits of a person, by the id of the request. The query names the person beside what row-level security
 * does, because the sales team may read other people's visits.
 * @throws Error when it cannot be read
 */
export async function readOwnVisits(
  backend: Backend,
  userId: string,
): Promise<Map<string, OwnVisit>> {
  const columns = 'request_id, state, place_id, day, slot, sequence, changed_at';
  const rows = await readLogged(backend.from('visits').select(columns).eq('user_id', userId));
  const visits = parseRows(OwnVisitSchema, rows);
  const ids = new Set(visits.flatMap(({ place_id }) => place_id ?? []));
  const places = parseRows(
    PlaceSchema,
    await rowsOfIds([...ids], (part) =>
      backend
        .from('visit_places')
        .select('id, name_en, name_ar, address_en, address_ar, map_url')
        .in('id', part),
    ),
  );
  return new Map(
    visits.map((visit) => {
      const day = visit.day.slice(0, 10);
      const place = places.find(({ id }) => id === visit.place_id) ?? null;
      return [visit.request_id, { ...visit, day, place }];
    }),
  );
}

const OwnProposalSchema = z.extend(ProposalSchema, { id: z.string(), request_id: z.string() });

/** Hours that the team proposes to the person who is signed in. */
export type OwnProposal = z.infer<typeof OwnProposalSchema>;

/** The proposals that wait for the person who is signed in. @throws BackendFailure */
export async function readOwnProposals(backend: Backend): Promise<OwnProposal[]> {
  return parsedAnswer(z.array(OwnProposalSchema), backend.rpc('own_visit_proposals'));
}

/**
 * Answers a proposal of the person who is signed in; sent again, it counts once.
 * @throws BackendFailure 'gone' where it is not theirs, 'invalid' where the hour has passed
 */
export async function answerOwnProposal(
  backend: Backend,
  proposal: string,
  choice: ProposalAnswer,
): Promise<AnsweredProposal> {
  const answered = await parsedAnswer(
    z.nullable(AnsweredProposalSchema),
    backend.rpc('answer_own_visit_proposal', { proposal, choice }),
  );
  if (answered === null) throw new BackendFailure('gone', { message: 'There is no such proposal' });
  return answered;
}
