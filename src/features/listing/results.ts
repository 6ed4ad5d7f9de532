import { type Results, resultsOf } from './filters';
import type { ListedCar } from './listed-car';
import type { Search } from './search';
import { type SortKey, sorted } from './sort';
import type { ListingState } from './state';

/** The cars that a state asks for, in its order; null when it asks for a search that is not loaded yet. */
export type Answer = (state: ListingState, search: Search | null) => Results | null;

/**
 * Answers states from a catalogue. Each order is sorted once and kept; the best matches of a search come first unless
 * an order is chosen.
 */
export function answersFrom(cars: readonly ListedCar[]): Answer {
  const orders = new Map<SortKey, readonly ListedCar[]>();
  const inOrder = (sort: SortKey) => {
    const known = orders.get(sort) ?? sorted(cars, sort);
    orders.set(sort, known);
    return known;
  };
  return (state, search) => {
    if (state.query === '') return resultsOf(inOrder(state.sort), state);
    if (search === null) return null;
    const found = search(state.query);
    return resultsOf(found ? sorted(found, state.sort) : inOrder(state.sort), state);
  };
}
