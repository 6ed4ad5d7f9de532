import './filters.css';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { asCount } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import { Button } from '@/ui/Button';
import { formId } from './early-input';
import { FacetSet } from './FacetSet';
import {
  type Bounds,
  type Counts,
  type Facets,
  type Filters,
  facetNames,
  sliderNames,
} from './filters';
import { Icon } from './icons';
import { clearFilters } from './listing.store';
import { RangeSlider } from './RangeSlider';

type FilterProps = { asked: Filters; facets: Facets; counts: Counts | null; bounds: Bounds };

type ColumnProps = FilterProps & {
  form: RefObject<HTMLFormElement | null>;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
};

/** The filters beside the cards, on wide screens. Folded, they leave their room to the cards. */
export function FilterColumn({ form, isFolded, onFold, ...filters }: ColumnProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // It may have been folded before the island was hydrated.
  useLayoutEffect(() => onFold(details.current?.open === false), [onFold]);
  return (
    <section className="filters-column needs-script screen-only" aria-labelledby="filters-title">
      <form id={formId} ref={form} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <details
          ref={details}
          open={!isFolded}
          onToggle={({ currentTarget }) => onFold(!currentTarget.open)}
        >
          <summary>
            <h3 id="filters-title" className="text-subheading">
              {m.listing_filters()}
            </h3>
            <Icon name="down" className="filters-chevron size-5" />
          </summary>
          <Groups {...filters} />
        </details>
      </form>
    </section>
  );
}

type SheetProps = FilterProps & { found: number; onClose: () => void };

/** From here on the filters stand beside the cards, as in filters.css. */
const wide = '(min-width: 64rem)';

/** The filters in a sheet from the bottom, on narrow screens. */
export function FilterSheet({ found, onClose, ...filters }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // By itself the browser would choose a handle of a slider.
    heading.current?.focus();
    const width = matchMedia(wide);
    const close = () => dialog.current?.close();
    width.addEventListener('change', close);
    return () => width.removeEventListener('change', close);
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes it
    <dialog
      ref={dialog}
      className="filters-sheet"
      aria-labelledby="filters-title"
      onClose={onClose}
      // The dialog itself is pressed only where its backdrop is.
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <form id={formId} method="dialog" autoComplete="off">
        <div className="filters-scroll">
          <h3
            id="filters-title"
            ref={heading}
            className="filters-title text-subheading"
            tabIndex={-1}
          >
            {m.listing_filters()}
          </h3>
          <Groups {...filters} />
        </div>
        <div className="filters-foot">
          <Button variant="ghost" onClick={clearFilters}>
            {m.listing_clear()}
          </Button>
          <Button type="submit">{m.listing_show(asCount(found))}</Button>
        </div>
        <button type="submit" className="filters-close" aria-label={m.ui_close()}>
          <Icon name="cross" className="size-5" />
        </button>
      </form>
    </dialog>
  );
}

function Groups({ asked, facets, counts, bounds }: FilterProps) {
  return (
    <div className="filters-groups">
      {sliderNames.map((name) => (
        <RangeSlider key={name} name={name} interval={asked[name]} highest={bounds[name]} />
      ))}
      {facetNames.map((name) => (
        <FacetSet
          key={name}
          name={name}
          options={facets[name]}
          counts={counts?.[name]}
          chosen={asked[name]}
        />
      ))}
    </div>
  );
}
