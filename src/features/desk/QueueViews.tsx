import { useStore } from '@nanostores/react';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { $address, filterQueue } from './address.store.ts';
import { useCounts } from './use-queue.tsx';
import { type QueueView, requestCount, viewNames, views } from './views.ts';

/** The views of the queue in one line, which the arrow keys go through. Their counts have their room before they are known. */
export function QueueViews() {
  const { view } = useStore($address);
  return (
    <fieldset aria-label={m.desk_views_label()} className="desk-views -mx-3 overflow-x-auto px-3">
      <div className="flex min-w-max gap-1">
        {views.map((name) => (
          <View key={name} name={name} isChosen={name === view} />
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
    <label
      ref={isChosen ? bringIntoView : undefined}
      className="flex min-h-9 cursor-pointer items-center gap-1 whitespace-nowrap rounded-control px-2 text-micro font-semibold text-muted hover:bg-sunken has-[:checked]:bg-brand has-[:checked]:text-on-brand has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-2 has-[:focus-visible]:outline-brand [@media(pointer:coarse)]:min-h-11"
    >
      <input
        type="radio"
        name="desk-view"
        value={name}
        checked={isChosen}
        className="sr-only"
        onChange={() => filterQueue({ view: name, status: null, owner: null, order: null })}
      />
      {viewNames[name]()}{' '}
      {name !== 'all' && (
        <span
          className={`min-w-[2ch] text-center tabular-nums ${isLate && !isChosen ? 'text-danger' : ''}`}
        >
          {count !== null && formatNumber(count)}
        </span>
      )}
    </label>
  );
}

/** Not all views have room at once. */
function bringIntoView(view: HTMLElement | null) {
  view?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
