import { useQuery } from '@tanstack/react-query';
import type { Period, SalesNumbers } from '#data/desk-numbers.ts';
import { cairoToday } from '#domain/cairo.ts';
import { m } from '#paraglide/messages.js';
import { AnswerTables } from './AnswerTables.tsx';
import { DayTable } from './DayTable.tsx';
import { Tiles } from './FigureTile.tsx';
import { MailFaults } from './MailFaults.tsx';
import { monthQuery } from './numbers-queries.ts';
import { ReasonTables } from './ReasonTables.tsx';
import { ResultTable } from './ResultTable.tsx';
import { salesTiles } from './sales-tiles.ts';
import { Targets } from './Targets.tsx';

type Props = { numbers: SalesNumbers; period: Period };

/** What came, was answered, won and lost. */
export function SalesScreen({ numbers, period }: Props) {
  // The target of the month in which the period ends.
  const { data: month } = useQuery(monthQuery(period.to ?? cairoToday()));
  return (
    <>
      <MailFaults />
      <Tiles label={m.desk_numbers_sales()} tiles={salesTiles(numbers, period, month)} />
      <ResultTable results={numbers.results} period={period} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-2">
        <Targets />
        <DayTable
          title={m.desk_numbers_by_day()}
          file="tayar-days"
          label={m.desk_numbers_chart}
          counted={m.desk_numbers_requests()}
          days={numbers.days.map(({ day, requests }) => ({ day, count: requests }))}
          period={period}
        />
      </div>
      <AnswerTables answers={numbers.answers} />
      <ReasonTables states={numbers.states} reasons={numbers.reasons} period={period} />
    </>
  );
}
