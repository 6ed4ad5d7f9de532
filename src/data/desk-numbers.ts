import * as z from 'zod/mini';
import { boardStages } from '#domain/deals.ts';
import { leadKinds } from '#domain/leads.ts';
import type { Backend } from './client.ts';
import { parsedAnswer } from './parsed-answer.ts';
import { amountColumn } from './rows.ts';

// The figures of the desk. Every function throws a BackendFailure when the backend refuses or does not answer.

/** A period of whole days in Cairo (yyyy-MM-dd), both included; null where it has no end. */
export type Period = { from: string | null; to: string | null };

const count = amountColumn;
const optionalText = z.nullable(z.string());

const answerFigures = {
  /** Those that needed an answer. */
  requests: count,
  answered: count,
  median_seconds: z.nullable(amountColumn),
  p90_seconds: z.nullable(amountColumn),
  /** Answered by office hours, of `due`. */
  in_time: count,
  due: count,
};
const AnswersSchema = z.object(answerFigures);
/** How long people waited for the first answer. */
export type AnswerFigures = z.infer<typeof AnswersSchema>;

const salesFigures = {
  /** That came in the period. */
  requests: count,
  /** Of those that were closed in it. */
  won: count,
  lost: count,
  /** What the won ones bring, of `won_with_amount` requests. */
  won_egp: amountColumn,
  won_with_amount: count,
};

const ResultSchema = z.object({
  by: z.enum(['month', 'kind', 'source', 'person', 'car']),
  /** The month's first day, the kind, the source, or the id of the person or car; null for nobody, or a car without one. */
  key: optionalText,
  name: optionalText,
  requests: count,
  won: count,
  lost: count,
  won_egp: amountColumn,
});
/** What came and what was won, of one month, kind, source, person or car. */
export type ResultFigures = z.infer<typeof ResultSchema>;

const ReasonSchema = z.object({
  outcome: z.enum(['won', 'lost', 'cancelled']),
  /** From the list, with its texts; null for one in words of the team. */
  reason_id: optionalText,
  text_en: optionalText,
  text_ar: optionalText,
  reason: optionalText,
  requests: count,
});
/** Why requests were lost or cancelled. */
export type ReasonFigures = z.infer<typeof ReasonSchema>;

/** What became of requests, in the order in which it is shown. */
export const leadStates = ['open', 'won', 'lost', 'cancelled', 'other'] as const;

const SalesSchema = z.object({
  figures: z.object(salesFigures),
  answers: z.object({
    all: z.nullable(AnswersSchema),
    kinds: z.array(z.object({ ...answerFigures, kind: z.enum(leadKinds) })),
    /** By who gave the answer. */
    people: z.array(z.object({ ...answerFigures, name: optionalText })),
  }),
  /** Of as many days directly before; null without both days. */
  before: z.nullable(z.object({ ...salesFigures, answers: z.nullable(AnswersSchema) })),
  /** The open requests of each stage that has some. */
  open: z.array(
    z.object({
      stage: z.enum(boardStages),
      requests: count,
      with_amount: count,
      amount_egp: amountColumn,
    }),
  ),
  reasons: z.array(ReasonSchema),
  days: z.array(z.object({ day: z.string(), requests: count })),
  /** Of the requests that came; 'other' is closed without a word about how. */
  states: z.partialRecord(z.enum(leadStates), count),
  results: z.array(ResultSchema),
});
/** The figures of sales. */
export type SalesNumbers = z.infer<typeof SalesSchema>;

const siteFigures = { views: count, saves: count, requests: count };

const SiteSchema = z.object({
  figures: z.object(siteFigures),
  before: z.nullable(z.object(siteFigures)),
  cars: z.array(
    z.object({ id: z.string(), name: z.string(), views: count, saves: count, requests: count }),
  ),
  days: z.array(z.object({ day: z.string(), views: count })),
  languages: z.array(z.object({ language: z.enum(['en', 'ar']), views: count, requests: count })),
  /** By the site that people came from. */
  hosts: z.array(z.object({ host: z.string(), views: count })),
});
/** The figures of the site. */
export type SiteNumbers = z.infer<typeof SiteSchema>;

const asDays = ({ from, to }: Period) => ({
  ...(from && { from_day: from }),
  ...(to && { to_day: to }),
});

/** What came, was answered, won and lost within a period. */
export function readSalesNumbers(backend: Backend, period: Period): Promise<SalesNumbers> {
  return parsedAnswer(SalesSchema, backend.rpc('desk_sales_numbers', asDays(period)));
}

/** What people read, saved and asked for on the site within a period. */
export function readSiteNumbers(backend: Backend, period: Period): Promise<SiteNumbers> {
  return parsedAnswer(SiteSchema, backend.rpc('desk_site_numbers', asDays(period)));
}

const goal = { won: count, won_egp: amountColumn, target: z.nullable(count) };

const MonthSchema = z.object({
  /** Its first day. */
  month: z.string(),
  team: z.object(goal),
  members: z.array(
    z.object({
      id: z.string(),
      name: optionalText,
      /** False for who has left. */
      in_team: z.boolean(),
      ...goal,
    }),
  ),
});
/** What the team, and each of it, has won in a month, and should. */
export type MonthOfDeals = z.infer<typeof MonthSchema>;

/** @param month one of its days, yyyy-MM-dd */
export function readMonth(backend: Backend, month: string): Promise<MonthOfDeals> {
  return parsedAnswer(MonthSchema, backend.rpc('desk_month', { in_month: month }));
}
