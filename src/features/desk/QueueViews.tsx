import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { $address, filterQueue } from './address.store.ts';
import { viewsQuery } from './deal-queries.ts';
import { useCounts } from './use-queue.tsx';
import {
  deskAddress,
  type QueueView,
  requestCount,
  savedQueryOf,
  viewNames,
  views,
} from './views.ts';

/**
 * The views of the queue in one line, those that are saved at its end; the arrow keys go through it. Counts have their room
 * before they are known.
 */
export function QueueViews() {
  const address = useStore($address);
  const { data: saved = [] } = useQuery(viewsQuery);
  const query = savedQueryOf(address);
  // Two may be the same: the first is the chosen one.
  const chosen = query === '?' ? undefined : saved.find((view) => view.query === query);
  // The columns of the board tell what is new.
  const offered = address.board ? views.filter((name) => name !== 'new') : views;
  return (
    <fieldset aria-label={m.desk_views_label()} className="desk-views -mx-3 overflow-x-auto px-3">
      <div className="flex min-w-max gap-1">
        {offered.map((name) => (
          <View key={name} name={name} isChosen={!chosen && name === address.view} />
        ))}
        {saved.map((view) => (
          <ViewChoice
            key={view.id}
            value={view.id}
            isChosen={view === chosen}
            onChoose={() => {
              const { request, ...shown } = deskAddress.read(view.query);
              filterQueue(shown);
            }}
          >
            {view.shared && <Users className="size-3.5" aria-hidden="true" />}
            <bdi>{view.name}</bdi>
          </ViewChoice>
        ))}
      </div>
    </fieldset>
  );
}

function View({ name, isChosen }: { name: QueueView; isChosen: boolean }) {
  const { data: counts } = useCounts();
  const count = counts ? requestCount(name, counts) : null;
  const isLate = name === 'overdue' && count !== null && count > 0;
  return (
    <ViewChoice
      value={name}
      isChosen={isChosen}
      onChoose={() => filterQueue({ view: name, status: null, owner: null, order: null })}
    >
      {viewNames[name]()}{' '}
      {name !== 'all' && (
        <span
          className={`min-w-[2ch] text-center tabular-nums ${isLate && !isChosen ? 'text-danger' : ''}`}
        >
          {count !== null && formatNumber(count)}
        </span>
      )}
    </ViewChoice>
  );
}

type ChoiceProps = {
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
};

function ViewChoice({ value, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label
      ref={isChosen ? bringIntoView : undefined}
      className="flex min-h-9 cursor-pointer items-center gap-1 whitespace-nowrap rounded-control px-2 text-micro font-semibold text-muted hover:bg-sunken has-[:checked]:bg-brand has-[:checked]:text-on-brand has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-2 has-[:focus-visible]:outline-brand [@media(pointer:coarse)]:min-h-11"
    >
      <input
        type="radio"
        name="desk-view"
        value={value}
        checked={isChosen}
        className="sr-only"
        onChange={onChoose}
      />
      {children}
    </label>
  );
}

/** Not all views have room at once. */
function bringIntoView(view: HTMLElement | null) {
  view?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
