import { m } from '@/paraglide/messages.js';
import { anywhere, type Interval, isSet } from './filters';
import { formatOnSlider, type SliderName } from './slider-form';
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
  if (isSet(state.price)) {
    const label = intervalLabel('price', state.price);
    chips.push({ label, without: { ...state, price: anywhere } });
  }
  if (isSet(state.range)) {
    const label = intervalLabel('range', state.range);
    chips.push({ label, without: { ...state, range: anywhere } });
  }
  for (const value of state.bodyTypes) {
    const bodyTypes = without(state.bodyTypes, value);
    chips.push({ label: labelOf(value), without: { ...state, bodyTypes } });
  }
  for (const value of state.protocols) {
    const protocols = without(state.protocols, value);
    chips.push({ label: labelOf(value), without: { ...state, protocols } });
  }
  for (const value of state.powertrains) {
    const powertrains = without(state.powertrains, value);
    chips.push({ label: labelOf(value), without: { ...state, powertrains } });
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

function without<Value>(values: readonly Value[], gone: Value): Value[] {
  return values.filter((value) => value !== gone);
}
