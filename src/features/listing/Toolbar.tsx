import './toolbar.css';
import { useState } from 'react';
import { formatNumber } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import { Button } from '@/ui/Button';
import { longestQuery } from './address';
import { prepareSearch } from './cars.store';
import { formId } from './early-input';
import { Icon } from './icons';
import { sortLabels } from './labels';
import { ask } from './listing.store';
import { isSortKey, sortKeys } from './sort';
import type { ListingState } from './state';

type Props = { asked: ListingState; filterCount: number; onOpenFilters: () => void };

/** What stands above the cards: search, order, and on a phone the button that opens the filters. */
export function Toolbar({ asked, filterCount, onOpenFilters }: Props) {
  const [typed, setTyped] = useState('');
  const search = (text: string) => {
    setTyped(text);
    ask({ query: text.trim().slice(0, longestQuery) }, 'q');
  };
  return (
    <div className="models-tools needs-script screen-only">
      <label className="models-search">
        <span className="sr-only">{m.listing_search()}</span>
        <Icon name="search" className="size-5 text-muted" />
        <input
          type="search"
          name="q"
          form={formId}
          // Blanks at its ends are part of what is typed, but not of what is asked.
          value={typed.trim().slice(0, longestQuery) === asked.query ? typed : asked.query}
          onChange={({ target }) => search(target.value)}
          onFocus={() => void prepareSearch()}
          placeholder={m.listing_search_hint()}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
      </label>
      <div className="models-bar">
        <Button
          variant="secondary"
          className="models-filter-button"
          aria-haspopup="dialog"
          onClick={onOpenFilters}
        >
          <Icon name="filters" className="size-5" />
          {filterCount === 0
            ? m.listing_filters()
            : `${m.listing_filters()} (${formatNumber(filterCount)})`}
        </Button>
        <label className="models-sort">
          <span>{m.listing_sort()}</span>
          <select
            name="sort"
            form={formId}
            value={asked.sort}
            onChange={({ target }) => isSortKey(target.value) && ask({ sort: target.value })}
            autoComplete="off"
          >
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
