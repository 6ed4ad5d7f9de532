import { memo, useEffect, useRef } from 'react';
import { m } from '@/paraglide/messages.js';
import { Button } from '@/ui/Button';
import { FacetSet } from './FacetSet';
import type { Facets, Results } from './filters';
import { Icon } from './icons';
import { clearFilters } from './listing.store';
import { facetNames, formId } from './listing-form';
import { RangeSlider } from './RangeSlider';

export const panelId = 'car-filter-panel';

/** Widths at which the panel stands beside the cards; narrower, it is a sheet. As in models.css. */
const beside = '(min-width: 1024px)';

/** Opens the sheet where the browser does not do so by itself at the press of its button. */
export function openFilters(): void {
  const panel = document.getElementById(panelId);
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  if (panel instanceof HTMLDialogElement) panel.showModal();
}

type Props = { facets: Facets; counts: Results['counts'] | undefined; count: number };

/** All filters, in one element: a column that folds on wide screens, a sheet from the bottom on narrow ones. */
export const FilterPanel = memo(function FilterPanel({ facets, counts, count }: Props) {
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const sheet = panel.current;
    const wide = matchMedia(beside);
    const close = () => sheet?.close();
    // What is pressed is the dialog itself only where it is its backdrop.
    const closeFromOutside = ({ target }: Event) => {
      if (target === sheet) close();
    };
    wide.addEventListener('change', close);
    sheet?.addEventListener('click', closeFromOutside);
    return () => {
      wide.removeEventListener('change', close);
      sheet?.removeEventListener('click', closeFromOutside);
    };
  }, []);
  return (
    <dialog
      ref={panel}
      id={panelId}
      className="filters needs-script"
      aria-labelledby="filters-title"
    >
      <form id={formId} method="dialog" autoComplete="off">
        <details open>
          <summary>
            <h3 id="filters-title" className="text-subheading">
              {m.listing_filters()}
            </h3>
            <Icon name="down" className="filters-chevron size-5" />
          </summary>
          <div className="filters-groups">
            <RangeSlider name="price" legend={m.listing_price()} />
            <RangeSlider name="range" legend={m.listing_range()} />
            {facetNames.map((name) =>
              facets[name].length < 2 ? null : (
                <FacetSet key={name} name={name} options={facets[name]} counts={counts?.[name]} />
              ),
            )}
          </div>
        </details>
        <div className="filters-foot">
          <Button variant="ghost" onClick={clearFilters}>
            {m.listing_clear()}
          </Button>
          <Button type="submit">{m.listing_show({ count })}</Button>
        </div>
        <button type="submit" className="filters-close" aria-label={m.ui_close()}>
          <Icon name="cross" className="size-5" />
        </button>
      </form>
    </dialog>
  );
});
