import * as z from 'zod/mini';
import { leadKinds } from '#domain/leads.ts';
import type { Backend } from './client.ts';
import { parsedAnswer } from './parsed-answer.ts';
import { amountColumn, momentColumn } from './rows.ts';

/** A period of whole days in Cairo (yyyy-MM-dd), both included; null where it has no end. */
export type Period = { from: string | null; to: string | null };

const kind = z.enum(leadKinds);
const count = amountColumn;

const MailFaults = z.array(
  z.object({
    audience: z.string(),
    given_up: z.boolean(),
    mails: count,
    since: momentColumn,
    /** The last word of the mail server. */
    error: z.nullable(z.string()),
  }),
);

const answerFigures = {
  /** Those that should have been answered by now. */
  requests: count,
  answered: count,
  median_seconds: z.nullable(amountColumn),
  p90_seconds: z.nullable(amountColumn),
  /** Answered within an hour of the clock. */
  within_hour: count,
  /** Answered by office hours, of `due`. */
  in_time: count,
  due: count,
};
const AnswersSchema = z.object(answerFigures);
/** How long people waited for the first answer. */
export type AnswerFigures = z.infer<typeof AnswersSchema>;

const NumbersSchema = z.object({
  leads: z.object({
    total: count,
    days: z.array(z.object({ day: z.string(), leads: count })),
    kinds: z.array(z.object({ kind, leads: count })),
    languages: z.array(z.object({ language: z.enum(['en', 'ar']), leads: count })),
    /** By the car or charger that they name; '' where none is named. */
    subjects: z.array(z.object({ subject: z.string(), leads: count })),
  }),
  cars: z.array(z.object({ name: z.string(), views: count, saves: count, requests: count })),
  answers: z.object({
    all: z.nullable(AnswersSchema),
    kinds: z.array(z.object({ ...answerFigures, kind })),
    /** By who has the request; null for those that nobody has. */
    people: z.array(z.object({ ...answerFigures, name: z.nullable(z.string()) })),
  }),
  outcomes: z.object({
    open: count,
    won: count,
    lost: count,
    cancelled: count,
    /** Done without a word about how. */
    other: count,
    reasons: z.array(
      z.object({ outcome: z.enum(['won', 'lost', 'cancelled']), reason: z.string(), leads: count }),
    ),
  }),
  faults: z.object({
    mails: MailFaults,
  }),
});
/** The figures of the sales desk. */
export type DeskNumbers = z.infer<typeof NumbersSchema>;

/** The figures of the requests that came within a period. @throws BackendFailure */
export function readNumbers(backend: Backend, { from, to }: Period): Promise<DeskNumbers> {
  const days = { ...(from && { from_day: from }), ...(to && { to_day: to }) };
  return parsedAnswer(NumbersSchema, backend.rpc('desk_numbers', days));
}

/** Mails that do not go out, by whom they are for. @throws BackendFailure */
export function readMailFaults(backend: Backend): Promise<DeskNumbers['faults']['mails']> {
  return parsedAnswer(MailFaults, backend.rpc('desk_mail_faults'));
}
