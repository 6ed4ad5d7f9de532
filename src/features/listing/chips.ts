import { m } from '@/paraglide/messages.js';
import { anywhere, type Interval, isSet } from './filters';
import { facetNames } from './listing-form';
import { formatOnSlider, type SliderName, sliderNames } from './slider-form';
import type { ListingState } from './state';

/** Something that is set, for people, and the state without it. */
export type Chip = { label: string; without: ListingState };

/**
 * What is set, in the order of the panel. The order of the list is no filter.
 * @param labelOf an option's value for people
 */
export function chipsOf(state: ListingState, labelOf: (value: string) => string): Chip[] {
  const chips: Chip[] = [];
  if (state.query !== '') {
    const label = m.listing_chip_search({ words: state.query });
    chips.push({ label, without: { ...state, query: '' } });
  }
  for (const slider of sliderNames) {
    if (!isSet(state[slider])) continue;
    const label = intervalLabel(slider, state[slider]);
    chips.push({ label, without: { ...state, [slider]: anywhere } });
  }
  for (const name of facetNames) {
    const set: readonly string[] = state[name];
    for (const value of set) {
      const others = set.filter((other) => other !== value);
      chips.push({ label: labelOf(value), without: { ...state, [name]: others } });
    }
  }
  return chips;
}

function intervalLabel(slider: SliderName, [from, to]: Interval): string {
  const low = from === null ? null : formatOnSlider(slider, from);
  const high = to === null ? null : formatOnSlider(slider, to);
  if (low === null) return m.listing_chip_up_to({ to: high ?? '' });
  return high === null
    ? m.listing_chip_at_least({ from: low })
    : m.listing_chip_between({ from: low, to: high });
}
