import { useStore } from '@nanostores/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button } from '#components/Button.tsx';
import { Pills } from '#components/Pills.tsx';
import { dayAfter } from '#domain/cairo.ts';
import { OwnerSelect } from '#features/desk/OwnerSelect.tsx';
import { usePlaces } from '#features/desk/use-template-values.tsx';
import { VisitPlaceSelect } from '#features/desk/VisitPlaceSelect.tsx';
import { formatDay } from '#lib/dates.ts';
import { m } from '#paraglide/messages.js';
import { $calendar, showCalendar } from './calendar.store.ts';
import { type CalendarView, calendarViews, shownDay, weekOf } from './calendar-address.ts';
import { weekday } from './day-words.ts';

const viewNames: Record<CalendarView, () => string> = {
  week: m.desk_calendar_view_week,
  day: m.desk_calendar_view_day,
};

/** Which days the calendar shows, and of whom and where. @param wide whether there is room for a week */
export function CalendarBar({ wide }: { wide: boolean }) {
  const state = useStore($calendar);
  const day = shownDay(state);
  const isWeek = wide && state.view === 'week';
  const step = isWeek ? 7 : 1;
  const week = weekOf(day);
  const shown = isWeek
    ? m.desk_week_of({ first: formatDay(week[0] ?? day), last: formatDay(week.at(-1) ?? day) })
    : `${weekday(day)} ${formatDay(day)}`;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="flex flex-wrap items-center gap-2">
        <Turn
          label={isWeek ? m.desk_week_before() : m.desk_day_before()}
          icon={ChevronLeft}
          onTurn={() => showCalendar({ day: dayAfter(day, -step) })}
        />
        <Button variant="secondary" size="sm" onClick={() => showCalendar({ day: null })}>
          {m.desk_week_today()}
        </Button>
        <Turn
          label={isWeek ? m.desk_week_after() : m.desk_day_after()}
          icon={ChevronRight}
          onTurn={() => showCalendar({ day: dayAfter(day, step) })}
        />
        <p aria-live="polite" className="font-semibold">
          {shown}
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Filters />
        {wide && (
          <Pills
            label={m.desk_calendar_views()}
            names={calendarViews}
            chosen={state.view}
            onChoose={(view) => showCalendar({ view })}
          >
            {(name) => viewNames[name]()}
          </Pills>
        )}
      </div>
    </div>
  );
}

type TurnProps = { label: string; icon: typeof ChevronLeft; onTurn: () => void };

function Turn({ label, icon: Icon, onTurn }: TurnProps) {
  return (
    <button type="button" className="icon-button" aria-label={label} onClick={onTurn}>
      <Icon className="size-5 rtl:-scale-x-100" aria-hidden="true" />
    </button>
  );
}

function Filters() {
  const { place, owner } = useStore($calendar);
  const { data: places = [] } = usePlaces();
  return (
    <>
      <VisitPlaceSelect
        label={m.desk_calendar_place()}
        labelHidden
        places={places}
        value={place ?? ''}
        none={m.desk_calendar_all_places()}
        onChoose={(chosen) => showCalendar({ place: chosen || null })}
      />
      <OwnerSelect
        label={m.desk_calendar_owner()}
        labelHidden
        value={owner}
        none={m.desk_calendar_everybody()}
        me={m.desk_calendar_mine()}
        onChoose={(chosen) => showCalendar({ owner: chosen })}
      />
    </>
  );
}
