import { Name } from '#components/Name.tsx';
import type { DeskNumbers, Period } from '#data/desk-numbers.ts';
import { requestKindName } from '#features/desk/request-words.ts';
import { m } from '#paraglide/messages.js';
import { barName, DayChart } from './DayChart.tsx';
import { FigureTable } from './FigureTable.tsx';
import { shareOf } from './Headline.tsx';
import { type Bar, barsOf } from './period.ts';

/** A count of requests as a column with bars. */
const leadsColumn = <Row extends { leads: number }>() => ({
  label: m.desk_numbers_requests(),
  value: ({ leads }: Row) => leads,
  bar: true,
});

const dayOf = ({ from, to }: Bar) => (from === to ? from : `${from}/${to}`);

/** Requests by day, by kind and by language. */
export function LeadTables({ leads, period }: Pick<DeskNumbers, 'leads'> & { period: Period }) {
  const bars = leads.total === 0 ? [] : barsOf(leads.days, period);
  return (
    <>
      <FigureTable
        title={m.desk_numbers_by_day()}
        file="tayar-days"
        columns={[
          { label: m.desk_numbers_day(), value: dayOf, shown: barName },
          leadsColumn<Bar>(),
        ]}
        rows={bars.toReversed()}
        keyOf={dayOf}
      >
        <DayChart bars={bars} />
      </FigureTable>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        <FigureTable
          title={m.desk_numbers_by_kind()}
          file="tayar-kinds"
          columns={[
            { label: m.desk_numbers_kind(), value: ({ kind }) => requestKindName(kind) },
            leadsColumn<DeskNumbers['leads']['kinds'][number]>(),
          ]}
          rows={leads.kinds}
          keyOf={({ kind }) => kind}
        />
        <FigureTable
          title={m.desk_numbers_by_language()}
          file="tayar-languages"
          columns={[
            {
              label: m.desk_numbers_language(),
              value: ({ language }) =>
                language === 'ar' ? m.desk_numbers_arabic() : m.desk_numbers_english(),
            },
            leadsColumn<DeskNumbers['leads']['languages'][number]>(),
          ]}
          rows={leads.languages}
          keyOf={({ language }) => language}
        />
      </div>
    </>
  );
}

type CarProps = { subjects: DeskNumbers['leads']['subjects']; cars: DeskNumbers['cars'] };

/** Which cars are asked for, and how many people come from a car's page to a request. */
export function CarTables({ subjects, cars }: CarProps) {
  return (
    <>
      <FigureTable
        title={m.desk_numbers_funnel()}
        note={m.desk_numbers_funnel_note()}
        file="tayar-cars"
        columns={[
          { label: m.desk_numbers_car(), value: ({ name }) => name, shown: nameOf },
          { label: m.desk_numbers_views(), value: ({ views }) => views, bar: true },
          { label: m.desk_numbers_saves(), value: ({ saves }) => saves },
          { label: m.desk_numbers_requests(), value: ({ requests }) => requests, bar: true },
          {
            label: m.desk_numbers_per_view(),
            value: ({ views, requests }) => (views === 0 ? null : requests / views),
            shown: ({ views, requests }) => shareOf(requests, views),
          },
        ]}
        rows={cars}
        keyOf={({ name }) => name}
      />
      <FigureTable
        title={m.desk_numbers_by_car()}
        note={m.desk_numbers_by_car_note()}
        file="tayar-subjects"
        columns={[
          {
            label: m.desk_numbers_subject(),
            value: ({ subject }) => subject || m.desk_numbers_no_subject(),
            shown: ({ subject }) =>
              subject === '' ? m.desk_numbers_no_subject() : <Name text={subject} />,
          },
          leadsColumn<CarProps['subjects'][number]>(),
        ]}
        rows={subjects}
        keyOf={({ subject }) => subject}
      />
    </>
  );
}

const nameOf = ({ name }: { name: string }) => <Name text={name} />;
