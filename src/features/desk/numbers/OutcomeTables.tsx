import type { DeskNumbers } from '#data/desk-numbers.ts';
import { m } from '#paraglide/messages.js';
import { FigureTable } from './FigureTable.tsx';

type Outcomes = DeskNumbers['outcomes'];
type Reason = Outcomes['reasons'][number];

const outcomeName = (outcome: Reason['outcome']) =>
  ({
    won: m.desk_numbers_outcome_won,
    lost: m.desk_numbers_outcome_lost,
    cancelled: m.desk_numbers_outcome_cancelled,
  })[outcome]();

/** The results of the requests, with reasons. */
export function OutcomeTables({ outcomes }: { outcomes: Outcomes }) {
  const { open, won, lost, cancelled, other, reasons } = outcomes;
  const rows = [
    { name: m.desk_numbers_outcome_open(), leads: open },
    { name: m.desk_numbers_outcome_won(), leads: won },
    { name: m.desk_numbers_outcome_lost(), leads: lost },
    { name: m.desk_numbers_outcome_cancelled(), leads: cancelled },
    { name: m.desk_numbers_outcome_other(), leads: other },
  ].filter(({ leads }) => leads > 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
      <FigureTable
        title={m.desk_numbers_outcomes()}
        note={m.desk_numbers_outcomes_note()}
        file="tayar-outcomes"
        columns={[
          { label: m.desk_numbers_outcome(), value: ({ name }) => name },
          { label: m.desk_numbers_requests(), value: ({ leads }) => leads, bar: true },
        ]}
        rows={rows}
        keyOf={({ name }) => name}
      />
      <FigureTable
        title={m.desk_numbers_reasons()}
        file="tayar-reasons"
        columns={[
          {
            label: m.desk_numbers_reason(),
            value: ({ reason }: Reason) => reason,
            shown: ({ reason }: Reason) => <bdi>{reason}</bdi>,
          },
          {
            label: m.desk_numbers_outcome(),
            value: ({ outcome }: Reason) => outcomeName(outcome),
          },
          { label: m.desk_numbers_requests(), value: ({ leads }: Reason) => leads },
        ]}
        rows={reasons}
        keyOf={({ outcome, reason }) => `${outcome} ${reason}`}
      />
    </div>
  );
}
