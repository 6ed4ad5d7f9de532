import { type Results, resultsOf } from './filters';
import type { ListedCar } from './listed-car';
import type { Search } from './search';
import { type SortKey, sorted } from './sort';
import type { ListingState } from './state';

/** The cars that a state asks for, in its order. */
export type Answer = (state: ListingState, search: Search | null) => Results;

/**
 * Answers states from a catalogue. Each order is made once, so that a filter only walks along it; the best matches of
 * a search stand first unless an order is chosen.
 */
export function answersFrom(cars: readonly ListedCar[]): Answer {
  const orders = new Map<SortKey, readonly ListedCar[]>();
  const inOrder = (sort: SortKey) => {
    const known = orders.get(sort) ?? sorted(cars, sort);
    orders.set(sort, known);
    return known;
  };
  return (state, search) => {
    const found = state.query === '' ? null : search?.(state.query);
    return resultsOf(!found ? inOrder(state.sort) : sorted(found, state.sort), state);
  };
}
