import type * as z from 'zod/mini';
import type { DatedRate, EnteredRate } from '#data/tariff-edit.ts';
import { tariffKindOf } from '#domain/tariff-kinds.ts';
import { readTariffs, TariffRowSchema } from '#domain/tariffs.ts';
import { textFaultIn } from '#features/request/field-rules.ts';
import { westernDigits } from '#lib/arabic.ts';
import { m } from '#paraglide/messages.js';

/** A rate as its form has it. */
export type RateValues = { value: string; valid_from: string; source: string; note: string };
type Name = keyof RateValues;
type RateFaults = Partial<Record<Name, string>>;

/** The form of a rate; that of a new one is empty but for its day. */
export function rateValuesOf(rate: DatedRate | null, today: string): RateValues {
  if (rate === null) return { value: '', valid_from: today, source: '', note: '' };
  const { value, valid_from, source, note } = rate;
  return { value: String(value), valid_from, source, note: note ?? '' };
}

/** The context of a form: a kind of rate with all its rates, and the one to correct, if any. */
export type ParsedRate = {
  kind: Pick<DatedRate, 'key' | 'unit'>;
  rates: readonly DatedRate[];
  corrected: DatedRate | null;
  /** yyyy-MM-dd in Egypt */
  today: string;
};

/** The rate that a form means, by the rules of the build, or what is wrong with it. */
export function readRateForm(
  { kind: { key, unit }, rates, corrected, today }: ParsedRate,
  { value: written, valid_from, source, note }: RateValues,
): { checked: EnteredRate } | { faults: RateFaults } {
  const value = figureIn(written);
  const parsed = TariffRowSchema.safeParse({ key, unit, value, valid_from, source, note });
  if (!parsed.success) return { faults: faultsOf(parsed.error.issues) };
  const rate = parsed.data;
  const unread = { source: textFaultIn(rate.source), note: textFaultIn(rate.note ?? '') };
  if (unread.source) return { faults: { source: unread.source } };
  if (unread.note) return { faults: { note: unread.note } };
  const others = rates.filter((other) => other !== corrected);
  if (others.some((other) => other.valid_from === rate.valid_from)) {
    return { faults: { valid_from: m.desk_tariffs_fault_taken() } };
  }
  if (endsCurrentRate(rates, [...others, rate], today)) {
    return { faults: { valid_from: m.desk_tariffs_fault_last() } };
  }
  return { checked: rate };
}

/** A figure in either kind of digits as text that a number is read from; empty where it is none. A price list writes 3.393. */
function figureIn(written: string): string {
  const figure = westernDigits(written.trim()).replace('٫', '.').replaceAll('٬', ',');
  return /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(figure) ? figure.replaceAll(',', '') : '';
}

/**
 * Whether a change leaves the pages without a rate that they need today: the site could not be built.
 * @param before all rates of one kind, and `after` the change
 */
export function endsCurrentRate(
  before: readonly EnteredRate[],
  after: readonly EnteredRate[],
  today: string,
): boolean {
  const holds = (rates: readonly EnteredRate[]) => readTariffs(rates, today).items.length > 0;
  return tariffKindOf(before[0]?.key ?? '')?.onPages === 'needed' && holds(before) && !holds(after);
}

const sentences: Record<Name, () => string> = {
  value: m.desk_tariffs_fault_value,
  valid_from: m.desk_tariffs_fault_day,
  source: m.desk_tariffs_fault_source,
  note: m.desk_tariffs_fault_note,
};

function faultsOf(issues: readonly z.core.$ZodIssue[]): RateFaults {
  const faulty = new Set(issues.map(({ path }) => String(path[0])));
  return Object.fromEntries(
    Object.entries(sentences).flatMap(([name, sentence]) =>
      faulty.has(name) ? [[name, sentence()]] : [],
    ),
  );
}
