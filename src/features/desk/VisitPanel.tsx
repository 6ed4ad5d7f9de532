import { useId } from 'react';
import { Notice, type NoticeTone } from '#components/States.tsx';
import type { DeskRequest } from '#data/desk.ts';
import { fullDay, hour } from '#domain/written.ts';
import { translated } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { getLocale } from '#paraglide/runtime.js';
import { AgreeForm, hourOf, visitVersion } from './AgreeForm.tsx';
import { EndOfVisit } from './EndOfVisit.tsx';
import type { RequestProps } from './use-act.tsx';
import { usePlaces } from './use-template-values.tsx';

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
      <EndOfVisit {...props} current={current} version={visitVersion(props.request)} />
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

function usePlaceName(id: string | null): string {
  const { data: places = [] } = usePlaces();
  const place = places.find((place) => place.id === id);
  return place ? translated(place, 'name') : '…';
}
