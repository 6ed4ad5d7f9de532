import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { formatEgp, formatQuantity } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import {
  anywhere,
  facetNames,
  type Interval,
  isSet,
  type ListingState,
  type SliderName,
  sliderNames,
} from './filters.ts';
import { ask } from './listing.store.ts';
import { chipLabel, type NamedBrands } from './option-labels.ts';

/** A slider's value (EGP or km) as text: 'EGP 1,250,000' or '420 km'. */
export function formatOnSlider(slider: SliderName, value: number): string {
  return slider === 'price' ? formatEgp(value) : formatQuantity(value, m.unit_km());
}

/** Something that is set, for people, and the change that takes it back. */
type Chip = { label: string; without: Partial<ListingState> };

/** The active filters, in the order of the panel; the sort order is not among them. */
export function chipsOf(state: ListingState, brands: NamedBrands): Chip[] {
  const chips: Chip[] = [];
  if (state.query !== '') {
    chips.push({ label: m.listing_chip_search({ words: state.query }), without: { query: '' } });
  }
  for (const name of sliderNames) {
    if (!isSet(state[name])) continue;
    chips.push({ label: intervalLabel(name, state[name]), without: { [name]: anywhere } });
  }
  for (const name of facetNames) {
    for (const value of state[name]) {
      const others = state[name].filter((other) => other !== value);
      chips.push({ label: chipLabel(name, value, brands), without: { [name]: others } });
    }
  }
  return chips;
}

/** The two ranges are told apart by their names. */
function intervalLabel(slider: SliderName, interval: Interval): string {
  const label = spanLabel(slider, interval);
  return slider === 'everyday' ? m.listing_chip_everyday({ span: label }) : label;
}

function spanLabel(slider: SliderName, [from, to]: Interval): string {
  if (to === null) return m.listing_chip_at_least({ from: formatOnSlider(slider, from ?? 0) });
  if (from === null) return m.listing_chip_up_to({ to: formatOnSlider(slider, to) });
  return m.listing_chip_between({
    from: formatOnSlider(slider, from),
    to: formatOnSlider(slider, to),
  });
}

const chipClasses = 'inline-flex min-h-10 items-center gap-1.5 text-[0.875rem] font-semibold';

type Props = {
  chips: readonly Chip[];
  onClear: () => void;
  /** The last one was taken back, and focus has to go somewhere else. */
  onNoneLeft: () => void;
};

/** The active filters, each with a button that removes it. Focus stays among them. */
export function Chips({ chips, onClear, onNoneLeft }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<{ place: number; among: number } | null>(null);
  useEffect(() => {
    // Something else may render before the chip is gone.
    if (removed.current === null || chips.length === removed.current.among) return;
    const next = Math.min(removed.current.place, chips.length - 1);
    removed.current = null;
    if (next < 0) onNoneLeft();
    else list.current?.getElementsByTagName('button')[next]?.focus();
  });
  if (chips.length === 0) return null;
  return (
    <ul
      ref={list}
      className="mt-4 flex flex-wrap items-center gap-2 lg:mb-5 lg:mt-1"
      aria-label={m.listing_active()}
    >
      {chips.map(({ label, without }, place) => (
        <li key={label}>
          <button
            type="button"
            className={`${chipClasses} rounded-pill border border-edge bg-surface pe-2.5 ps-3.5`}
            aria-label={m.listing_remove_filter({ filter: label })}
            onClick={() => {
              removed.current = { place, among: chips.length };
              ask(without);
            }}
          >
            {label}
            <X className="size-4" aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={`${chipClasses} px-2 underline underline-offset-[0.22em]`}
          onClick={onClear}
        >
          {m.listing_clear()}
        </button>
      </li>
    </ul>
  );
}
