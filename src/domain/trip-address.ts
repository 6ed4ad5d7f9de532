import { stateInAddress, textIn } from '#lib/state-in-address.ts';

/** A trip between two places of the map, by their ids; null where an address does not say. */
export type AskedTrip = { from: string | null; to: string | null };

/** Letters of a place's id in an address. */
const longest = 40;

const noTrip: AskedTrip = { from: null, to: null };

/** The trip in an address: of the page of a car as of the map of charging points, which takes the same names. */
export const tripAddress = stateInAddress<AskedTrip>(noTrip, {
  from: textIn('from', longest),
  to: textIn('to', longest),
});
