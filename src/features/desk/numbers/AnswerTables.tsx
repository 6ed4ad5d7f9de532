import type { AnswerFigures, DeskNumbers } from '#data/desk-numbers.ts';
import { requestKindName } from '#features/desk/request-words.ts';
import { m } from '#paraglide/messages.js';
import { type FigureColumn, FigureTable } from './FigureTable.tsx';
import { shareOf } from './Headline.tsx';
import { formatWait } from './wait.ts';

const minutes = (seconds: number | null) => (seconds === null ? null : Math.round(seconds / 60));
const ratio = (part: number, whole: number) => (whole === 0 ? null : part / whole);

/** The columns that say how long people waited. */
const waits = <Row extends AnswerFigures>(): FigureColumn<Row>[] => [
  { label: m.desk_numbers_requests(), value: ({ requests }) => requests },
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
    label: m.desk_numbers_within_hour_short(),
    value: ({ within_hour, requests }) => ratio(within_hour, requests),
    shown: ({ within_hour, requests }) => shareOf(within_hour, requests),
  },
  {
    label: m.desk_numbers_in_time(),
    value: ({ in_time, due }) => ratio(in_time, due),
    shown: ({ in_time, due }) => shareOf(in_time, due),
  },
];

type ByKind = DeskNumbers['answers']['kinds'][number];
type ByPerson = DeskNumbers['answers']['people'][number];
/** Null for all kinds together. */
type KindRow = AnswerFigures & { kind: ByKind['kind'] | null };

const kindOf = ({ kind }: KindRow) =>
  kind === null ? m.desk_numbers_all_kinds() : requestKindName(kind);
const personOf = ({ name }: ByPerson) => name ?? m.desk_numbers_nobody();

/** How long people waited for the first answer: by kind, and by who has their request. */
export function AnswerTables({ answers: { all, kinds, people } }: Pick<DeskNumbers, 'answers'>) {
  const rows: KindRow[] = [...(all?.requests ? [{ ...all, kind: null }] : []), ...kinds];
  return (
    <>
      <FigureTable
        title={m.desk_numbers_answers_by_kind()}
        note={m.desk_numbers_answers_note()}
        file="tayar-answers"
        columns={[{ label: m.desk_numbers_kind(), value: kindOf }, ...waits<KindRow>()]}
        rows={rows}
        keyOf={({ kind }) => kind ?? ''}
      />
      <FigureTable
        title={m.desk_numbers_answers_by_person()}
        note={m.desk_numbers_person_note()}
        file="tayar-people"
        columns={[
          {
            label: m.desk_numbers_person(),
            value: personOf,
            shown: (row) => <bdi>{personOf(row)}</bdi>,
          },
          ...waits<ByPerson>(),
        ]}
        rows={people}
        keyOf={({ name }) => name ?? ''}
      />
    </>
  );
}
