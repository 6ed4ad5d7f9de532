import { type InsurancePlan, insurancePlans } from './plans.ts';

/** The yearly premium of one plan, whole Egyptian pounds. */
export type Premium = { plan: InsurancePlan; egp: number };

/**
 * Annual premium of a plan: the plan's share of the car's price, rounded to whole EGP.
 * The rate is held in tenths of a percent, so that half a pound is exact and rounds up.
 * @param priceEgp price of the car in Egyptian pounds
 * @returns whole pounds, or null when the price is not a positive, finite number
 */
export function annualPremium(priceEgp: number, plan: InsurancePlan): number | null {
  if (!Number.isFinite(priceEgp) || priceEgp <= 0) return null;
  return Math.round((priceEgp * plan.ratePerMille) / 1000);
}

/**
 * The premium of every plan for one car price, in the order of the plans; empty when the price makes no sense.
 * @param priceEgp price of the car in Egyptian pounds
 */
export function premiums(priceEgp: number): Premium[] {
  return insurancePlans.flatMap((plan) => {
    const egp = annualPremium(priceEgp, plan);
    return egp === null ? [] : [{ plan, egp }];
  });
}
