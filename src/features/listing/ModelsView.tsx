import './models.css';
import { useStore } from '@nanostores/react';
import { type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react';
import { CompareButton } from '@/features/compare/CompareButton';
import { asCount } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import { ActiveFilters } from './ActiveFilters';
import { $cars } from './cars.store';
import { FilterColumn, FilterSheet } from './FilterPanel';
import { boundsBeforeData, boundsBeyond, countFilters } from './filters';
import type { ListingProps } from './Listing';
import { $asked, $results, clearFilters } from './listing.store';
import { Results } from './Results';
import { Toolbar } from './Toolbar';

type Props = ListingProps & { form: RefObject<HTMLFormElement | null> };

/** All models: what is asked beside what is found. */
export function ModelsView({ first, total, facets, dataFile, form }: Props) {
  const asked = useStore($asked, { ssr: 'initial' });
  const cars = useStore($cars, { ssr: 'initial' });
  const results = useStore($results, { ssr: 'initial' });
  const later = useDeferredValue(results);
  const counts = useMemo(() => later?.count() ?? null, [later]);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isFolded, setFolded] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const ready = cars.status === 'ready' ? cars : null;
  const found = results?.cars.length ?? total;
  const filters = {
    asked,
    facets: ready?.facets ?? facets,
    counts,
    bounds: ready?.bounds ?? boundsBeyond(asked, boundsBeforeData),
  };
  /** The heading says where one is once what was pressed is gone; what is on the screen does not move. */
  const focusHeading = () => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  };
  const clear = () => {
    focusHeading();
    clearFilters();
  };
  return (
    <section className="models" aria-labelledby="models-title">
      <header className="models-head">
        <h2 id="models-title" ref={heading} className="text-heading" tabIndex={-1}>
          {m.listing_models_heading()}
        </h2>
        <p className="models-count text-small tabular-nums text-muted" role="status">
          {m.listing_models_count(asCount(found))}
        </p>
        <CompareButton />
      </header>
      <Toolbar
        asked={asked}
        filterCount={countFilters({ ...asked, query: '' })}
        onOpenFilters={() => setSheetOpen(true)}
      />
      <div className={isFolded ? 'models-body models-body-folded' : 'models-body'}>
        {isSheetOpen ? (
          <FilterSheet {...filters} found={found} onClose={() => setSheetOpen(false)} />
        ) : (
          <FilterColumn {...filters} form={form} isFolded={isFolded} onFold={setFolded} />
        )}
        <div className="models-main">
          <ActiveFilters asked={asked} onClear={clear} onNoneLeft={focusHeading} />
          <Results
            asked={asked}
            results={results}
            first={first}
            total={total}
            dataFile={dataFile}
            onClear={clear}
          />
        </div>
      </div>
    </section>
  );
}
