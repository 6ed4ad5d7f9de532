import type { LeadAnswer, LeadStatus, QueueQuery } from '#data/desk.ts';
import { governorates } from '#domain/governorates.ts';
import { leadKinds, leadSources } from '#domain/leads.ts';
import { formatDay } from '#lib/dates.ts';
import { formatEgp } from '#lib/number.ts';
import { inARow } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { getLocale } from '#paraglide/runtime.js';
import { stageNames } from './deals/stage-words.ts';
import { requestKindName, statusNames } from './request-words.ts';
import { sourceNames } from './source-words.ts';

/** Names that only the database knows; null where one is not known, or not yet. */
export type FilterNames = {
  item: (id: string) => string | null;
  owner: (id: string) => string | null;
  reason: (id: string) => string | null;
};

export const statusFilters: Record<LeadStatus | 'open' | 'closed', () => string> = {
  ...statusNames,
  open: m.desk_deals_status_open,
  closed: m.desk_deals_status_closed,
};

export const stageFilters = { none: m.desk_deals_stage_none, ...stageNames };
export const languageFilters = { ar: m.desk_language_ar, en: m.desk_language_en };
export const outcomeFilters = {
  won: m.desk_won,
  lost: m.desk_lost,
  decided: m.desk_deals_outcome_decided,
};
const answerFilters: Record<LeadAnswer, () => string> = {
  in_time: m.desk_deals_answer_in_time,
  given: m.desk_deals_answer_given,
  waiting: m.desk_deals_answer_waiting,
};

/** The words for a name of a fixed list; the name itself where it is none. */
const wordsIn = (words: Readonly<Record<string, () => string>>) => (name: string) =>
  words[name]?.() ?? name;

/** What a filter says in words. */
const writers: {
  [Name in keyof QueueQuery]-?: (value: string, names: FilterNames) => string;
} = {
  kind: (value) => {
    const kind = leadKinds.find((one) => one === value);
    return kind ? requestKindName(kind) : value;
  },
  status: wordsIn(statusFilters),
  owner: (id, names) => wordsIn(fixedOwners)(names.owner(id) ?? id),
  overdue: () => m.desk_view_overdue(),
  due: () => m.desk_view_due(),
  action: () => m.desk_deals_view_action(),
  visit_on: (day) => `${m.desk_visit()} ${formatDay(day)}`,
  search: (text) => m.desk_deals_chip_search({ text }),
  phone: (text) => text,
  item_id: (id, names) => names.item(id) ?? '…',
  subject: (text) => text,
  city: (value) => {
    const place = governorates.find(({ id, en }) => value === id || value === en);
    return place?.[getLocale()] ?? value;
  },
  person_id: () => m.desk_same_person(),
  budget_from: (amount) => m.desk_deals_chip_budget_from({ amount: formatEgp(Number(amount)) }),
  budget_to: (amount) => m.desk_deals_chip_budget_to({ amount: formatEgp(Number(amount)) }),
  language: wordsIn(languageFilters),
  source: (value) => {
    const source = leadSources.find((one) => one === value);
    return source ? sourceNames[source]() : value;
  },
  stage: wordsIn(stageFilters),
  outcome: wordsIn(outcomeFilters),
  answer: wordsIn(answerFilters),
  amount: () => m.desk_deals_amount_open(),
  reason_id: (id, names) => names.reason(id) ?? id,
  created_from: (day) => m.desk_deals_chip_sent_from({ day: formatDay(day) }),
  created_to: (day) => m.desk_deals_chip_sent_to({ day: formatDay(day) }),
  closed_from: (day) => m.desk_deals_chip_closed_from({ day: formatDay(day) }),
  closed_to: (day) => m.desk_deals_chip_closed_to({ day: formatDay(day) }),
};

const fixedOwners = { me: m.desk_view_mine, nobody: m.desk_no_owner };

const isFilter = (name: string): name is keyof QueueQuery => name in writers;

/** A filter in words, such as 'Giza' or 'up to EGP 900,000'. @param value as the address or the query has it */
export function filterWords(name: string, value: unknown, names: FilterNames): string {
  // A city has several spellings, of which the first names it.
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return isFilter(name) ? writers[name](String(first), names) : name;
}

/** All filters of a query in words. */
export const allFilterWords = (filters: Readonly<Record<string, unknown>>, names: FilterNames) =>
  inARow(Object.entries(filters).map(([name, value]) => filterWords(name, value, names)));
