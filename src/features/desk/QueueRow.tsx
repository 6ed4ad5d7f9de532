import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import type { Lead } from '#data/desk.ts';
import { formatMoment } from '#lib/dates.ts';
import { m } from '#paraglide/messages.js';
import { $address, openLead } from './address.store.ts';
import { isSameLead } from './around.store.ts';
import { KindIcon } from './KindIcon.tsx';
import { OwnerMark } from './OwnerMark.tsx';
import { RowFacts } from './RowFacts.tsx';
import { type RowSelection, RowTick } from './RowTick.tsx';
import { formatAgo } from './request-words.ts';
import { StateDot } from './StateDot.tsx';
import { useShownRow } from './use-shown-row.tsx';

type Props = {
  lead: Lead;
  now: number;
  /** Whether Tab leads to this row; the arrow keys lead to the others. */
  isTabStop: boolean;
  selection: RowSelection;
  onFocused: (lead: Lead | null) => void;
};

/** A request in the list, in two lines. */
export function QueueRow({ lead, now, isTabStop, selection, onFocused }: Props) {
  const { request } = useStore($address);
  const isOpen = isSameLead(request, lead);
  const row = useRef<HTMLButtonElement>(null);
  useShownRow(row, isOpen, request);
  const isDue = lead.next_at !== null && Date.parse(lead.next_at) <= now;
  return (
    <li className="group relative border-b border-line">
      <RowTick lead={lead} isTabStop={isTabStop} {...selection} />
      <button
        ref={row}
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isOpen ? 'true' : undefined}
        className="desk-row grid min-h-[3.75rem] w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 border-s-[3px] border-transparent px-3 py-0.5 text-start hover:bg-sunken focus-visible:outline-offset-[-3px] aria-[current]:border-accent aria-[current]:bg-accent-soft lg:min-h-11"
        onFocus={() => onFocused(lead)}
        onBlur={() => onFocused(null)}
        onClick={() => openLead(lead)}
      >
        <span className="flex items-center gap-2">
          <StateDot lead={lead} />
          <KindIcon kind={lead.kind} />
        </span>
        <span className="min-w-0">
          <span className="block truncate text-small font-semibold leading-snug">
            <bdi>{lead.name}</bdi>{' '}
          </span>
          <span className="block truncate text-micro leading-snug text-muted">
            <RowFacts lead={lead} now={now} />{' '}
          </span>
        </span>
        <span className="grid justify-items-end gap-0.5">
          <time
            dateTime={lead.created_at}
            title={formatMoment(lead.created_at)}
            className={`text-micro tabular-nums leading-snug ${lead.overdue || isDue ? 'font-semibold text-danger' : 'text-muted'}`}
          >
            {formatAgo(lead.created_at, now)}
          </time>{' '}
          <OwnerMark lead={lead} />
        </span>
        {isDue && <span className="sr-only">{m.desk_view_due()}</span>}
      </button>
    </li>
  );
}
