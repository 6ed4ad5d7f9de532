import { Menu } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import { useStore } from '@nanostores/react';
import Move from 'lucide-react/icons/move-horizontal';
import { useRef } from 'react';
import { Name } from '#components/Name.tsx';
import type { Lead } from '#data/desk.ts';
import { $address, openLead } from '#features/desk/address.store.ts';
import { isSameLead } from '#features/desk/around.store.ts';
import { stageNames } from '#features/desk/deals/stage-words.ts';
import { KindIcon } from '#features/desk/KindIcon.tsx';
import { OwnerMark } from '#features/desk/OwnerMark.tsx';
import { formatAgo, nextStepWords } from '#features/desk/request-words.ts';
import { StateDot } from '#features/desk/StateDot.tsx';
import { useShownRow } from '#features/desk/use-shown-row.tsx';
import { formatDay } from '#lib/dates.ts';
import { formatEgp } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { type DropPlace, dropPlaces, useDraggable } from './drag.tsx';
import { cardKey, type KeptFocus, useFocusPlace } from './kept-focus.tsx';

type Props = {
  lead: Lead;
  now: number;
  /** Whether a move is being stored. */
  busy: boolean;
  focus: KeptFocus;
  onMove: (place: DropPlace) => void;
};

const placeNames: Record<DropPlace, () => string> = {
  ...stageNames,
  won: m.desk_won,
  lost: m.desk_lost,
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
        <Menu.Root
          lazyMount
          unmountOnExit
          onSelect={({ value }) => {
            const place = dropPlaces.find((one) => one === value);
            if (place) onMove(place);
          }}
        >
          <Menu.Trigger
            className="relative z-[1] grid size-8 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink disabled:opacity-40 [@media(pointer:coarse)]:size-11"
            aria-label={m.desk_deals_move_of({ name: lead.name })}
            title={m.desk_deals_move_to()}
            disabled={busy}
          >
            <Move className="size-4" aria-hidden="true" />
          </Menu.Trigger>
          <Portal>
            <Menu.Positioner>
              <Menu.Content className="z-40 min-w-40 rounded-card border border-line bg-surface p-1 text-small text-ink shadow-raised focus:outline-none">
                {dropPlaces
                  .filter((place) => place !== lead.stage)
                  .map((place) => (
                    <Menu.Item
                      key={place}
                      value={place}
                      className="flex min-h-11 cursor-pointer items-center rounded-control px-3 data-[highlighted]:bg-sunken"
                    >
                      {placeNames[place]()}
                    </Menu.Item>
                  ))}
              </Menu.Content>
            </Menu.Positioner>
          </Portal>
        </Menu.Root>
      </div>
    </li>
  );
}
