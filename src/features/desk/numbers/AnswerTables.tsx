import { useState } from 'react';
import { Pills } from '#components/Pills.tsx';
import type { AnswerFigures, SalesNumbers } from '#data/desk-numbers.ts';
import { requestKindName } from '#features/desk/request-words.ts';
import { m } from '#paraglide/messages.js';
import { FigureTable } from './FigureTable.tsx';
import { ratioOf, shareOf } from './shares.ts';
import { formatWait } from './wait.ts';

const sides = ['kind', 'person'] as const;
const sideNames = { kind: m.desk_numbers_kind, person: m.desk_numbers_person };

const minutes = (seconds: number | null) => (seconds === null ? null : Math.round(seconds / 60));

type Row = AnswerFigures & { label: string };

/** How long people waited for the first answer: by kind, and by who gave it. */
export function AnswerTables({ answers: { all, kinds, people } }: Pick<SalesNumbers, 'answers'>) {
  const [by, setBy] = useState<(typeof sides)[number]>('kind');
  const rows: Record<typeof by, Row[]> = {
    kind: [
      ...(all?.requests ? [{ ...all, label: m.desk_numbers_all_kinds() }] : []),
      ...kinds.map((row) => ({ ...row, label: requestKindName(row.kind) })),
    ],
    person: people.map((row) => ({ ...row, label: row.name ?? '' })),
  };
  return (
    <FigureTable<Row>
      title={m.desk_numbers_answers()}
      note={by === 'kind' ? m.desk_numbers_answers_note() : m.desk_numbers_person_note()}
      file={`tayar-answers-${by}`}
      choice={
        <Pills label={m.desk_numbers_answers_by()} names={sides} chosen={by} onChoose={setBy}>
          {(side) => sideNames[side]()}
        </Pills>
      }
      columns={[
        {
          label: sideNames[by](),
          value: ({ label }) => label,
          shown: ({ label }) => <bdi>{label}</bdi>,
        },
        { label: m.desk_numbers_answered_short(), value: ({ answered }) => answered },
        {
          label: m.desk_numbers_wait(),
          value: ({ requests, answered }) => requests - answered,
        },
        {
          label: m.desk_numbers_median_short(),
          value: ({ median_seconds }) => minutes(median_seconds),
          shown: ({ median_seconds }) => formatWait(median_seconds),
        },
        {
          label: m.desk_numbers_p90(),
          value: ({ p90_seconds }) => minutes(p90_seconds),
          shown: ({ p90_seconds }) => formatWait(p90_seconds),
        },
        {
          label: m.desk_numbers_in_time(),
          value: ({ in_time, due }) => ratioOf(in_time, due),
          shown: ({ in_time, due }) => shareOf(in_time, due),
          bar: true,
        },
      ]}
      rows={rows[by]}
      keyOf={({ label }) => label}
    />
  );
}
