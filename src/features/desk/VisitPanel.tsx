import { useId, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Field, Input, Select } from '#components/Field.tsx';
import { LoadFailed, Notice, type NoticeTone, Skeleton } from '#components/States.tsx';
import { product } from '#config/product.ts';
import type { DeskRequest } from '#data/desk.ts';
import type { VisitPlace } from '#data/visit-places.ts';
import { cairoToday } from '#domain/cairo.ts';
import { askedHour } from '#domain/request-text.ts';
import { fullDay, hour } from '#domain/written.ts';
import { formatTime } from '#lib/dates.ts';
import { translated } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { getLocale } from '#paraglide/runtime.js';
import { ActFault } from './ActFault.tsx';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { EndOfVisit } from './EndOfVisit.tsx';
import { visitActions } from './request-words.ts';
import type { RequestProps } from './use-act.tsx';
import { notifySaved } from './use-act.tsx';
import { usePlaces } from './use-template-values.tsx';
import { useTyped } from './use-typed.tsx';

/** Agrees a visit: at a place, a day and an hour that no other visit has. */
export function VisitPanel(props: RequestProps) {
  const id = useId();
  const current = useVisitWords(props.request);
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4 border-t border-line pt-5">
      <h3 id={id} className="font-semibold">
        {m.desk_visit()}
      </h3>
      <Notice tone={tones[props.request.visit?.state ?? 'asked']} title={current} />
      <AgreeForm {...props} current={current} />
      <EndOfVisit {...props} current={current} version={versionOf(props.request)} />
    </section>
  );
}

const tones: Record<NonNullable<DeskRequest['visit']>['state'], NoticeTone> = {
  asked: 'info',
  confirmed: 'positive',
  cancelled: 'warning',
  missed: 'warning',
};

/** Changes whenever somebody moves or ends the visit, or the buyer asks for another hour. */
const versionOf = ({ visit }: DeskRequest) =>
  visit ? `${visit.state} ${visit.day} ${visit.slot} ${visit.place_id}` : '';

/** Where the visit stands, as a sentence. */
function useVisitWords(request: DeskRequest): string {
  const { visit } = request;
  const { day, slot } = hourOf(request);
  const language = getLocale();
  const when = { day: fullDay(day, language), time: hour(slot, language) };
  const place = usePlaceName(visit?.place_id ?? null);
  if (visit?.state === 'confirmed') return m.desk_visit_confirmed({ ...when, place });
  if (visit?.state === 'cancelled') return m.desk_visit_cancelled(when);
  if (visit?.state === 'missed') return m.desk_visit_missed(when);
  return visit ? m.desk_visit_asked_anew(when) : m.desk_visit_asked(when);
}

/** The agreed time, else the requested one. */
function hourOf({ visit, submission }: DeskRequest): { day: string; slot: string } {
  return visit ? { day: visit.day, slot: visit.slot } : askedHour(submission ?? {});
}

function usePlaceName(id: string | null): string {
  const { data: places = [] } = usePlaces();
  const place = places.find((place) => place.id === id);
  return place ? translated(place, 'name') : '…';
}

type AgreeProps = RequestProps & {
  /** Where the visit stands, as a sentence. */
  current: string;
};

/** Confirms or moves the visit, where the places are known. */
function AgreeForm(props: AgreeProps) {
  const places = usePlaces();
  const open = places.data?.filter((place) => place.open);
  if (places.isError && !open) {
    return <LoadFailed title={m.desk_visit_places_failed()} onRetry={places.refetch} />;
  }
  if (!open) return <Skeleton className="h-12 w-full" />;
  const [first] = open;
  if (!first) return <p className="text-small text-danger">{m.desk_visit_no_place()}</p>;
  return <AgreeFields {...props} first={first} open={open} />;
}

function AgreeFields({
  request,
  actions,
  next,
  current,
  first,
  open,
}: AgreeProps & { first: VisitPlace; open: VisitPlace[] }) {
  const { visit } = request;
  const typed = useTyped(
    `visit/${request.lead.id}`,
    { place: visit?.place_id ?? '', ...hourOf(request) },
    versionOf(request),
  );
  const { place, day, slot } = typed.values;
  const [isDayMissing, setDayMissing] = useState(false);
  // The agreed place may have been closed since.
  const chosen = open.find(({ id }) => id === place) ?? first;
  const confirm = () => {
    setDayMissing(day === '');
    if (day === '') return;
    actions.stepVisit({ state: 'confirmed', place: chosen.id, day, slot }, () => {
      typed.forget();
      notifySaved();
    });
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-3">
        <Field label={m.desk_visit_place()} required>
          <Select
            value={chosen.id}
            onChange={({ target }) => typed.change({ place: target.value })}
          >
            {open.map((place) => (
              <option key={place.id} value={place.id}>
                {translated(place, 'name')}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={m.desk_visit_day()}
          error={isDayMissing && day === '' ? m.desk_visit_day_missing() : undefined}
          required
        >
          <Input
            type="date"
            value={day}
            min={cairoToday()}
            onChange={({ target }) => typed.change({ day: target.value })}
          />
        </Field>
        <Field label={m.desk_visit_slot()} required>
          <Select value={slot} onChange={({ target }) => typed.change({ slot: target.value })}>
            {product.visitTimes.map((time) => (
              <option key={time} value={time}>
                {formatTime(time)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <ChangedMeanwhile
        typed={typed}
        events={request.events}
        actions={visitActions}
        current={current}
      />
      <Button
        variant={next === 'confirm' ? 'primary' : 'secondary'}
        className="justify-self-start"
        busy={actions.busy}
        onClick={confirm}
      >
        {visit?.state === 'confirmed' ? m.desk_visit_move() : m.desk_visit_confirm()}
      </Button>
      <ActFault actions={actions} about={['confirmed']} />
    </div>
  );
}
