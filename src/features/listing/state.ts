import { type Filters, noFilters } from './filters';
import type { SortKey } from './sort';

/** The two views of the listing. */
export type View = 'models' | 'brands';

/** What the list shows, and what its address says. */
export type ListingState = Filters & { sort: SortKey; view: View };

export const initialState: ListingState = { ...noFilters, sort: 'default', view: 'models' };

/** Whether the models stand there as the page came: all of them, in the usual order. */
export function showsAll(state: ListingState): boolean {
  return sameState({ ...state, view: 'models' }, initialState);
}

/** Whether two states ask for the same. */
export function sameState(one: ListingState, other: ListingState): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

/** Without what filters, searches and sorts; the view stays. */
export function cleared(state: ListingState): ListingState {
  return { ...initialState, view: state.view };
}

function inOrder(state: ListingState) {
  const { query, price, range, bodyTypes, protocols, powertrains, sort, view } = state;
  const sets = [bodyTypes, protocols, powertrains].map((set) => [...set].sort());
  return [query, price, range, sets, sort, view];
}
