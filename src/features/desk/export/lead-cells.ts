import type { Lead } from '#data/desk.ts';
import { cairoParts } from '#domain/cairo.ts';
import { stageNames } from '#features/desk/deals/stage-words.ts';
import { nextStepWords, requestKindName, statusNames } from '#features/desk/request-words.ts';
import { sourceNames } from '#features/desk/source-words.ts';
import type { Cell } from '#lib/csv.ts';
import { m } from '#paraglide/messages.js';

type Column = { title: typeof m.desk_deals_col_name; cell: (lead: Lead) => Cell };

const outcomes = { won: m.desk_won, lost: m.desk_lost };
const languages = { ar: m.desk_language_ar, en: m.desk_language_en };

/** A moment as the clocks in Cairo show it, 'yyyy-MM-dd HH:mm', which spreadsheets sort. */
const inCairo = (moment: string | null) => moment && cairoParts(moment).replace('T', ' ');

const columns = (reasonName: (id: string) => string | null): readonly Column[] => [
  { title: m.desk_deals_col_number, cell: ({ id }) => id.slice(0, 8).toUpperCase() },
  { title: m.desk_deals_col_kind, cell: ({ kind }) => requestKindName(kind) },
  { title: m.desk_deals_col_sent, cell: ({ created_at }) => inCairo(created_at) },
  { title: m.desk_deals_col_source, cell: ({ source }) => sourceNames[source]() },
  { title: m.desk_deals_col_name, cell: ({ name }) => name },
  { title: m.desk_deals_col_phone, cell: ({ phone }) => phone },
  { title: m.desk_deals_col_email, cell: ({ email }) => email },
  { title: m.desk_deals_col_subject, cell: ({ subject }) => subject },
  { title: m.desk_deals_col_city, cell: ({ city }) => city },
  { title: m.desk_deals_col_budget, cell: ({ budget_egp }) => budget_egp },
  { title: m.desk_deals_col_language, cell: ({ language }) => languages[language]() },
  { title: m.desk_deals_col_status, cell: ({ status }) => statusNames[status]() },
  { title: m.desk_deals_col_stage, cell: ({ stage }) => stage && stageNames[stage]() },
  { title: m.desk_deals_col_outcome, cell: ({ outcome }) => outcome && outcomes[outcome]() },
  {
    title: m.desk_deals_col_reason,
    cell: ({ outcome_reason_id, outcome_reason }) =>
      [outcome_reason_id && reasonName(outcome_reason_id), outcome_reason]
        .filter(Boolean)
        .join(' · '),
  },
  { title: m.desk_deals_col_car, cell: ({ deal_item_name }) => deal_item_name },
  { title: m.desk_deals_col_amount, cell: ({ amount_egp }) => amount_egp },
  { title: m.desk_deals_col_expected, cell: ({ expected_on }) => expected_on },
  { title: m.desk_deals_col_closed, cell: ({ closed_at }) => inCairo(closed_at) },
  { title: m.desk_deals_col_owner, cell: ({ owner_name }) => owner_name },
  {
    title: m.desk_deals_col_next,
    cell: ({ next_step }) => next_step && nextStepWords(next_step),
  },
  { title: m.desk_deals_col_next_at, cell: ({ next_at }) => inCairo(next_at) },
  { title: m.desk_deals_col_visit, cell: ({ visit_on }) => visit_on },
  { title: m.desk_deals_col_answered, cell: ({ answered_at }) => inCairo(answered_at) },
];

/** Requests as a table, with the heads of its columns in both languages: colleagues read either. */
export function tableOfLeads(
  leads: readonly Lead[],
  reasonName: (id: string) => string | null,
): { fields: string[]; rows: Cell[][] } {
  const described = columns(reasonName);
  return {
    fields: described.map(({ title }) =>
      [title({}, { locale: 'en' }), title({}, { locale: 'ar' })].join(' / '),
    ),
    rows: leads.map((lead) => described.map(({ cell }) => cell(lead))),
  };
}
