import type * as z from 'zod/mini';
import type { RuleFault } from '#domain/column-kinds.ts';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import type { FormColumn } from './form-columns.ts';

const words: Record<RuleFault, () => string> = {
  missing: m.desk_required,
  marks: m.desk_catalogue_fault_marks,
  garbled: m.desk_catalogue_fault_garbled,
  mixed: m.desk_catalogue_fault_mixed,
  future: m.desk_catalogue_fault_future,
  old: m.desk_catalogue_fault_old,
  range: m.desk_catalogue_fault_range,
  rating: m.desk_catalogue_fault_safety,
  grounds: m.desk_catalogue_fault_grounds,
  indicative: m.desk_catalogue_fault_indicative,
};

/** The message for a value that its rule refuses. */
export function sentenceOf(
  { name, kind }: FormColumn,
  value: unknown,
  issue: z.core.$ZodIssue,
): string {
  if (issue.code === 'custom') {
    const fault: RuleFault | undefined = issue.params?.fault;
    return fault ? words[fault]() : m.desk_catalogue_fault_long();
  }
  if (value === null) return m.desk_required();
  if (name === 'connectors') return m.desk_points_fault_connectors();
  if (name === 'trims') return m.desk_catalogue_fault_trims();
  if (kind === 'choice') return m.desk_catalogue_fault_choice();
  if (kind === 'day') return m.desk_catalogue_fault_day();
  if (kind === 'amount') return sentenceOfAmount(issue);
  return issue.code === 'too_big'
    ? m.desk_catalogue_fault_long()
    : m.desk_catalogue_fault_address();
}

function sentenceOfAmount(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big') {
    return m.desk_catalogue_fault_most({ most: formatNumber(Number(issue.maximum)) });
  }
  if (issue.code === 'too_small') {
    return issue.inclusive === false
      ? m.desk_catalogue_fault_positive()
      : m.desk_catalogue_fault_least({ least: formatNumber(Number(issue.minimum)) });
  }
  if (issue.code === 'invalid_type' && issue.expected === 'int') {
    return m.desk_catalogue_fault_whole();
  }
  return m.desk_catalogue_fault_amount();
}
