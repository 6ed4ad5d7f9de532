import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '#components/Button.tsx';
import { useBackCloses } from '#components/use-back-closes.tsx';
import { useWindowEvent } from '#components/use-window-event.tsx';
import { asCount, formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { optionLabel } from './Chips.tsx';
import { formId } from './filter-form.ts';
import {
  type Bounds,
  type FacetCounts,
  type FacetName,
  type Facets,
  facetNames,
  type ListingState,
  type Option,
  sliderNames,
} from './filters.ts';
import { ask, clearFilters, keepAddress } from './listing.store.ts';
import { RangeSlider } from './RangeSlider.tsx';

const titleClasses = 'sticky top-0 z-[2] bg-canvas pb-3.5 pt-[1.125rem]';
const footClasses =
  'grid gap-x-3 border-t border-line bg-surface px-5 pb-[calc(0.75rem+env(safe-area-inset-bottom))] ' +
  'pt-3 min-[20rem]:grid-cols-[auto_1fr]';

type FilterProps = {
  asked: ListingState;
  facets: Facets;
  counts: FacetCounts | null;
  bounds: Bounds;
};

/** The filters beside the cards, on wide screens. */
export function FilterColumn({
  form,
  ...filters
}: FilterProps & { form: RefObject<HTMLFormElement | null> }) {
  return (
    <section
      className="filters-column needs-script screen-only max-lg:hidden"
      aria-labelledby="filters-title"
    >
      <form id={formId} ref={form} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <details open>
          <summary className={`${titleClasses} flex items-center justify-between`}>
            <h3 id="filters-title" className="text-subheading">
              {m.listing_filters()}
            </h3>
            <ChevronDown className="filters-chevron size-5" aria-hidden="true" />
          </summary>
          <Groups {...filters} />
        </details>
      </form>
    </section>
  );
}

type SheetProps = FilterProps & {
  found: number;
  /** @param asked whether the person asked to see what is found */
  onClose: (asked: boolean) => void;
};

/** From here on the filters stand beside the cards: Tailwind's `lg`. */
const wide = '(min-width: 64rem)';

/** The dialog's return value when its button was pressed. */
const shows = 'show';

/** The filters in a sheet from the bottom, on narrow screens. */
export function FilterSheet({ found, onClose, ...filters }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // By itself the browser would choose a handle of a slider.
    heading.current?.focus();
  }, []);
  useBackCloses(true, () => dialog.current?.close());
  useWindowEvent('resize', () => matchMedia(wide).matches && dialog.current?.close());
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes it
    <dialog
      ref={dialog}
      className="filters-sheet"
      aria-labelledby="filters-title"
      onClose={({ currentTarget }) => {
        keepAddress();
        onClose(currentTarget.returnValue === shows);
      }}
      // The dialog itself is pressed only where its backdrop is.
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <form
        id={formId}
        method="dialog"
        className="relative flex min-w-0 flex-1 flex-col"
        autoComplete="off"
      >
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5">
          <h3
            id="filters-title"
            ref={heading}
            className={`${titleClasses} text-subheading focus:outline-none`}
            tabIndex={-1}
          >
            {m.listing_filters()}
          </h3>
          <Groups {...filters} />
        </div>
        <div className={`filters-foot ${footClasses}`}>
          <Button variant="ghost" onClick={clearFilters}>
            {m.listing_clear()}
          </Button>
          <Button type="submit" value={shows}>
            {m.listing_show(asCount(found))}
          </Button>
        </div>
        <button
          type="submit"
          className="icon-button absolute end-2.5 top-2 z-[3]"
          aria-label={m.ui_close()}
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      </form>
    </dialog>
  );
}

function Groups({ asked, facets, counts, bounds }: FilterProps) {
  return (
    <div className="grid gap-7 pb-6">
      {sliderNames.map((name) => (
        <RangeSlider key={name} name={name} interval={asked[name]} highest={bounds[name]} />
      ))}
      {facetNames.map((name) => (
        <Facet
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

const legends: Record<FacetName, () => string> = {
  bodyTypes: m.listing_body_types,
  protocols: m.listing_protocols,
  powertrains: m.listing_powertrains,
};

type FacetProps = {
  name: FacetName;
  options: readonly Option[];
  /** How many cars each would give now; undefined while that is unknown. */
  counts: ReadonlyMap<string, number> | undefined;
  chosen: readonly string[];
};

/** A set of options of which several may be chosen; none means all. A single option is no choice. */
function Facet({ name, options, counts, chosen }: FacetProps) {
  const toggle = (value: string, isChosen: boolean) =>
    ask({ [name]: isChosen ? [...chosen, value] : chosen.filter((other) => other !== value) });
  return (
    <fieldset hidden={options.length < 2}>
      <legend className="mb-2 text-small font-semibold">{legends[name]()}</legend>
      {options.map(({ value, count: all }) => {
        const count = counts ? (counts.get(value) ?? 0) : all;
        return (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-3 text-small lg:min-h-9"
          >
            <input
              type="checkbox"
              className="tick-box size-5 flex-none"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={({ target }) => toggle(value, target.checked)}
              autoComplete="off"
            />
            <span className={count === 0 ? 'text-muted' : undefined}>{optionLabel(value)}</span>
            <small className="ms-auto text-micro tabular-nums text-muted">
              {formatNumber(count)}
            </small>
          </label>
        );
      })}
    </fieldset>
  );
}
