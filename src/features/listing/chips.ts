import { m } from '@/paraglide/messages.js';
import {
  anywhere,
  facetNames,
  type Interval,
  isSet,
  type SliderName,
  sliderNames,
} from './filters';
import { formatOnSlider, optionLabel } from './labels';
import type { ListingState } from './state';

/** Something that is set, for people, and the change that takes it back. */
export type Chip = { label: string; without: Partial<ListingState> };

/** What is set, in the order of the panel. The order of the list is no filter. */
export function chipsOf(state: ListingState): Chip[] {
  const chips: Chip[] = [];
  if (state.query !== '') {
    const label = m.listing_chip_search({ words: state.query });
    chips.push({ label, without: { query: '' } });
  }
  for (const slider of sliderNames) {
    if (!isSet(state[slider])) continue;
    const label = intervalLabel(slider, state[slider]);
    chips.push({ label, without: { [slider]: anywhere } });
  }
  for (const name of facetNames) {
    const set: readonly string[] = state[name];
    for (const value of set) {
      const others = set.filter((other) => other !== value);
      chips.push({ label: optionLabel(value), without: { [name]: others } });
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
