import type { Period } from '#data/desk-numbers.ts';
import { m } from '#paraglide/messages.js';
import { barName, DayChart } from './DayChart.tsx';
import { FigureTable } from './FigureTable.tsx';
import { type Bar, barsOf } from './period.ts';

const dayOf = ({ from, to }: Bar) => (from === to ? from : `${from}/${to}`);

type Props = {
  title: string;
  /** How the names of its files begin. */
  file: string;
  label: (words: { most: string }) => string;
  /** What is counted. */
  counted: string;
  days: readonly { day: string; count: number }[];
  period: Period;
};

/** Something by day, or by week, as a chart and as a table. */
export function DayTable({ title, file, label, counted, days, period }: Props) {
  const bars = barsOf(days, period);
  return (
    <FigureTable
      title={title}
      file={file}
      columns={[
        { label: m.desk_numbers_day(), value: dayOf, shown: barName },
        { label: counted, value: ({ count }: Bar) => count, bar: true },
      ]}
      rows={bars.toReversed()}
      keyOf={dayOf}
      chart={<DayChart bars={bars} label={label} />}
    />
  );
}
