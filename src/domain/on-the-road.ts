import { annualPremium, insurancePlans } from './insurance.ts';

/** The cost of charging equipment at home, EGP; null when unknown. */
type HomeCharging = { charger: number | null; installation: number | null };

/**
 * The price of a car on the road, EGP. A null item is unknown and not in the sum. Licence fees are in none of it:
 * nobody has published them.
 */
export type OnTheRoad = {
  price: number;
  /** Of the first year, by the cheapest plan and by the dearest. */
  insurance: readonly [least: number, most: number];
  /** The insurance that the licence requires, of the first year. */
  compulsory: number | null;
  /** Null, too, for who does not charge at home. */
  home: HomeCharging | null;
  /** With the cheapest plan. */
  sum: number;
};

type Known = { home: HomeCharging | null; compulsory?: number | null };

/** @returns null when the price is not known */
export function onTheRoad(
  price: number | null,
  { home, compulsory = null }: Known,
): OnTheRoad | null {
  const premiums = insurancePlans.flatMap((plan) => annualPremium(price ?? 0, plan) ?? []);
  if (price === null || premiums.length === 0) return null;
  const insurance = [Math.min(...premiums), Math.max(...premiums)] as const;
  const charging = (home?.charger ?? 0) + (home?.installation ?? 0);
  return {
    price,
    insurance,
    compulsory,
    home,
    sum: price + insurance[0] + (compulsory ?? 0) + charging,
  };
}
