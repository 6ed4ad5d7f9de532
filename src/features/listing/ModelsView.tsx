import { useStore } from '@nanostores/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Button } from '#components/Button.tsx';
import type { ListedCar } from '#domain/listing-data.ts';
import { CompareButton } from '#features/catalogue/CompareControls.tsx';
import { ListNote } from '#features/catalogue/PriceMarks.tsx';
import { asCount, formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { longestQuery } from './address.ts';
import { Chips, chipsOf } from './Chips.tsx';
import { FilterColumn, FilterSheet } from './FilterPanel.tsx';
import { formId } from './filter-form.ts';
import {
  type Bounds,
  boundsBeyond,
  type Facets,
  isSortKey,
  type ListingState,
  type SortKey,
  sortKeys,
} from './filters.ts';
import { $answer, $asked, $cars, ask, clearFilters, prepareSearch } from './listing.store.ts';
import { Results } from './Results.tsx';

/** What the build knows of the models. */
export type BuiltModels = {
  /** The first cars, and how many there are in all. */
  first: readonly ListedCar[];
  total: number;
  /** The options that cars have, with how many of each. */
  facets: Facets;
  /** The ends of the sliders. */
  bounds: Bounds;
  /** The day of the build, yyyy-MM-dd. */
  today: string;
};

type Props = BuiltModels & {
  form: RefObject<HTMLFormElement | null>;
};

const headClasses =
  'flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pb-5 pt-6 min-[45rem]:gap-x-5';
/** Folded, the filters leave their room to the cards. */
const besideClasses =
  'lg:mt-5 lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:items-start lg:gap-10 ' +
  'lg:has-[details:not([open])]:block lg:[&_.car-grid]:has-[details:not([open])]:grid-cols-4';

/** The view of all models: filters next to results. */
export function ModelsView({ facets, bounds, form, ...built }: Props) {
  const asked = useStore($asked);
  const cars = useStore($cars);
  const answer = useStore($answer);
  const later = useDeferredValue(answer);
  const counts = useMemo(() => (later.status === 'ready' ? later.count() : null), [later]);
  // On a slow phone a press may come before the browser reports that the last sheet has closed: the key makes a new one.
  const [sheetKey, setSheetKey] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const results = useRef<HTMLDivElement>(null);

  const chips = chipsOf(asked);
  const found = answer.status === 'ready' ? answer.cars.length : built.total;
  const shown = answer.status === 'ready' ? answer.cars : built.first;
  const pictures = shown.map(({ imageUrl }) => imageUrl);
  const filters = {
    asked,
    counts,
    facets: cars.status === 'ready' ? cars.facets : facets,
    bounds: cars.status === 'ready' ? cars.bounds : boundsBeyond(asked, bounds),
  };
  /** Focus goes to the heading when what was pressed is gone. What is on the screen does not move. */
  const focusHeading = () => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  };
  const clear = () => {
    focusHeading();
    clearFilters();
  };
  const closeSheet = (asked: boolean) => {
    setSheetKey(null);
    if (asked) results.current?.scrollIntoView();
  };
  return (
    <section className="models scroll-mt-[calc(var(--header)+1rem)]" aria-labelledby="models-title">
      <header className={headClasses}>
        <h2 id="models-title" ref={heading} className="text-heading" tabIndex={-1}>
          {m.listing_models_heading()}
        </h2>
        <p className="models-count text-small tabular-nums text-muted" role="status">
          {m.listing_models_count(asCount(found))}
        </p>
        <div className="grid w-full min-[45rem]:ms-auto min-[45rem]:w-auto">
          <CompareButton />
        </div>
        {found > 0 && (
          <div className="w-full">
            <ListNote pictures={pictures} />
          </div>
        )}
      </header>
      <Toolbar
        asked={asked}
        filterCount={chips.length - (asked.query === '' ? 0 : 1)}
        onOpenFilters={() => setSheetKey(performance.now())}
      />
      <div className={besideClasses}>
        {sheetKey !== null ? (
          <FilterSheet key={sheetKey} {...filters} found={found} onClose={closeSheet} />
        ) : (
          <FilterColumn {...filters} form={form} />
        )}
        <div ref={results} className="min-w-0 scroll-mt-[calc(var(--header)+4.75rem)]">
          <Chips chips={chips} onClear={clear} onNoneLeft={focusHeading} />
          {asked.sort === 'range_desc' && (
            <p className="mb-4 text-small text-muted">{m.listing_sort_range_note()}</p>
          )}
          <Results {...built} asked={asked} answer={answer} onClear={clear} />
        </div>
      </div>
    </section>
  );
}

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
  'text-muted max-lg:pointer-events-none max-lg:absolute max-lg:start-[0.8125rem] max-lg:top-1.5 ' +
  'max-lg:text-[0.75rem] max-lg:leading-none lg:text-small';

type ToolbarProps = { asked: ListingState; filterCount: number; onOpenFilters: () => void };

/** Search, order, and on a phone the button that opens the filters. */
function Toolbar({ asked, filterCount, onOpenFilters }: ToolbarProps) {
  const [typed, setTyped] = useState('');
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
          type="search"
          className="listing-control min-h-12 w-full pe-3.5 ps-[2.875rem]"
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
            className="listing-control min-h-12 w-full pe-9 ps-3 max-lg:pt-4 lg:w-60"
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
      </div>
    </div>
  );
}
