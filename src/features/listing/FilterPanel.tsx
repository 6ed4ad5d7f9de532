import { asCount } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import { Button } from '@/ui/Button';
import { FacetSet } from './FacetSet';
import type { Facets } from './filters';
import { Icon } from './icons';
import { facetNames, formId, panelId } from './listing-form';
import { Sliders } from './Sliders';

/**
 * All filters, in one element: a column that folds on wide screens, a sheet from the bottom on narrow ones. It is
 * never drawn again; `follow-form.ts` and `follow-models.ts` keep its controls and counts right.
 */
export function FilterPanel({ facets, total }: { facets: Facets; total: number }) {
  return (
    // It scrolls, but what it holds is what the Tab key stops at.
    <dialog
      id={panelId}
      className="filters needs-script"
      tabIndex={-1}
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
            <Sliders />
            {facetNames.map((name) => (
              <FacetSet key={name} name={name} options={facets[name]} />
            ))}
          </div>
        </details>
        <div className="filters-foot">
          <Button variant="ghost" data-clear="">
            {m.listing_clear()}
          </Button>
          <Button type="submit" data-show="">
            {m.listing_show(asCount(total))}
          </Button>
        </div>
        <button type="submit" className="filters-close" aria-label={m.ui_close()}>
          <Icon name="cross" className="size-5" />
        </button>
      </form>
    </dialog>
  );
}
