import ChevronDown from 'lucide-react/icons/chevron-down';
import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { CompareButton } from '#features/catalogue/CompareControls.tsx';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { longestQuery } from './address.ts';
import { formId } from './filter-form.ts';
import { type FacetName, isSortKey, type ListingState, type SortKey, sortKeys } from './filters.ts';
import { ask, prepareSearch } from './listing.store.ts';
import { chipLabel } from './option-labels.ts';

const sortLabels: Record<SortKey, () => string> = {
  default: m.listing_sort_default,
  price_asc: m.listing_sort_price_asc,
  price_desc: m.listing_sort_price_desc,
  range_desc: m.listing_sort_range_desc,
  power_desc: m.listing_sort_power_desc,
};

/** On narrow screens search and order are items of the page itself, so that the order alone sticks. */
const toolsClasses = 'max-lg:contents lg:grid lg:grid-cols-[minmax(16rem,1fr)_auto] lg:gap-x-6';
/** Narrow screens have room for the words within the box alone, above the order. */
const sortLabelClasses =
  'text-muted max-lg:pointer-events-none max-lg:absolute max-lg:start-[0.8125rem] max-lg:top-1 ' +
  'max-lg:text-[0.75rem] max-lg:leading-none lg:text-small';

type Quick = { facet: FacetName; value: string };

/** What most people ask for, one press away on a phone. */
const quickFilters: readonly Quick[] = [
  { facet: 'channels', value: 'official' },
  { facet: 'protocols', value: 'CCS2' },
];

function QuickFilter({ facet, value, chosen }: Quick & { chosen: readonly string[] }) {
  const isChosen = chosen.includes(value);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className="min-h-10 rounded-control border border-edge px-3 text-small font-semibold aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand lg:hidden"
      onClick={() =>
        ask({ [facet]: isChosen ? chosen.filter((one) => one !== value) : [...chosen, value] })
      }
    >
      {chipLabel(facet, value, [])}
    </button>
  );
}

type ToolbarProps = { asked: ListingState; filterCount: number; onOpenFilters: () => void };

/** Search, order and comparison, and on a phone the ways to the filters. */
export function Toolbar({ asked, filterCount, onOpenFilters }: ToolbarProps) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The focus that hydrates the page comes before React listens for it.
  useEffect(() => {
    if (field.current === document.activeElement) void prepareSearch();
  }, []);
  const search = (text: string) => {
    setTyped(text);
    ask({ query: text.trim() }, 'q');
  };
  return (
    <div className={`${toolsClasses} needs-script screen-only`}>
      <label className="relative flex items-center focus-within:z-[6]">
        <span className="sr-only">{m.listing_search()}</span>
        <Search
          className="pointer-events-none absolute start-3.5 size-5 text-muted"
          aria-hidden="true"
        />
        <input
          ref={field}
          type="search"
          className="listing-control min-h-11 w-full pe-3.5 ps-[2.875rem]"
          name="q"
          form={formId}
          // Blanks at its ends stay in the field, but are not searched for.
          value={typed.trim() === asked.query ? typed : asked.query}
          onChange={({ target }) => search(target.value)}
          onFocus={() => void prepareSearch()}
          maxLength={longestQuery}
          placeholder={m.listing_search_hint()}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
      </label>
      <div className="models-bar">
        <Button
          variant="secondary"
          size="sm"
          className="max-lg:gap-1.5 max-lg:px-2.5 lg:hidden"
          aria-haspopup="dialog"
          onClick={onOpenFilters}
        >
          <SlidersHorizontal className="size-5 flex-none" aria-hidden="true" />
          {filterCount === 0
            ? m.listing_filters()
            : `${m.listing_filters()} (${formatNumber(filterCount)})`}
        </Button>
        <label className="relative flex items-center lg:gap-3">
          <span className={sortLabelClasses}>{m.listing_sort()}</span>
          <select
            className="listing-control min-h-11 w-full pe-9 ps-3 max-lg:pt-3.5 lg:w-60"
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
          <ChevronDown className="pointer-events-none absolute end-3.5 size-4" aria-hidden="true" />
        </label>
        {quickFilters.map((filter) => (
          <QuickFilter key={filter.value} {...filter} chosen={asked[filter.facet]} />
        ))}
        <CompareButton />
      </div>
    </div>
  );
}
