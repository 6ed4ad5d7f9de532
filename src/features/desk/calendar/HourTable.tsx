import type { ReactNode } from 'react';
import { useNow } from '#components/use-now.tsx';
import type { DeskVisit } from '#data/desk-calendar.ts';
import { cairoParts } from '#domain/cairo.ts';
import { clockMs } from '#features/desk/use-queue.tsx';
import { formatTime } from '#lib/dates.ts';
import { m } from '#paraglide/messages.js';
import { type GridColumn, rowsOf, visitKey } from './calendar-grid.ts';
import { useArrowKeys } from './use-arrow-keys.tsx';
import { VisitChip } from './VisitChip.tsx';

/** A column with its heading: a day, or a place on a day. */
export type TableColumn = GridColumn & {
  /** yyyy-MM-dd */
  day: string;
  heading: ReactNode;
  /** Its hours are nobody's: the place is still to be agreed. */
  anyPlace?: boolean;
};

type Props = {
  label: string;
  columns: readonly TableColumn[];
  visits: readonly DeskVisit[];
  /** What stands below the name of a visit, beside who answers. */
  named: 'place' | 'subject';
  /** Whether buyers can be reminded of their visits. */
  reminds?: boolean;
};

/** Hours down, days or places across; what is free stays empty. The arrow keys lead from visit to visit. */
export function HourTable({ label, columns, visits, named, reminds = false }: Props) {
  const rows = rowsOf(visits, columns);
  const present = cairoParts(new Date(useNow(clockMs)).toISOString());
  const grid = columns.map((_, index) => rows.flatMap(({ cells }) => cells[index] ?? []));
  const keys = useArrowKeys(grid);
  const today = present.slice(0, 10);
  const nowHour = `${present.slice(11, 13)}:00`;
  return (
    <section
      aria-label={label}
      className="relative overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full table-fixed border-collapse text-small" onKeyDown={keys.onKeyDown}>
        <caption className="sr-only">
          {label}. {m.desk_calendar_keys()}
        </caption>
        <thead>
          <tr>
            <th scope="col" className="w-20">
              <span className="sr-only">{m.desk_visit_slot()}</span>
            </th>
            {columns.map(({ key, day, heading }) => (
              <th
                key={key}
                scope="col"
                aria-current={day === today ? 'date' : undefined}
                className="border-b border-s border-line px-2 py-2 text-start font-semibold aria-[current]:border-b-2 aria-[current]:border-b-accent aria-[current]:text-accent"
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ slot, cells }) => (
            <tr key={slot} className="border-b border-line last:border-b-0">
              <th
                scope="row"
                aria-current={
                  slot === nowHour && columns.some(({ day }) => day === today) ? 'time' : undefined
                }
                className="px-2 py-1 text-end align-top text-micro font-normal tabular-nums text-muted aria-[current]:font-semibold aria-[current]:text-accent"
              >
                {formatTime(slot)}
              </th>
              {columns.map(({ key, day, anyPlace = false }, index) => (
                <td
                  key={key}
                  className={`h-12 border-s border-line p-1 align-top ${cellLook(day, slot, present, nowHour)}`}
                >
                  <Cell
                    visits={cells[index] ?? []}
                    free={!anyPlace && `${day}T${slot}` > present}
                    chip={(visit) => (
                      <VisitChip
                        visit={visit}
                        named={named}
                        reminds={reminds}
                        {...keys.itemOf(visit)}
                      />
                    )}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What is over is darker; the present hour of today stands out. */
function cellLook(day: string, slot: string, present: string, nowHour: string): string {
  if (day === present.slice(0, 10) && slot === nowHour) return 'bg-accent-soft';
  return `${day}T${slot}` <= present ? 'bg-sunken' : '';
}

type CellProps = {
  visits: readonly DeskVisit[];
  /** Whether the hour can still be agreed. */
  free: boolean;
  chip: (visit: DeskVisit) => ReactNode;
};

function Cell({ visits, free, chip }: CellProps) {
  if (visits.length === 0) {
    return free ? <span className="px-1 text-micro text-muted">{m.desk_hour_free()}</span> : null;
  }
  return (
    <ul className="flex flex-wrap gap-1">
      {visits.map((visit) => (
        <li key={visitKey(visit)} className="min-w-[6.5rem] flex-1">
          {chip(visit)}
        </li>
      ))}
    </ul>
  );
}
