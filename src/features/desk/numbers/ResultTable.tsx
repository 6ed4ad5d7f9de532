import { useState } from 'react';
import { Name } from '#components/Name.tsx';
import { Pills } from '#components/Pills.tsx';
import type { Period, ResultFigures } from '#data/desk-numbers.ts';
import { leadKinds, leadSources } from '#domain/leads.ts';
import { requestKindName } from '#features/desk/request-words.ts';
import { formatMonth } from '#lib/dates.ts';
import { formatEgp } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { sourceNames } from '../source-words.ts';
import { FigureLink } from './FigureLink.tsx';
import { type FigureColumn, FigureTable } from './FigureTable.tsx';
import { listOfResult } from './list-links.ts';
import { ratioOf, shareOf } from './shares.ts';

type By = ResultFigures['by'];

const sides = ['month', 'kind', 'source', 'person', 'car'] as const satisfies readonly By[];

const sideNames: Record<By, () => string> = {
  month: m.desk_numbers_month,
  kind: m.desk_numbers_kind,
  source: m.desk_numbers_source,
  person: m.desk_numbers_person,
  car: m.desk_numbers_car,
};

function nameOf({ by, key, name }: ResultFigures): string {
  if (by === 'month' && key) return formatMonth(key);
  if (by === 'person') return name ?? m.desk_numbers_nobody();
  const kind = leadKinds.find((one) => one === key);
  if (by === 'kind' && kind) return requestKindName(kind);
  const source = leadSources.find((one) => one === key);
  if (by === 'source' && source) return sourceNames[source]();
  return name ?? key ?? '';
}

type Props = { results: readonly ResultFigures[]; period: Period };

/** What came and what was won, by one side of it after the other. */
export function ResultTable({ results, period }: Props) {
  const [by, setBy] = useState<By>('month');
  const linked = (
    label: string,
    counted: 'requests' | 'won' | 'lost',
  ): FigureColumn<ResultFigures> => ({
    label,
    value: (row) => row[counted],
    shown: (row) => (
      <FigureLink
        count={row[counted]}
        label={label}
        name={nameOf(row)}
        href={listOfResult(row, counted, period)}
      />
    ),
  });
  return (
    <FigureTable
      title={m.desk_numbers_results()}
      note={m.desk_numbers_results_note()}
      file={`tayar-results-${by}`}
      choice={
        <Pills label={m.desk_numbers_results_by()} names={sides} chosen={by} onChoose={setBy}>
          {(side) => sideNames[side]()}
        </Pills>
      }
      columns={[
        { label: sideNames[by](), value: nameOf, shown: (row) => <Name text={nameOf(row)} /> },
        linked(m.desk_numbers_requests(), 'requests'),
        linked(m.desk_numbers_won(), 'won'),
        linked(m.desk_numbers_lost(), 'lost'),
        {
          label: m.desk_numbers_conversion(),
          value: ({ won, lost }) => ratioOf(won, won + lost),
          shown: ({ won, lost }) => shareOf(won, won + lost),
          bar: true,
        },
        {
          label: m.desk_numbers_amount(),
          value: ({ won_egp }) => won_egp,
          shown: ({ won, won_egp }) => (won === 0 ? '–' : formatEgp(won_egp)),
        },
      ]}
      rows={results.filter((row) => row.by === by)}
      keyOf={({ key, name }) => key ?? `named ${name}`}
    />
  );
}
