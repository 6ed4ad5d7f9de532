import { formatDay } from '#lib/dates.ts';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { getLocale } from '#paraglide/runtime.js';
import type { Bar } from './period.ts';

/** Units of the drawing: it is stretched to the width of the page. */
const size = { bar: 10, gap: 2, height: 100 } as const;

/** The label of a bar. */
export const barName = ({ from, to }: Bar): string =>
  from === to ? formatDay(from) : m.desk_numbers_days({ from: formatDay(from), to: formatDay(to) });

type Props = {
  bars: readonly Bar[];
  /** What is counted, and how many at most. */
  label: (words: { most: string }) => string;
};

/** How much came day by day, or week by week. The table below has the figures. */
export function DayChart({ bars, label }: Props) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const first = bars[0];
  const last = bars.at(-1);
  if (first === undefined || last === undefined) return null;
  // Time runs as the language does.
  const place = (index: number) => (getLocale() === 'ar' ? bars.length - 1 - index : index);
  return (
    <figure className="grid gap-1">
      <p className="text-micro text-muted" aria-hidden="true">
        {formatNumber(most)}
      </p>
      <svg
        role="img"
        aria-label={label({ most: formatNumber(most) })}
        viewBox={`0 0 ${bars.length * size.bar} ${size.height}`}
        preserveAspectRatio="none"
        className="h-32 w-full border-y border-line text-brand"
      >
        {bars.map((bar, index) => {
          const height = (bar.count / most) * size.height;
          return (
            <rect
              key={bar.from}
              x={place(index) * size.bar + size.gap / 2}
              y={size.height - height}
              width={size.bar - size.gap}
              height={height}
              fill="currentColor"
            >
              <title>{`${barName(bar)}: ${formatNumber(bar.count)}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption className="flex justify-between gap-4 text-micro text-muted">
        <span>{formatDay(first.from)}</span>
        <span>{formatDay(last.to)}</span>
      </figcaption>
    </figure>
  );
}
