import {
  leadStates,
  type Period,
  type ReasonFigures,
  type SalesNumbers,
} from '#data/desk-numbers.ts';
import { DeskLink } from '#features/desk/DeskLink.tsx';
import { translated } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { FigureTable } from './FigureTable.tsx';
import { closedIn, listOf } from './list-links.ts';

const stateNames: Record<(typeof leadStates)[number], () => string> = {
  open: m.desk_numbers_outcome_open,
  won: m.desk_numbers_outcome_won,
  lost: m.desk_numbers_outcome_lost,
  cancelled: m.desk_numbers_outcome_cancelled,
  other: m.desk_numbers_outcome_other,
};

/** A reason in the reader's language, where it is from the list. */
const reasonOf = ({ text_en, text_ar, reason }: ReasonFigures): string =>
  text_en !== null && text_ar !== null ? translated({ text_en, text_ar }, 'text') : (reason ?? '');

type Props = Pick<SalesNumbers, 'states' | 'reasons'> & { period: Period };

/** What became of the requests that came, and why those that were closed were lost. */
export function ReasonTables({ states, reasons, period }: Props) {
  const rows = leadStates
    .map((state) => ({ name: stateNames[state](), requests: states[state] ?? 0 }))
    .filter(({ requests }) => requests > 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
      <FigureTable
        title={m.desk_numbers_outcomes()}
        note={m.desk_numbers_outcomes_note()}
        file="tayar-outcomes"
        columns={[
          { label: m.desk_numbers_outcome(), value: ({ name }) => name },
          { label: m.desk_numbers_requests(), value: ({ requests }) => requests, bar: true },
        ]}
        rows={rows}
        keyOf={({ name }) => name}
      />
      <FigureTable
        title={m.desk_numbers_reasons()}
        note={m.desk_numbers_reasons_note()}
        file="tayar-reasons"
        columns={[
          {
            label: m.desk_numbers_reason(),
            value: reasonOf,
            shown: (row: ReasonFigures) => <Reason row={row} period={period} />,
          },
          {
            label: m.desk_numbers_outcome(),
            value: ({ outcome }: ReasonFigures) => stateNames[outcome](),
          },
          {
            label: m.desk_numbers_requests(),
            value: ({ requests }: ReasonFigures) => requests,
            bar: true,
          },
        ]}
        rows={reasons}
        keyOf={({ outcome, reason_id, reason }) => `${outcome} ${reason_id} ${reason}`}
      />
    </div>
  );
}

function Reason({ row, period }: { row: ReasonFigures; period: Period }) {
  if (row.reason_id === null) return <bdi>{reasonOf(row)}</bdi>;
  return (
    <DeskLink
      className="link inline-block py-1"
      href={listOf({ ...closedIn(period), reason_id: row.reason_id })}
    >
      {reasonOf(row)}
    </DeskLink>
  );
}
