import { asCount, formatNumber } from '@/lib/number';
import './models.css';
import './toolbar.css';
import './filters.css';
import './sliders.css';
import { product } from '@/config/product';
import { CardSkeletons } from '@/features/catalogue/CardSkeletons';
import { CarGrid } from '@/features/catalogue/CarGrid';
import { CompareButton } from '@/features/compare/CompareButton';
import { compareCheckbox } from '@/features/compare/compare-checkbox';
import { m } from '@/paraglide/messages.js';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { cardPictureSizes } from './card-sizes';
import { FilterPanel } from './FilterPanel';
import type { Facets } from './filters';
import { Icon } from './icons';
import type { ListedCar } from './listed-car';
import { Toolbar } from './Toolbar';

type Props = {
  /** The first cars, and how many there are in all. */
  cars: readonly ListedCar[];
  total: number;
  facets: Facets;
  /** Address of the file of all cars. */
  dataUrl: string;
};

/**
 * The models view as it is built: controls, the first cars in their usual order with places for those that follow,
 * and what may stand in place of these: skeletons or an error, as `data-phase` says. `follow-models.ts` makes it act,
 * and has the cards take up what is found.
 */
export function ModelsPage({ cars, total, facets, dataUrl }: Props) {
  const shown = product.listingCardLimit;
  return (
    <section
      className="models"
      aria-labelledby="models-title"
      data-file={dataUrl}
      data-total={total}
    >
      <header className="models-head">
        <h2 id="models-title" className="text-heading" tabIndex={-1}>
          {m.listing_models_heading()}
        </h2>
        <p className="models-count text-small tabular-nums text-muted" role="status">
          {m.listing_models_count(asCount(total))}
        </p>
        <CompareButton />
      </header>
      <Toolbar />
      <div className="models-body">
        <FilterPanel facets={facets} total={total} />
        <div className="models-main">
          <Chips />
          <div className="models-result">
            <div data-place="failed" role="alert" />
            <div data-place="none" />
            <StateTexts />
            <div className="models-cards">
              <CarGrid cars={cars} sizes={cardPictureSizes} compare={compareCheckbox}>
                {Array.from({ length: Math.min(shown, total) - cars.length }, (_, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
                  <li key={place} className="needs-script" />
                ))}
              </CarGrid>
            </div>
            <div className="models-waiting">
              <span className="sr-only">{m.listing_loading()}</span>
              <CardSkeletons />
            </div>
            <div className="models-more needs-script" hidden={total <= shown}>
              <p className="text-small tabular-nums text-muted">
                {m.listing_shown({ shown: formatNumber(shown), total: formatNumber(total) })}
              </p>
              <Button variant="secondary" data-more="">
                {m.listing_more()}
              </Button>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

/** What is set, and the model of a button that takes it back (`show-chips.ts`). */
function Chips() {
  return (
    <>
      <ul className="chips" aria-label={m.listing_active()} hidden>
        <li>
          <button type="button" className="chip-clear" data-clear="">
            {m.listing_clear()}
          </button>
        </li>
      </ul>
      <template className="chip-sample">
        <li>
          <button type="button" className="chip">
            <Icon name="cross" className="size-4" />
          </button>
        </li>
      </template>
    </>
  );
}

/** What is said where there are no cards to show (`show-answer.ts`). */
function StateTexts() {
  return (
    <>
      <template data-text="failed">
        <EmptyState title={m.listing_error()}>
          <Button data-retry="">{m.ui_try_again()}</Button>
        </EmptyState>
      </template>
      <template data-text="none">
        <EmptyState title={m.listing_no_match()}>
          <Button data-clear="">{m.listing_clear()}</Button>
        </EmptyState>
      </template>
    </>
  );
}
