import { m } from '@/paraglide/messages.js';
import { buttonClasses } from '@/ui/button';
import { prepareSearch } from './cars.store';
import { panelId } from './FilterPanel';
import { countFilters } from './filters';
import { Icon } from './icons';
import { sortLabels } from './labels';
import { formId } from './listing-form';
import { sortKeys } from './sort';
import type { ListingState } from './state';

/** What stands above the cards: search, order, and on a phone the way to the filters. */
export function Toolbar({ asked, onFilters }: { asked: ListingState; onFilters: () => void }) {
  const count = countFilters({ ...asked, query: '' });
  return (
    <div className="models-tools needs-script">
      <label className="models-search">
        <span className="sr-only">{m.listing_search()}</span>
        <Icon name="search" className="size-5 text-muted" />
        <input
          type="search"
          name="q"
          form={formId}
          maxLength={80}
          placeholder={m.listing_search_hint()}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={() => void prepareSearch()}
        />
      </label>
      <div className="models-bar">
        <button
          type="button"
          className={`models-filter-button ${buttonClasses('secondary')}`}
          aria-haspopup="dialog"
          {...{ command: 'show-modal', commandfor: panelId }}
          onClick={onFilters}
        >
          <Icon name="filters" className="size-5" />
          {count === 0 ? m.listing_filters() : m.listing_filters_count({ count })}
        </button>
        <label className="models-sort">
          <span>{m.listing_sort()}</span>
          <select name="sort" form={formId} autoComplete="off">
            {sortKeys.map((key) => (
              <option key={key} value={key}>
                {sortLabels[key]()}
              </option>
            ))}
          </select>
          <Icon name="down" className="size-4" />
        </label>
      </div>
    </div>
  );
}
