import { pointsAddress } from '#features/catalogue/points-for.ts';
import { storeInAddress } from '#lib/state-in-address.store.ts';

/** What is asked of the map and its list, as the address says it. */
export const {
  $state: $asked,
  correct: correctAsked,
  enter: enterAsked,
} = storeInAddress(pointsAddress);
