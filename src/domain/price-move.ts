/** A move of more than this share of the earlier price is pointed out. */
export const largestMove = 0.3;

/** No new car costs less, in EGP. */
export const leastCarPrice = 100_000;

/** A price that is likely to be mistyped, in EGP; `share` is how far it moves from the earlier one, null without one. */
export type OddPrice = { from: number | null; to: number; share: number | null };

/**
 * Judges a price that is about to be stored.
 * @param from the stored price, null without one
 * @returns null for a price that needs no second look, as for one that stays
 */
export function oddPrice(
  kind: 'cars' | 'chargers',
  from: number | null,
  to: number | null,
): OddPrice | null {
  if (to === null || to === from) return null;
  const share = from ? (to - from) / from : null;
  const isFar = share !== null && Math.abs(share) > largestMove;
  return isFar || (kind === 'cars' && to < leastCarPrice) ? { from, to, share } : null;
}

/** A price in somebody's list that moves by more than this share is looked at before it is taken over. */
const largestListMove = 0.1;

/** How far a price moves from the earlier one, as a share of it; null without one. @param from EGP, as `to` */
export function shareOfMove(from: number | null, to: number): number | null {
  return from ? (to - from) / from : null;
}

/** Whether a price in somebody's list needs a second look before it is taken over. @param from EGP, as `to` */
export function needsLook(kind: 'cars' | 'chargers', from: number | null, to: number): boolean {
  const share = shareOfMove(from, to);
  return oddPrice(kind, from, to) !== null || Math.abs(share ?? 0) > largestListMove;
}
