import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo, useState } from 'react';
import { asCount, formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import {
  type Bounds,
  type FacetCounts,
  type FacetName,
  type Facets,
  facetNames,
  type ListingState,
  type Option,
} from './filters.ts';
import { ask } from './listing.store.ts';
import { type NamedBrands, optionLabel } from './option-labels.ts';
import { RangeSlider } from './RangeSlider.tsx';

export type FilterProps = {
  asked: ListingState;
  facets: Facets;
  counts: FacetCounts | null;
  bounds: Bounds;
  brands: NamedBrands;
};

/** All filters: those that most people use first, the laboratory's range last. */
export function FilterGroups({ asked, facets, counts, bounds, brands }: FilterProps) {
  return (
    <div className="grid gap-7 pb-6">
      {(['price', 'everyday'] as const).map((name) => (
        <RangeSlider key={name} name={name} interval={asked[name]} highest={bounds[name]} />
      ))}
      {facetNames.map((name) => (
        <Facet
          key={name}
          name={name}
          options={facets[name]}
          counts={counts?.[name]}
          chosen={asked[name]}
          brands={brands}
        />
      ))}
      <RangeSlider name="range" interval={asked.range} highest={bounds.range} />
    </div>
  );
}

const legends: Record<FacetName, () => string> = {
  brands: m.listing_brands,
  bodyTypes: m.listing_body_types,
  seats: m.listing_seats,
  channels: m.listing_channels,
  protocols: m.listing_protocols,
  plugs: m.listing_plugs,
  drives: m.listing_drives,
  powertrains: m.listing_powertrains,
};

type FacetProps = {
  name: FacetName;
  options: readonly Option[];
  /** How many cars each would give now; undefined while that is unknown. */
  counts: ReadonlyMap<string, number> | undefined;
  chosen: readonly string[];
  brands: NamedBrands;
};

/** Options that wait behind a button: all brands, and body types of which there is one car. */
function isFolded(name: FacetName, { count }: Option): boolean {
  return name === 'brands' || (name === 'bodyTypes' && count === 1);
}

/** A set of options of which several may be chosen; none means all. A single option is no choice. */
const Facet = memo(function Facet({ name, options, counts, chosen, brands }: FacetProps) {
  const [isOpen, setOpen] = useState(false);
  if (options.length < 2) return null;
  const folded = options.filter((option) => isFolded(name, option));
  const shown = options.filter(
    (option) => isOpen || chosen.includes(option.value) || !folded.includes(option),
  );
  const toggle = (value: string, isChosen: boolean) =>
    ask({ [name]: isChosen ? [...chosen, value] : chosen.filter((other) => other !== value) });
  return (
    <fieldset>
      <legend className="mb-2 text-small font-semibold">{legends[name]()}</legend>
      <div className={name === 'brands' && isOpen ? 'max-h-72 overflow-y-auto pe-1' : undefined}>
        {shown.map(({ value, count: all }) => {
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
              <span className={count === 0 ? 'text-muted' : undefined}>
                {optionLabel(name, value, brands)}
              </span>
              <small className="ms-auto text-micro tabular-nums text-muted">
                {formatNumber(count)}
              </small>
            </label>
          );
        })}
      </div>
      {folded.length > 0 && (
        <button
          type="button"
          className="flex min-h-10 w-full items-center justify-between gap-3 text-small font-semibold text-brand"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {name === 'brands' ? m.listing_all_brands(asCount(folded.length)) : m.listing_rare()}
          <ChevronDown
            className={isOpen ? 'size-5 [rotate:180deg]' : 'size-5'}
            aria-hidden="true"
          />
        </button>
      )}
    </fieldset>
  );
});
