import { useStore } from '@nanostores/react';
import X from 'lucide-react/icons/x';
import { m } from '#paraglide/messages.js';
import { $address, filterQueue } from './address.store.ts';
import { filterWords } from './filter-words.ts';
import { useFilterNames } from './use-filter-names.tsx';
import { type DeskAddress, noFilters } from './views.ts';

const names = ['search', ...Object.keys(noFilters)];

/** The filters of an address that filter anything, by their names. */
export const chosenFilters = (address: DeskAddress): [name: string, value: unknown][] =>
  Object.entries(address).filter(
    ([name, value]) => names.includes(name) && value !== null && value !== '',
  );

/** Every filter that is chosen; a press removes it. */
export function FilterChips() {
  const address = useStore($address);
  const { item_id, reason_id } = address;
  const known = useFilterNames({ item: item_id !== null, reason: reason_id !== null });
  // The search stands in its own field.
  const chosen = chosenFilters(address).filter(([name]) => name !== 'search');
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={m.desk_deals_chips()} className="flex flex-wrap items-center gap-1.5">
      {chosen.map(([name, value]) => {
        const words = filterWords(name, value, known);
        return (
          <li key={name} className="max-w-full">
            <button
              type="button"
              aria-label={m.desk_deals_chip_remove({ filter: words })}
              className="inline-flex min-h-7 max-w-full items-center gap-1 rounded-pill border border-edge bg-sunken px-2.5 text-micro hover:border-ink [@media(pointer:coarse)]:min-h-11"
              onClick={() => filterQueue({ [name]: null })}
            >
              <bdi className="truncate">{words}</bdi>
              <X className="size-3.5 shrink-0" aria-hidden="true" />
            </button>
          </li>
        );
      })}
      {chosen.length > 1 && (
        <li>
          <button
            type="button"
            className="link min-h-7 px-1 text-micro [@media(pointer:coarse)]:min-h-11"
            onClick={() => filterQueue(noFilters)}
          >
            {m.desk_deals_chips_clear()}
          </button>
        </li>
      )}
    </ul>
  );
}
