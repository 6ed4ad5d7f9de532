import type { DeskNumbers } from '#data/desk-numbers.ts';
import { formatNumber, formatShare } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { formatWait } from './wait.ts';

/** A share in words; 'N/A' of nothing. */
export const shareOf = (part: number, whole: number): string =>
  whole === 0 ? m.value_not_available() : formatShare(Math.round((100 * part) / whole) / 100);

/** The four main figures. */
export function Headline({ numbers: { leads, answers, outcomes } }: { numbers: DeskNumbers }) {
  const { all } = answers;
  const figures = [
    { label: m.desk_numbers_requests(), text: formatNumber(leads.total) },
    { label: m.desk_numbers_median(), text: formatWait(all?.median_seconds ?? null) },
    {
      label: m.desk_numbers_within_hour(),
      text: shareOf(all?.within_hour ?? 0, all?.requests ?? 0),
    },
    { label: m.desk_numbers_won(), text: formatNumber(outcomes.won) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {figures.map(({ label, text }) => (
        <div key={label} className="flex flex-col-reverse justify-end rounded-card bg-sunken p-4">
          <dt className="text-small text-muted">{label}</dt>
          <dd className="text-heading tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
