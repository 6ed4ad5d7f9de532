import { useLocaleContext } from '@ark-ui/react/locale';
import { type TouchEvent, useRef } from 'react';
import { useNow } from '#components/use-now.tsx';
import type { DeskVisit } from '#data/desk-calendar.ts';
import { cairoParts, dayAfter } from '#domain/cairo.ts';
import { clockMs } from '#features/desk/use-queue.tsx';
import { formatTime } from '#lib/dates.ts';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { showCalendar } from './calendar.store.ts';
import { rowsOf, visitKey } from './calendar-grid.ts';
import { dayFigure, dayOfMonth, weekday, weekdayInShort } from './day-words.ts';
import { VisitChip } from './VisitChip.tsx';

type Props = { week: readonly string[]; day: string; visits: readonly DeskVisit[] };

/** One day with its hours, below the week with the number of visits of each day. A swipe turns to the next day. */
export function PhoneDay({ week, day, visits }: Props) {
  const present = cairoParts(new Date(useNow(clockMs)).toISOString());
  const swipe = useSwipe((days) => showCalendar({ day: dayAfter(day, days) }));
  const ofDay = visits.filter((visit) => visit.day === day);
  const rows = rowsOf(ofDay, [{ key: day, has: () => true }]);
  const nowHour = `${present.slice(0, 13)}:00`;
  return (
    <>
      <fieldset aria-label={m.desk_calendar_days()} className="grid grid-cols-7 gap-1">
        {week.map((one) => (
          <DayButton
            key={one}
            day={one}
            chosen={one === day}
            isToday={one === present.slice(0, 10)}
            count={visits.filter((visit) => visit.day === one && visit.state !== 'proposed').length}
          />
        ))}
      </fieldset>
      <ol
        aria-label={m.desk_calendar_day({ day: `${weekday(day)} ${dayOfMonth(day)}` })}
        className="rounded-card border border-line bg-surface"
        {...swipe}
      >
        {rows.map(({ slot, cells }) => (
          <li
            key={slot}
            aria-current={`${day}T${slot}` === nowHour ? 'time' : undefined}
            className={`grid min-h-14 grid-cols-[4.5rem_minmax(0,1fr)] gap-2 border-b border-line p-2 last:border-b-0 aria-[current]:bg-accent-soft ${`${day}T${slot}` < nowHour ? 'bg-sunken' : ''}`}
          >
            <span className="pt-1 text-micro tabular-nums text-muted">{formatTime(slot)}</span>
            <Hour visits={cells[0] ?? []} free={`${day}T${slot}` > present} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Hour({ visits, free }: { visits: readonly DeskVisit[]; free: boolean }) {
  if (visits.length === 0) {
    return <span className="pt-1 text-micro text-muted">{free && m.desk_hour_free()}</span>;
  }
  return (
    <ul className="grid gap-2">
      {visits.map((visit) => (
        <li key={visitKey(visit)}>
          <VisitChip visit={visit} named="both" reminds />
        </li>
      ))}
    </ul>
  );
}

type DayButtonProps = { day: string; chosen: boolean; isToday: boolean; count: number };

function DayButton({ day, chosen, isToday, count }: DayButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => showCalendar({ day })}
      className="relative grid min-h-14 justify-items-center rounded-control border border-line py-1 text-micro aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand [&[aria-current]:not([aria-pressed=true])]:border-accent [&[aria-current]:not([aria-pressed=true])]:text-accent"
    >
      <span className="sr-only">
        {m.desk_calendar_day_of({
          day: `${weekday(day)} ${dayOfMonth(day)}`,
          count,
          countFigure: formatNumber(count),
        })}
      </span>
      <span aria-hidden="true">{weekdayInShort(day)}</span>
      <span aria-hidden="true" className="font-semibold tabular-nums">
        {dayFigure(day)}
      </span>
      <span aria-hidden="true" className="tabular-nums">
        {count > 0 ? formatNumber(count) : '·'}
      </span>
    </button>
  );
}

/** How far a finger moves sideways before it counts, in pixels. */
const swipePx = 60;

function useSwipe(onSwipe: (days: number) => void) {
  const { dir } = useLocaleContext();
  const start = useRef<{ x: number; y: number } | null>(null);
  const at = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches.item(0);
    return touch && { x: touch.clientX, y: touch.clientY };
  };
  return {
    onTouchStart(event: TouchEvent) {
      start.current = event.touches.length === 1 ? at(event) : null;
    },
    onTouchEnd(event: TouchEvent) {
      const [from, to] = [start.current, at(event)];
      start.current = null;
      if (!from || !to) return;
      const [across, down] = [to.x - from.x, Math.abs(to.y - from.y)];
      if (Math.abs(across) < swipePx || down > Math.abs(across) / 2) return;
      // The next day lies to the left, in Arabic to the right.
      onSwipe(across < 0 === (dir !== 'rtl') ? 1 : -1);
    },
  };
}
