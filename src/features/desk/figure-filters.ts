import { type LeadAnswer, leadAnswers, type QueueQuery } from '#data/desk.ts';
import { type LeadSource, leadSources } from '#domain/leads.ts';
import { choiceIn, type Part, parameter } from '#lib/state-in-address.ts';

/** Filters by which a figure of the numbers opens the requests that it counts; null for none. */
export type FigureFilters = {
  source: LeadSource | null;
  /** Id of a car or charger; `subject` is its name as requests have it. */
  item: string | null;
  subject: string | null;
  language: 'en' | 'ar' | null;
  outcome: 'won' | 'lost' | 'decided' | null;
  answer: LeadAnswer | null;
  amount: 'open' | null;
  reason: string | null;
  /** Days in Cairo, yyyy-MM-dd, both included. */
  createdFrom: string | null;
  createdTo: string | null;
  closedFrom: string | null;
  closedTo: string | null;
};

export const noFigure: FigureFilters = {
  source: null,
  item: null,
  subject: null,
  language: null,
  outcome: null,
  answer: null,
  amount: null,
  reason: null,
  createdFrom: null,
  createdTo: null,
  closedFrom: null,
  closedTo: null,
};

const textOrNone = (name: string) => parameter(name, (text) => text || null);
const dayIn = (name: string) =>
  parameter(name, (text) =>
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null,
  );
const idIn = (name: string) =>
  parameter(name, (text) => (/^[0-9a-f-]{36}$/i.test(text) ? text : null));

/** How the desk's address holds them. */
export const figureParts: { readonly [Key in keyof FigureFilters]: Part<FigureFilters[Key]> } = {
  source: choiceIn('source', leadSources),
  item: idIn('item'),
  subject: textOrNone('subject'),
  language: choiceIn('language', ['en', 'ar']),
  outcome: choiceIn('outcome', ['won', 'lost', 'decided']),
  answer: choiceIn('answer', leadAnswers),
  amount: choiceIn('amount', ['open']),
  reason: textOrNone('reason'),
  createdFrom: dayIn('createdfrom'),
  createdTo: dayIn('createdto'),
  closedFrom: dayIn('closedfrom'),
  closedTo: dayIn('closedto'),
};

/** The same as filters of the queue. */
export function figureQuery(filters: FigureFilters): QueueQuery {
  const { source, item, subject, language, outcome, answer, amount, reason } = filters;
  const { createdFrom, createdTo, closedFrom, closedTo } = filters;
  return {
    ...(source && { source }),
    ...(item && { item_id: item }),
    ...(subject && { subject }),
    ...(language && { language }),
    ...(outcome && { outcome }),
    ...(answer && { answer }),
    ...(amount && { amount }),
    ...(reason && { reason_id: reason }),
    ...(createdFrom && { created_from: createdFrom }),
    ...(createdTo && { created_to: createdTo }),
    ...(closedFrom && { closed_from: closedFrom }),
    ...(closedTo && { closed_to: closedTo }),
  };
}
