import { memo, type ReactNode, useEffect } from 'react';
import { m } from '@/paraglide/messages.js';
import { Button } from '@/ui/Button';
import { FacetSet } from './FacetSet';
import { followSheet, panelId } from './filter-sheet.store';
import type { Facets, Results } from './filters';
import { Icon } from './icons';
import { clearFilters } from './listing.store';
import { facetNames, formId } from './listing-form';

type Props = {
  /** The sliders, which the page was built with. */
  sliders: ReactNode;
  facets: Facets;
  counts: Results['counts'] | undefined;
  count: number;
};

/** All filters, in one element: a column that folds on wide screens, a sheet from the bottom on narrow ones. */
export const FilterPanel = memo(function FilterPanel({ sliders, facets, counts, count }: Props) {
  useEffect(followSheet, []);
  return (
    <dialog id={panelId} className="filters needs-script" aria-labelledby="filters-title">
      <form id={formId} method="dialog" autoComplete="off">
        <details open>
          <summary>
            <h3 id="filters-title" className="text-subheading">
              {m.listing_filters()}
            </h3>
            <Icon name="down" className="filters-chevron size-5" />
          </summary>
          <div className="filters-groups">
            {sliders}
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
