import './models.css';
import {
  type ReactNode,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { CompareButton } from '@/features/compare/CompareButton';
import { m } from '@/paraglide/messages.js';
import { ActiveFilters } from './ActiveFilters';
import { $catalogue, $search, prepareCards } from './cars.store';
import { FilterPanel } from './FilterPanel';
import type { Facets, Results } from './filters';
import { followForm } from './follow-form.store';
import { $asked, leaveListing, openListing } from './listing.store';
import { ModelsResult } from './ModelsResult';
import { useStore } from './use-store';

type Props = {
  /** Models that the page was built with, in all, and the options among them. */
  total: number;
  facets: Facets;
  /** Address of the file of all cars. */
  dataUrl: string;
  /** Controls, and the cards that the page was built with. */
  toolbar: ReactNode;
  sliders: ReactNode;
  skeletons: ReactNode;
  children: ReactNode;
};

/** The models view: search, filters, order and the cars that fit (Spec 2, 'Models view'). */
export default function Models({
  total,
  facets,
  dataUrl,
  toolbar,
  sliders,
  skeletons,
  children,
}: Props) {
  const root = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    if (root.current === null) return;
    openListing(dataUrl, facets);
    setOpen(true);
    return followForm(root.current);
  }, [dataUrl, facets]);

  const asked = useStore($asked);
  const results = useResults();
  const count = results?.cars.length ?? total;
  const options = useStore($catalogue).facets;
  return (
    <section
      ref={root}
      className="models"
      data-open={open || undefined}
      aria-labelledby="models-title"
      onClickCapture={onCardClick}
      onPointerOver={prepare}
      onFocus={prepare}
    >
      <header className="models-head">
        <h2 id="models-title" className="text-heading" tabIndex={-1}>
          {m.listing_models_heading()}
        </h2>
        <p className="text-small tabular-nums text-muted" role="status">
          {m.listing_models_count({ count })}
        </p>
        <CompareButton />
      </header>
      {toolbar}
      <div className="models-body">
        <FilterPanel
          sliders={sliders}
          facets={open ? options : facets}
          counts={results?.counts}
          count={count}
        />
        <div className="models-main">
          <ActiveFilters asked={asked} />
          <ModelsResult open={open} results={results} total={total} skeletons={skeletons}>
            {children}
          </ModelsResult>
        </div>
      </div>
    </section>
  );
}

/** The cars that fit what is asked; null until there are cars. The form stays ahead of it while a handle is dragged. */
function useResults(): Results | null {
  const catalogue = useStore($catalogue);
  const search = useStore($search);
  const asked = useDeferredValue(useStore($asked));
  return useMemo(() => {
    if (catalogue.status !== 'ready' || (asked.query !== '' && search === null)) return null;
    return catalogue.answer(asked, search);
  }, [catalogue, search, asked]);
}

function prepare(): void {
  void prepareCards();
}

function onCardClick({ target }: React.MouseEvent): void {
  if (target instanceof Element && target.closest('.car-card a')) leaveListing();
}
