import { useRef, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Field, Input, Select } from '#components/Field.tsx';
import { LoadFailed, Skeleton } from '#components/States.tsx';
import { product } from '#config/product.ts';
import type { DeskRequest } from '#data/desk.ts';
import type { VisitPlace } from '#data/visit-places.ts';
import { cairoToday } from '#domain/cairo.ts';
import { askedHour } from '#domain/request-text.ts';
import { formatTime } from '#lib/dates.ts';
import { translated } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { ActFault } from './ActFault.tsx';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { visitActions } from './request-words.ts';
import type { RequestProps } from './use-act.tsx';
import { notifySaved } from './use-act.tsx';
import { usePlaces } from './use-template-values.tsx';
import { useTyped } from './use-typed.tsx';

/** The form by which a visit is agreed: the bar of the request submits it too. */
export const agreeFormId = 'agree-visit';

/** Changes whenever somebody moves or ends the visit, or the buyer asks for another hour. */
export const visitVersion = ({ visit }: DeskRequest) =>
  visit ? `${visit.state} ${visit.day} ${visit.slot} ${visit.place_id}` : '';

/** The agreed time, else the requested one. */
export function hourOf({ visit, submission }: DeskRequest): { day: string; slot: string } {
  return visit ? { day: visit.day, slot: visit.slot } : askedHour(submission ?? {});
}

type AgreeProps = RequestProps & {
  /** Where the visit stands, as a sentence. */
  current: string;
};

/** Confirms or moves the visit, where the places are known. */
export function AgreeForm(props: AgreeProps) {
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
    visitVersion(request),
  );
  const { place, day, slot } = typed.values;
  const [isDayMissing, setDayMissing] = useState(false);
  // The agreed place may have been closed since.
  const chosen = open.find(({ id }) => id === place) ?? first;
  const dayField = useRef<HTMLInputElement>(null);
  const confirm = () => {
    setDayMissing(day === '');
    if (day === '') {
      dayField.current?.focus();
      return;
    }
    actions.stepVisit({ state: 'confirmed', place: chosen.id, day, slot }, () => {
      typed.forget();
      notifySaved();
    });
  };
  return (
    <form
      id={agreeFormId}
      noValidate
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!actions.busy) confirm();
      }}
    >
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
            ref={dayField}
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
      {/* What comes next is the filled button of the bar, which submits this form. */}
      {next !== 'confirm' && (
        <>
          <Button
            type="submit"
            variant="secondary"
            className="justify-self-start"
            busy={actions.busy}
          >
            {visit?.state === 'confirmed' ? m.desk_visit_move() : m.desk_visit_confirm()}
          </Button>
          <ActFault actions={actions} about={['confirmed']} />
        </>
      )}
    </form>
  );
}
