import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Field, Input } from '#components/Field.tsx';
import { LoadFailed, Skeleton } from '#components/States.tsx';
import type { VisitPlace } from '#data/visit-places.ts';
import { cairoToday } from '#domain/cairo.ts';
import { m } from '#paraglide/messages.js';
import { ActFault } from './ActFault.tsx';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { HourField, useHours } from './HourField.tsx';
import { visitActions } from './request-words.ts';
import type { RequestProps } from './use-act.tsx';
import { notifySaved } from './use-act.tsx';
import { usePlaces } from './use-template-values.tsx';
import type { useTyped } from './use-typed.tsx';
import { VisitPlaceSelect } from './VisitPlaceSelect.tsx';
import { canBeChosen } from './visit-hours.ts';

/** The form by which a visit is agreed: the bar of the request submits it too. */
export const agreeFormId = 'agree-visit';

type Props = RequestProps & {
  /** Where the visit stands, as a sentence. */
  current: string;
  /** The agreed place and time, else the requested one, over which this person chooses another. */
  typed: ReturnType<typeof useTyped<{ place: string; day: string; slot: string }>>;
  onDone: () => void;
};

/** Confirms or moves a visit, where the places are known. */
export function AgreeVisit(props: Props) {
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

type FieldsProps = Props & { first: VisitPlace; open: readonly VisitPlace[] };

function AgreeFields(props: FieldsProps) {
  const { request, actions, next, current, typed, first, open, onDone } = props;
  const { visit, lead } = request;
  const { place, day, slot } = typed.values;
  // The agreed place may have been closed since.
  const chosen = open.find(({ id }) => id === place) ?? first;
  const { slots } = useHours(day, chosen.id, lead.id);
  const isFree = slots.some((one) => one.slot === slot && canBeChosen(one));
  const [isTried, setTried] = useState(false);
  const confirm = () => {
    setTried(true);
    if (day === '' || !isFree) return;
    actions.stepVisit({ state: 'confirmed', place: chosen.id, day, slot }, () => {
      typed.forget();
      notifySaved();
      onDone();
    });
  };
  const isInBar = next === 'confirm' && visit?.state !== 'missed';
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
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
        <PlaceAndDay
          places={open}
          place={chosen.id}
          day={day}
          error={isTried && day === '' ? m.desk_visit_day_missing() : undefined}
          onChange={typed.change}
        />
      </div>
      <HourField
        label={m.desk_visit_slot()}
        error={isTried && day !== '' && !isFree ? m.desk_hour_not_free() : undefined}
        name={`hour-${lead.id}`}
        day={day}
        place={chosen.id}
        request={lead.id}
        type="radio"
        isChosen={(one) => one === slot}
        onChoose={(one) => typed.change({ slot: one })}
      />
      <ChangedMeanwhile
        typed={typed}
        events={request.events}
        actions={visitActions}
        current={current}
      />
      <div className="flex flex-wrap gap-2">
        {/* What comes next is the filled button of the bar, which submits this form. */}
        {!isInBar && (
          <Button type="submit" variant="secondary" busy={actions.busy}>
            {visit?.state === 'confirmed' ? m.desk_visit_move_here() : m.desk_visit_confirm()}
          </Button>
        )}
        {visit?.state === 'confirmed' && (
          <Button
            variant="ghost"
            onClick={() => {
              typed.forget();
              onDone();
            }}
          >
            {m.desk_visit_stays()}
          </Button>
        )}
      </div>
      {!isInBar && <ActFault actions={actions} about={['confirmed']} />}
    </form>
  );
}

type PlaceAndDayProps = {
  places: readonly VisitPlace[];
  place: string;
  day: string;
  error?: string | undefined;
  onChange: (change: { place?: string; day?: string }) => void;
};

/** Where and on which day; the hours follow. */
export function PlaceAndDay({ places, place, day, error, onChange }: PlaceAndDayProps) {
  return (
    <>
      <VisitPlaceSelect
        label={m.desk_visit_place()}
        places={places}
        value={place}
        onChoose={(chosen) => onChange({ place: chosen })}
      />
      <Field label={m.desk_visit_day()} error={error} required>
        <Input
          type="date"
          value={day}
          min={cairoToday()}
          onChange={({ target }) => onChange({ day: target.value })}
        />
      </Field>
    </>
  );
}
