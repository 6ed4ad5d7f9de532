import { useQuery } from '@tanstack/react-query';
import { ChoiceGroup } from '#components/ChoiceField.tsx';
import { Name } from '#components/Name.tsx';
import { RetryButton } from '#components/States.tsx';
import { useNow } from '#components/use-now.tsx';
import { formatTime } from '#lib/dates.ts';
import { m } from '#paraglide/messages.js';
import { hoursQuery } from './calendar/calendar-queries.ts';
import { clockMs } from './use-queue.tsx';
import { canBeChosen, slotsAt, type VisitSlot } from './visit-hours.ts';

type Props = {
  label: string;
  error?: string | undefined;
  /** Of the fields, which belong together. */
  name: string;
  /** yyyy-MM-dd; '' while none is chosen. */
  day: string;
  /** Id of the place. */
  place: string;
  /** Id of the request that is to have the hour. */
  request: string;
  /** One of the hours, or several. */
  type: 'radio' | 'checkbox';
  isChosen: (slot: string) => boolean;
  onChoose: (slot: string, chosen: boolean) => void;
};

/** The hours of a day at a place: which are free, and who has the others. A colleague who takes one shows within seconds. */
export function HourField({ label, error, name, day, place, request, ...choice }: Props) {
  const hours = useHours(day, place, request);
  return (
    <ChoiceGroup label={label} hint={m.desk_hours_hint()} error={error} required>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 xl:grid-cols-5">
        {hours.slots.map((hour) => (
          <Hour key={hour.slot} hour={hour} name={name} known={hours.known} {...choice} />
        ))}
      </div>
      {hours.failed && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-small text-danger">
          {m.desk_hours_failed()}
          <RetryButton onRetry={hours.retry} />
        </p>
      )}
    </ChoiceGroup>
  );
}

/** The hours of a day at a place for one request; until the calendar is there, those that lie ahead. */
export function useHours(day: string, place: string, request: string) {
  const now = useNow(clockMs);
  const calendar = useQuery(hoursQuery(day));
  return {
    slots: slotsAt(day, place, calendar.data ?? [], request, now),
    known: calendar.data !== undefined,
    failed: calendar.isError && calendar.data === undefined,
    retry: calendar.refetch,
  };
}

type HourProps = Pick<Props, 'name' | 'type' | 'isChosen' | 'onChoose'> & {
  hour: VisitSlot;
  known: boolean;
};

function Hour({ hour, name, known, type, isChosen, onChoose }: HourProps) {
  const { slot } = hour;
  const disabled = !canBeChosen(hour);
  return (
    <label className="grid min-h-12 content-center rounded-control border border-edge bg-surface px-3 py-1.5 text-small hover:border-ink has-[:disabled]:border-line has-[:disabled]:bg-sunken has-[:disabled]:text-muted has-[:checked]:border-brand has-[:checked]:bg-accent-soft has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brand forced-colors:has-[:checked]:border-[Highlight]">
      <input
        type={type}
        name={name}
        value={slot}
        checked={isChosen(slot)}
        disabled={disabled && !isChosen(slot)}
        onChange={({ target }) => onChoose(slot, target.checked)}
        className="sr-only"
      />
      <span className="font-semibold tabular-nums">{formatTime(slot)}</span>{' '}
      <span className="truncate text-micro">
        {known || hour.state === 'past' ? <Words hour={hour} /> : '…'}
      </span>
    </label>
  );
}

function Words({ hour: { state, by } }: { hour: VisitSlot }) {
  if (by === null || state === 'own') {
    if (state === 'own') return m.desk_hour_own();
    return state === 'past' ? m.desk_hour_past() : m.desk_hour_free();
  }
  return (
    <>
      {state === 'taken' ? m.desk_hour_taken() : m.desk_hour_proposed()}{' '}
      <Name text={by.lead.name} />
      {by.lead.subject && <span className="sr-only">, {by.lead.subject}</span>}
    </>
  );
}
