import { useId, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Notice, type NoticeTone } from '#components/States.tsx';
import type { DeskRequest } from '#data/desk.ts';
import { askedHour } from '#domain/request-text.ts';
import { fullDay, hour } from '#domain/written.ts';
import { translated } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { getLocale } from '#paraglide/runtime.js';
import { AgreeVisit } from './AgreeVisit.tsx';
import { EndOfVisit } from './EndOfVisit.tsx';
import { isClosed } from './next-action.ts';
import { ProposeHours } from './ProposeHours.tsx';
import type { RequestProps } from './use-act.tsx';
import { usePlaces } from './use-template-values.tsx';
import { useTyped } from './use-typed.tsx';

/** Agrees a visit: at a place, a day and an hour that no other visit has, or by hours that the buyer chooses from. */
export function VisitPanel(props: RequestProps) {
  const { request, next } = props;
  const id = useId();
  const current = useVisitWords(request);
  const state = request.visit?.state ?? 'asked';
  const version = versionOf(request);
  const agreed = { place: request.visit?.place_id ?? '', ...hourOf(request) };
  const typed = useTyped(`visit/${request.lead.id}`, agreed, version);
  const { place, day, slot } = typed.values;
  // Whoever began to choose another hour goes on with that.
  const [moving, setMoving] = useState(
    place !== agreed.place || day !== agreed.day || slot !== agreed.slot,
  );
  const [proposing, setProposing] = useState(false);
  // What is agreed stands; whoever wants to move it says so first.
  const isForm = state !== 'confirmed' || moving;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4 border-t border-line pt-5">
      <h3 id={id} className="font-semibold">
        {m.desk_visit()}
      </h3>
      <Notice tone={tones[state]} title={current} />
      {isForm && (
        <AgreeVisit {...props} typed={typed} current={current} onDone={() => setMoving(false)} />
      )}
      <div className="flex flex-wrap gap-2">
        {!isForm && (
          <Button variant="secondary" onClick={() => setMoving(true)}>
            {m.desk_visit_move()}
          </Button>
        )}
        {!isClosed(request.lead) && (
          <Button
            variant={state === 'missed' && next === 'confirm' ? 'primary' : 'secondary'}
            onClick={() => setProposing(true)}
          >
            {m.desk_propose()}
          </Button>
        )}
      </div>
      <ProposeHours request={request} open={proposing} onClose={() => setProposing(false)} />
      <EndOfVisit
        {...props}
        current={current}
        version={version}
        onMissed={() => setProposing(true)}
      />
    </section>
  );
}

const tones: Record<NonNullable<DeskRequest['visit']>['state'], NoticeTone> = {
  asked: 'info',
  confirmed: 'positive',
  cancelled: 'warning',
  missed: 'warning',
};

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

/** Changes whenever somebody moves or ends the visit, or the buyer asks for another hour. */
const versionOf = ({ visit }: DeskRequest) =>
  visit ? `${visit.state} ${visit.day} ${visit.slot} ${visit.place_id}` : '';

/** The agreed time, else the requested one. */
function hourOf({ visit, submission }: DeskRequest): { day: string; slot: string } {
  const { day, slot } = visit ?? askedHour(submission ?? {});
  return { day: day.slice(0, 10), slot: slot.slice(0, 5) };
}

function usePlaceName(id: string | null): string {
  const { data: places = [] } = usePlaces();
  const place = places.find((place) => place.id === id);
  return place ? translated(place, 'name') : '…';
}
