import { useStore } from '@nanostores/react';
import type { RefObject } from 'react';
import { RequestButton } from '#features/request/RequestButton.tsx';
import { asCount } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { formId } from './filter-form.ts';
import type { ListingView } from './filters.ts';
import { $answer, ask } from './listing.store.ts';

export const listTitleId = 'list-title';

type Props = {
  view: ListingView;
  /** Numbers of brands, and of all models where nothing is asked yet. */
  brands: number;
  models: number;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** What the list is of and how many there are, its two views, and the way to advice: as low as it can be. */
export function ListHead({ view, brands, models, heading }: Props) {
  const answer = useStore($answer);
  const found = answer.status === 'ready' ? answer.cars.length : models;
  const isBrands = view === 'brands';
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-2 pb-2 pt-4 md:gap-x-4 md:pt-8 lg:pb-5">
      <div className="flex flex-wrap items-baseline gap-x-3 max-lg:w-full">
        <h1 id={listTitleId} ref={heading} className="text-heading" tabIndex={-1}>
          {isBrands ? m.listing_brands_heading() : m.listing_models_heading()}
        </h1>
        <p className="models-count text-small tabular-nums text-muted" role="status">
          {isBrands
            ? m.listing_brands_count(asCount(brands))
            : m.listing_models_count(asCount(found))}
        </p>
      </div>
      <ViewSwitch view={view} />
      <RequestButton
        kind="advice"
        variant="accent"
        size="sm"
        className={`max-md:px-2 ${lineClasses}`}
      >
        {m.listing_help()}
      </RequestButton>
    </header>
  );
}

const views: { value: ListingView; label: () => string }[] = [
  { value: 'brands', label: m.listing_view_brands },
  { value: 'models', label: m.listing_view_models },
];

/** Small enough to stand in one line on a phone. */
const lineClasses = 'max-md:text-[clamp(0.75rem,3.4vw,0.9375rem)]';

const viewClasses =
  'grid min-h-10 place-items-center rounded-control border border-transparent px-[min(1rem,1.8vw)] ' +
  'text-center text-small font-semibold text-muted transition-[background-color] ' +
  'group-hover:text-ink peer-checked:bg-brand peer-checked:text-on-brand ' +
  'peer-focus-visible:outline peer-focus-visible:outline-2 peer-focus-visible:outline-offset-[3px] ' +
  'peer-focus-visible:outline-brand forced-colors:peer-checked:bg-[Highlight] ' +
  'forced-colors:peer-checked:text-[HighlightText] forced-colors:peer-checked:forced-color-adjust-none';

/** Two radio buttons that look like a switch. */
function ViewSwitch({ view }: { view: ListingView }) {
  return (
    <fieldset className="needs-script screen-only inline-grid min-w-0 grid-flow-col rounded-panel border border-edge max-sm:flex-1 lg:ms-auto">
      <legend className="sr-only">{m.listing_view_label()}</legend>
      {views.map(({ value, label }) => (
        <label key={value} className="group relative cursor-pointer">
          <input
            type="radio"
            // Unseen, but there to be touched: the words beside it are its label.
            className="peer absolute inset-y-0 start-0 m-0 h-full w-4 cursor-pointer opacity-0"
            name="view"
            form={formId}
            value={value}
            checked={view === value}
            onChange={() => ask({ view: value })}
            autoComplete="off"
          />
          <span className={`${viewClasses} ${lineClasses}`}>{label()}</span>
        </label>
      ))}
    </fieldset>
  );
}
