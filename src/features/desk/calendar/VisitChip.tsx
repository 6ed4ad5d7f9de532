import type { RefCallback } from 'react';
import { Name } from '#components/Name.tsx';
import { paths } from '#config/paths.ts';
import type { DeskVisit } from '#data/desk-calendar.ts';
import { DeskLink } from '#features/desk/DeskLink.tsx';
import { usePlaces } from '#features/desk/use-template-values.tsx';
import { deskAddress } from '#features/desk/views.ts';
import { inARow, translated } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { RemindByWhatsApp } from './RemindByWhatsApp.tsx';

type Props = {
  visit: DeskVisit;
  /** What stands below the name, beside who answers. */
  named: 'place' | 'subject' | 'both';
  reminds?: boolean;
  tabIndex?: number;
  onFocus?: () => void;
  linkRef?: RefCallback<HTMLAnchorElement>;
};

const looks: Record<DeskVisit['state'], { label: () => string; dot: string; box: string }> = {
  // Nothing is agreed yet: an outline.
  asked: {
    label: m.desk_state_asked,
    dot: 'border-2 border-accent',
    box: 'border-dashed border-edge',
  },
  proposed: {
    label: m.desk_state_proposed,
    dot: 'border-2 border-warning',
    box: 'border-dotted border-edge',
  },
  confirmed: {
    label: m.desk_state_confirmed,
    dot: 'bg-positive',
    box: 'border-line bg-surface shadow-sm',
  },
  cancelled: { label: m.desk_state_cancelled, dot: 'bg-muted', box: 'border-line' },
  missed: { label: m.desk_state_missed, dot: 'bg-danger', box: 'border-line bg-surface' },
};

/** A visit in the calendar; a press opens its request. */
export function VisitChip({ visit, named, reminds = false, tabIndex, onFocus, linkRef }: Props) {
  const { lead, state, place: placeId } = visit;
  const { data: places = [] } = usePlaces();
  const place = places.find(({ id }) => id === placeId);
  const where = place ? translated(place, 'name') : m.desk_calendar_no_place();
  const { kind, id } = lead;
  const address = deskAddress.write({ ...deskAddress.read(''), request: { kind, id } });
  const { label, dot, box } = looks[state];
  const facts = {
    place: [where],
    subject: [lead.subject],
    both: [lead.subject, where],
  }[named].filter(Boolean);
  const owner = lead.owner_name ?? m.desk_no_owner();
  const words = [lead.name, label(), lead.subject, where, owner].filter(Boolean);
  return (
    <>
      <DeskLink
        ref={linkRef}
        href={paths.desk + address}
        tabIndex={tabIndex}
        onFocus={onFocus}
        className={`relative block min-h-11 rounded-control border px-2 py-1 hover:border-ink ${box}`}
      >
        <span className="sr-only">{inARow(words)}</span>
        <span aria-hidden="true" className="flex items-center gap-1.5 font-semibold">
          <span className={`size-2.5 shrink-0 rounded-pill ${dot}`} />
          <span className="min-w-0 truncate">
            <Name text={lead.name} />
          </span>
        </span>
        <span aria-hidden="true" className="block truncate text-micro text-muted">
          {inARow(facts)}
        </span>
        <span aria-hidden="true" className="block truncate text-micro text-muted">
          <Name text={owner} />
        </span>
      </DeskLink>
      {reminds && state === 'confirmed' && <RemindByWhatsApp visit={visit} />}
    </>
  );
}
