import { Fragment, useId, useState } from 'react';
import { Button } from '@/components/Button';
import { Field, Input, Select } from '@/components/Field';
import { ErrorState, Skeleton } from '@/components/States';
import { useNow } from '@/components/use-now';
import { product } from '@/config/product';
import type { DeskRequest } from '@/data/desk';
import type { VisitPlace } from '@/data/visit-places';
import { cairoToday, formatDay, formatTime } from '@/lib/dates';
import { translated } from '@/lib/reader';
import { m } from '@/paraglide/messages.js';
import type { RequestProps } from './Request';
import { notifySaved } from './use-act';
import { clockMs } from './use-queue';
import { usePlaces } from './use-template-values';
import { canBeCancelled, canBeMissed } from './visit-steps';

/** Agrees a visit: at a place, a day and an hour that no other visit has. */
export function VisitPanel({ request, actions }: RequestProps) {
  const id = useId();
  const { visit } = request;
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-line pt-5">
      <h3 id={id} className="font-semibold">
        {m.desk_visit()}
      </h3>
      <Agreed request={request} />
      {/* New forms when somebody else has moved it. */}
      <Fragment key={`${visit?.state} ${visit?.day} ${visit?.slot} ${visit?.place_id}`}>
        <AgreeForm request={request} actions={actions} />
        <EndOfVisit request={request} actions={actions} />
      </Fragment>
    </section>
  );
}

function Agreed({ request }: Pick<RequestProps, 'request'>) {
  const { visit } = request;
  const { day, slot } = hourOf(request);
  const when = { day: formatDay(day), time: formatTime(slot) };
  const place = usePlaceName(visit?.place_id ?? null);
  if (visit?.state === 'confirmed') {
    return <p>{m.desk_visit_confirmed({ ...when, place })}</p>;
  }
  if (visit?.state === 'cancelled') return <p>{m.desk_visit_cancelled(when)}</p>;
  if (visit?.state === 'missed') return <p>{m.desk_visit_missed(when)}</p>;
  return <p>{visit ? m.desk_visit_asked_anew(when) : m.desk_visit_asked(when)}</p>;
}

/** The agreed time, else the requested one. */
function hourOf({ visit, submission }: DeskRequest): { day: string; slot: string } {
  if (visit) return visit;
  if (submission.table !== 'visit_requests') return { day: '', slot: '' };
  return { day: submission.visit_date.slice(0, 10), slot: submission.visit_time.slice(0, 5) };
}

function usePlaceName(id: string | null): string {
  const { data: places = [] } = usePlaces();
  const place = places.find((place) => place.id === id);
  return place ? translated(place, 'name') : '…';
}

/** Confirms or moves the visit, where the places are known. */
function AgreeForm(props: RequestProps) {
  const places = usePlaces();
  const open = places.data?.filter((place) => place.open);
  if (places.isError && !open) {
    return (
      <ErrorState title={m.desk_visit_places_failed()}>
        <Button onClick={() => places.refetch()}>{m.ui_try_again()}</Button>
      </ErrorState>
    );
  }
  if (!open) return <Skeleton className="h-12 w-full" />;
  const [first] = open;
  if (!first) return <p className="text-small text-danger">{m.desk_visit_no_place()}</p>;
  return <AgreeFields {...props} first={first} open={open} />;
}

function AgreeFields({
  request,
  actions,
  first,
  open,
}: RequestProps & { first: VisitPlace; open: VisitPlace[] }) {
  const { visit } = request;
  const asked = hourOf(request);
  const [place, setPlace] = useState(visit?.place_id ?? null);
  const [day, setDay] = useState(asked.day);
  const [slot, setSlot] = useState(asked.slot);
  const [isDayMissing, setDayMissing] = useState(false);
  // The agreed place may have been closed since.
  const chosen = open.find(({ id }) => id === place) ?? first;
  const confirm = () => {
    setDayMissing(day === '');
    if (day !== '') actions.stepVisit({ state: 'confirmed', place: chosen.id, day, slot });
  };
  return (
    <div className="grid gap-3">
      <div className="grid items-start gap-3 sm:grid-cols-3">
        <Field label={m.desk_visit_place()} required>
          <Select value={chosen.id} onChange={({ target }) => setPlace(target.value)}>
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
            onChange={({ target }) => setDay(target.value)}
          />
        </Field>
        <Field label={m.desk_visit_slot()} required>
          <Select value={slot} onChange={({ target }) => setSlot(target.value)}>
            {product.visitTimes.map((time) => (
              <option key={time} value={time}>
                {formatTime(time)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Button className="justify-self-start" busy={actions.busy} onClick={confirm}>
        {visit?.state === 'confirmed' ? m.desk_visit_move() : m.desk_visit_confirm()}
      </Button>
    </div>
  );
}

/** Cancels the visit, or notes that nobody came. */
function EndOfVisit({ request, actions }: RequestProps) {
  const [cancelling, setCancelling] = useState(false);
  const now = useNow(clockMs);
  if (!canBeCancelled(request)) return null;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {canBeMissed(request.visit, now) && (
          <Button
            variant="secondary"
            busy={actions.busy}
            onClick={() => actions.stepVisit({ state: 'missed' })}
          >
            {m.desk_visit_no_show()}
          </Button>
        )}
        <Button variant="ghost" busy={actions.busy} onClick={() => setCancelling(!cancelling)}>
          {m.desk_visit_cancel()}
        </Button>
      </div>
      {cancelling && <CancelForm actions={actions} onDone={() => setCancelling(false)} />}
    </>
  );
}

function CancelForm({ actions, onDone }: Pick<RequestProps, 'actions'> & { onDone: () => void }) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const cancel = () => {
    const words = reason.trim();
    setMissing(words === '');
    if (words === '') return;
    actions.stepVisit({ state: 'cancelled', reason: words }, () => {
      notifySaved();
      onDone();
    });
  };
  return (
    <div className="grid gap-3">
      <Field
        label={m.desk_reason()}
        hint={m.desk_reason_read_by_buyer()}
        error={missing ? m.desk_reason_missing() : undefined}
        required
      >
        <Input
          value={reason}
          maxLength={300}
          dir="auto"
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <Button variant="danger" busy={actions.busy} onClick={cancel}>
        {m.desk_visit_cancel()}
      </Button>
    </div>
  );
}
