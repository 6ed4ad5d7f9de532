import type { EditedField } from '#features/desk/editor/fields.ts';
import { m } from '#paraglide/messages.js';
import type { RateKind } from './kinds.ts';
import type { RateValues } from './rate-form.ts';
import { rateWords } from './tariff-words.ts';

/** How the sources in the table are written. */
const sourceExample = '\u2068Decree 101/2025: economynews.online (2025-09-04)\u2069';

/** The fields of a rate of a kind. */
export function rateFields({ unit, today }: RateKind): readonly EditedField<keyof RateValues>[] {
  const blank = rateWords({ value: 1, unit }).replace(/[1١]/, '…');
  return [
    {
      name: 'value',
      label: () => `${m.desk_tariffs_value()} (${blank})`,
      kind: 'amount',
      hint: today ? () => m.desk_tariffs_value_now({ rate: rateWords(today) }) : undefined,
      required: true,
      dir: 'ltr',
    },
    {
      name: 'valid_from',
      label: m.desk_tariffs_day,
      kind: 'day',
      hint: m.desk_tariffs_day_hint,
      required: true,
    },
    {
      name: 'source',
      label: m.desk_tariffs_source,
      kind: 'lines',
      hint: () => m.desk_tariffs_source_hint({ example: sourceExample }),
      required: true,
      rows: 2,
    },
    { name: 'note', label: m.desk_tariffs_note, kind: 'lines', rows: 2 },
  ];
}
