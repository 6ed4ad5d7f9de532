import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge, type BadgeTone } from '#components/Badge.tsx';
import { Button } from '#components/Button.tsx';
import { Name } from '#components/Name.tsx';
import { LoadFailed, Skeleton } from '#components/States.tsx';
import { paths } from '#config/paths.ts';
import type { DeskVisit } from '#data/desk-calendar.ts';
import { cairoToday, dayAfter } from '#domain/cairo.ts';
import { formatDay, formatTime } from '#lib/dates.ts';
import { perLanguage, translated } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { DeskLink } from './DeskLink.tsx';
import { calendarQuery } from './queries.ts';
import { usePlaces } from './use-template-values.tsx';
import { deskAddress } from './views.ts';

const daysShown = 7;

/** The visits of a week, day by day, by the clocks of Cairo. */
export function VisitWeek() {
  const [first, setFirst] = useState(cairoToday);
  const last = dayAfter(first, daysShown - 1);
  const visits = useQuery(calendarQuery(first, last));
  const days = Array.from({ length: daysShown }, (_, index) => dayAfter(first, index));
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="secondary" size="sm" onClick={() => setFirst(dayAfter(first, -daysShown))}>
          {m.desk_week_before()}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setFirst(cairoToday())}>
          {m.desk_week_today()}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setFirst(dayAfter(first, daysShown))}>
          {m.desk_week_after()}
        </Button>
        <p aria-live="polite" className="text-small text-muted">
          {m.desk_week_of({ first: formatDay(first), last: formatDay(last) })}
        </p>
      </div>
      {visits.isError && !visits.data && (
        <LoadFailed title={m.desk_calendar_failed()} onRetry={visits.refetch} />
      )}
      {visits.isPending && <Skeleton className="h-64 w-full" />}
      {visits.data && (
        <ol className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-4">
          {days.map((day) => (
            <Day
              key={day}
              day={day}
              visits={visits.data.filter((visit) => visit.day.slice(0, 10) === day)}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

const weekdayFormat = perLanguage(
  'en-GB',
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
);

function Day({ day, visits }: { day: string; visits: readonly DeskVisit[] }) {
  return (
    <li
      aria-current={day === cairoToday() ? 'date' : undefined}
      className="rounded-card border border-line bg-surface p-4 aria-[current]:border-brand"
    >
      <h2 className="font-semibold">{weekdayFormat().format(Date.parse(day))}</h2>
      <p className="text-micro text-muted">{formatDay(day)}</p>
      {visits.length === 0 && <p className="mt-3 text-small text-muted">{m.desk_day_empty()}</p>}
      <ul className="mt-2">
        {visits.map((visit) => (
          <Visit key={visit.lead.id} visit={visit} />
        ))}
      </ul>
    </li>
  );
}

const states: Record<DeskVisit['state'], { label: () => string; tone: BadgeTone }> = {
  asked: { label: m.desk_state_asked, tone: 'accent' },
  confirmed: { label: m.desk_state_confirmed, tone: 'positive' },
  cancelled: { label: m.desk_state_cancelled, tone: 'neutral' },
  missed: { label: m.desk_state_missed, tone: 'warning' },
};

function Visit({ visit: { lead, state, place: placeId, slot } }: { visit: DeskVisit }) {
  const { data: places = [] } = usePlaces();
  const place = places.find(({ id }) => id === placeId);
  const { label, tone } = states[lead.status === 'cancelled' ? 'cancelled' : state];
  const { kind, id } = lead;
  const address = deskAddress.write({ ...deskAddress.read(''), request: { kind, id } });
  return (
    <li className="border-t border-line py-2 text-small">
      <div className="flex items-center justify-between gap-2">
        <span className="font-semibold tabular-nums">{formatTime(slot.slice(0, 5))}</span>
        <Badge tone={tone}>{label()}</Badge>
      </div>
      <DeskLink
        href={paths.desk + address}
        className="link inline-flex min-h-11 items-center break-words"
      >
        <Name text={lead.name} />
      </DeskLink>
      <p className="text-micro text-muted">
        <Name text={lead.subject} />
        {place && ` · ${translated(place, 'name')}`}
      </p>
    </li>
  );
}
