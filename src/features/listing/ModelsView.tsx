import { useStore } from '@nanostores/react';
import { type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { CountedBrand } from '#domain/catalogue.ts';
import type { ListedCar } from '#domain/listing-data.ts';
import type { Rates } from '#domain/tariffs.ts';
import { ListNote } from '#features/catalogue/PriceMarks.tsx';
import { m } from '#paraglide/messages.js';
import { Chips, chipsOf } from './Chips.tsx';
import { FilterColumn, FilterSheet } from './FilterPanel.tsx';
import {
  type Bounds,
  boundsBeyond,
  type Facets,
  type ListingState,
  type Option,
} from './filters.ts';
import { $answer, $asked, $cars, clearFilters } from './listing.store.ts';
import { Results } from './Results.tsx';
import { Toolbar } from './Toolbar.tsx';

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
  /** What a month's charging goes by. */
  rates: Rates;
};

type Props = BuiltModels & {
  brands: readonly CountedBrand[];
  form: RefObject<HTMLFormElement | null>;
  /** The title of the page. */
  heading: RefObject<HTMLHeadingElement | null>;
};

/** Folded, the filters leave their room to the cards. */
const besideClasses =
  'lg:mt-5 lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:items-start lg:gap-10 ' +
  'lg:has-[details:not([open])]:block';

/** The view of all models: filters next to results. */
export function ModelsView({ facets, bounds, brands, form, heading, ...built }: Props) {
  const asked = useStore($asked);
  const cars = useStore($cars);
  const answer = useStore($answer);
  const later = useDeferredValue(answer);
  const counts = useMemo(() => (later.status === 'ready' ? later.count() : null), [later]);
  // On a slow phone a press may come before the browser reports that the last sheet has closed: the key makes a new one.
  const [sheetKey, setSheetKey] = useState<number | null>(null);
  const results = useRef<HTMLDivElement>(null);

  const chips = chipsOf(asked, brands);
  const found = answer.status === 'ready' ? answer.cars.length : built.total;
  const noted = later.status === 'ready' ? later.cars : built.first;
  const pictures = useMemo(() => noted.map(({ imageUrl }) => imageUrl), [noted]);
  const filters = {
    asked,
    counts,
    brands,
    facets: cars.status === 'ready' ? cars.facets : { ...facets, brands: brands.map(asOption) },
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
    <>
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
          <OrderNote asked={asked} />
          <Results {...built} asked={asked} answer={answer} onClear={clear} />
          {found > 0 && (
            <div className="mt-12">
              <ListNote pictures={pictures} months />
            </div>
          )}
        </div>
      </div>
    </>
  );
}

const asOption = ({ id, count }: CountedBrand): Option => ({ value: id, count });

/** By what the cars are sorted, where the choice does not say it; a search has the best matches first. */
function OrderNote({ asked: { sort, query } }: { asked: ListingState }) {
  if (sort === 'range_desc') return <p className={noteClasses}>{m.listing_sort_range_note()}</p>;
  if (sort !== 'default' || query !== '') return null;
  return <p className={noteClasses}>{m.listing_usual_order()}</p>;
}

const noteClasses = 'mt-1 text-micro text-muted lg:mb-4';
