import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { Name } from '#components/Name.tsx';
import type { Lead } from '#data/desk.ts';
import { $address, openLead } from '#features/desk/address.store.ts';
import { isSameLead } from '#features/desk/around.store.ts';
import { KindIcon } from '#features/desk/KindIcon.tsx';
import { OwnerMark } from '#features/desk/OwnerMark.tsx';
import { formatAgo, nextStepWords } from '#features/desk/request-words.ts';
import { StateDot } from '#features/desk/StateDot.tsx';
import { useShownRow } from '#features/desk/use-shown-row.tsx';
import { formatDay } from '#lib/dates.ts';
import { formatEgp } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { type DropPlace, useDraggable } from './drag.tsx';
import { cardKey, type KeptFocus, useFocusPlace } from './kept-focus.tsx';
import { MoveButton } from './MoveButton.tsx';

type Props = {
  lead: Lead;
  now: number;
  /** Whether a move is being stored. */
  busy: boolean;
  focus: KeptFocus;
  onMove: (place: DropPlace) => void;
};

/** A deal on the board: a press opens its request, the pointer or its menu moves it. */
export function BoardCard({ lead, now, busy, focus, onMove }: Props) {
  const card = useRef<HTMLLIElement>(null);
  const isDragged = useDraggable(card, !busy, onMove);
  const { request } = useStore($address);
  const isOpen = isSameLead(request, lead);
  const button = useRef<HTMLButtonElement>(null);
  useFocusPlace(focus, cardKey(lead), button);
  useShownRow(button, isOpen, request);
  const { amount_egp, expected_on, next_step, next_at } = lead;
  const isDue = next_at !== null && Date.parse(next_at) <= now;
  const car = lead.deal_item_name || lead.subject || m.desk_frame_no_car();
  return (
    <li
      ref={card}
      aria-busy={busy}
      onFocus={() => focus.hold(cardKey(lead))}
      onBlur={() => focus.letGo()}
      className={`relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-1 rounded-control border bg-surface p-2 ps-2.5 shadow-sm hover:border-ink ${isOpen ? 'border-accent bg-accent-soft' : 'border-line'} ${isDragged ? 'opacity-50' : ''}`}
    >
      <button
        ref={button}
        type="button"
        aria-current={isOpen ? 'true' : undefined}
        className="grid min-w-0 grid-cols-1 gap-0.5 text-start after:absolute after:inset-0 after:rounded-control"
        onClick={() => openLead(lead)}
      >
        <span className="flex items-center gap-1.5">
          <StateDot lead={lead} />
          <KindIcon kind={lead.kind} />
          <span className="min-w-0 truncate text-small font-semibold">
            <bdi>{lead.name}</bdi>{' '}
          </span>
        </span>
        <span className="truncate text-micro text-muted">
          <Name text={car} />{' '}
        </span>
        <span className="flex flex-wrap gap-x-2 text-micro tabular-nums">
          {amount_egp !== null && <bdi className="font-semibold">{formatEgp(amount_egp)}</bdi>}{' '}
          {expected_on !== null && (
            <bdi className="text-muted">
              {m.desk_deals_expected_short({ day: formatDay(expected_on) })}
            </bdi>
          )}
        </span>
        {next_step !== null && next_at !== null && (
          <span className={`truncate text-micro ${isDue ? 'text-danger' : 'text-muted'}`}>
            <bdi>{nextStepWords(next_step)}</bdi> · <bdi>{formatAgo(next_at, now)}</bdi>
          </span>
        )}
      </button>
      <div className="flex flex-col items-end justify-between">
        <OwnerMark lead={lead} />
        <MoveButton lead={lead} busy={busy} onMove={onMove} />
      </div>
    </li>
  );
}
