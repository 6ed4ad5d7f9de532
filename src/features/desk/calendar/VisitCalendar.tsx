import { useStore } from '@nanostores/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LoadFailed, Skeleton } from '#components/States.tsx';
import { useMember } from '#features/desk/Desk.tsx';
import { usePlaces } from '#features/desk/use-template-values.tsx';
import { translated } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { CalendarBar } from './CalendarBar.tsx';
import { $calendar } from './calendar.store.ts';
import { shownDay, weekOf } from './calendar-address.ts';
import { type GridColumn, shownVisits } from './calendar-grid.ts';
import { calendarQuery } from './calendar-queries.ts';
import { dayOfMonth, weekday } from './day-words.ts';
import { HourTable, type TableColumn } from './HourTable.tsx';
import { PhoneDay } from './PhoneDay.tsx';
import { useIsWide } from './use-is-wide.tsx';

/** The visits of a week or a day, by the clocks of Cairo: a table of hours, or on a phone one day at a time. */
export function VisitCalendar() {
  const state = useStore($calendar);
  const { id: me } = useMember();
  const day = shownDay(state);
  const week = weekOf(day);
  const [first = day, last = day] = [week[0], week.at(-1)];
  const query = useQuery({ ...calendarQuery(first, last), placeholderData: keepPreviousData });
  const isWide = useIsWide();
  const visits = query.data && shownVisits(query.data, state, me);
  return (
    <div className="grid grid-cols-1 gap-4">
      <CalendarBar wide={isWide} />
      {query.isError && !query.data && (
        <LoadFailed title={m.desk_calendar_failed()} onRetry={query.refetch} />
      )}
      {query.isPending && (
        <div role="status">
          <span className="sr-only">{m.desk_loading()}</span>
          <Skeleton className="h-96 w-full" />
        </div>
      )}
      {visits && !isWide && <PhoneDay week={week} day={day} visits={visits} />}
      {visits && isWide && state.view === 'week' && <Week week={week} visits={visits} />}
      {visits && isWide && state.view === 'day' && <Day day={day} visits={visits} />}
    </div>
  );
}

type Visits = ReturnType<typeof shownVisits>;

function Week({ week, visits }: { week: readonly string[]; visits: Visits }) {
  const [first = '', last = ''] = [week[0], week.at(-1)];
  const columns = week.map(
    (day): TableColumn => ({
      key: day,
      day,
      has: (visit) => visit.day === day,
      heading: (
        <>
          {weekday(day)} <span className="tabular-nums">{dayOfMonth(day)}</span>
        </>
      ),
    }),
  );
  return (
    <HourTable
      label={m.desk_calendar_week({ first: dayOfMonth(first), last: dayOfMonth(last) })}
      columns={columns}
      visits={visits}
      named="place"
    />
  );
}

/** The places side by side; visits without a place yet come first. */
function Day({ day, visits }: { day: string; visits: Visits }) {
  const { place: only } = useStore($calendar);
  const { data: places = [] } = usePlaces();
  const ofDay = visits.filter((visit) => visit.day === day);
  const isUsed = (id: string) => ofDay.some(({ place }) => place === id);
  const shown = places.filter(({ id, open }) => (only ? id === only : open || isUsed(id)));
  const at =
    (place: string | null): GridColumn['has'] =>
    (visit) =>
      visit.place === place;
  const unplaced = ofDay.some(({ place }) => place === null);
  const columns: TableColumn[] = [
    ...(unplaced
      ? [{ key: 'none', day, has: at(null), heading: m.desk_calendar_no_place(), anyPlace: true }]
      : []),
    ...shown.map((place) => ({
      key: place.id,
      day,
      has: at(place.id),
      heading: translated(place, 'name'),
    })),
  ];
  return (
    <HourTable
      label={m.desk_calendar_day({ day: `${weekday(day)} ${dayOfMonth(day)}` })}
      columns={columns}
      visits={ofDay}
      named="subject"
      reminds
    />
  );
}
