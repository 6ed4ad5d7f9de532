type Block = { upToKwh: number; egpPerKwh: number };

/** Prices of the months whose use stays within `upToKwh`. */
export type Band = { upToKwh: number; blocks: readonly Block[] };

/**
 * A month's household electricity in EGP, fixed fees left out. The month's whole use picks the band; the band's
 * blocks then price it from the first unit on.
 * @param kwh use of the month
 * @param bands in rising order, the last without end
 */
export function householdBill(kwh: number, bands: readonly Band[]): number {
  const band = bands.find(({ upToKwh }) => kwh <= upToKwh);
  let from = 0;
  let bill = 0;
  for (const { upToKwh, egpPerKwh } of band?.blocks ?? []) {
    bill += Math.max(0, Math.min(kwh, upToKwh) - from) * egpPerKwh;
    from = upToKwh;
  }
  return bill;
}
