import type { ShownFigures } from './shown.ts';

/** The cover of one plan. Amounts are whole Egyptian pounds, null for no cover. */
export type InsurancePlan = {
  id: 'silver' | 'gold' | 'diamond';
  /** Annual premium in thousandths of the car's price: 18 is 1.8%. */
  ratePerMille: number;
  mostPopular: boolean;
  liabilityEgp: number;
  /** `passengers` says how many people share the sum, and `eachEgp` how much each may get. */
  personalAccident: { totalEgp: number; passengers: { count: number; eachEgp: number } | null };
  homeProtectionEgp: number | null;
  keyReplacementEgp: number | null;
  /** Share of a claim for the battery that the owner pays, percent. */
  batteryDeductiblePercent: number;
};

const sharedByPassengers = { totalEgp: 100_000, passengers: { count: 4, eachEgp: 25_000 } };

/**
 * The three plans. Which of them carry home protection, the keys and each battery deductible is our own choice, so the
 * page calls them indicative.
 */
export const insurancePlans: readonly InsurancePlan[] = [
  {
    id: 'silver',
    ratePerMille: 18,
    mostPopular: false,
    liabilityEgp: 100_000,
    personalAccident: sharedByPassengers,
    homeProtectionEgp: null,
    keyReplacementEgp: null,
    batteryDeductiblePercent: 25,
  },
  {
    id: 'gold',
    ratePerMille: 20,
    mostPopular: false,
    liabilityEgp: 100_000,
    personalAccident: sharedByPassengers,
    homeProtectionEgp: 100_000,
    keyReplacementEgp: null,
    batteryDeductiblePercent: 25,
  },
  {
    id: 'diamond',
    ratePerMille: 21,
    mostPopular: true,
    liabilityEgp: 100_000,
    personalAccident: { totalEgp: 70_000, passengers: null },
    homeProtectionEgp: 100_000,
    keyReplacementEgp: 10_000,
    batteryDeductiblePercent: 15,
  },
];

/** Terms of every plan. */
export const insuranceTerms = {
  /** Share of any other claim that the owner pays, percent. */
  deductiblePercent: 10,
  /** A police report is needed when a repair costs more than this share of the insured amount, percent. */
  policeReportAbovePercent: 20,
  /** Time to a direct payment in Cairo and Alexandria, hours. */
  directPaymentHours: 24,
} as const;

/** The price of a family car, which the plans are shown for until somebody says what theirs is worth, Egyptian pounds. */
export const usualPriceEgp = 1_550_000;

/** The yearly premium of one plan, whole Egyptian pounds. */
export type Premium = { plan: InsurancePlan; egp: number };

/**
 * The annual premium of a plan. Rates are in thousandths, so that half a pound is exact and rounds up.
 * @param priceEgp price of the car in Egyptian pounds
 * @returns whole pounds, or null when the price is not a positive, finite number
 */
export function annualPremium(priceEgp: number, plan: InsurancePlan): number | null {
  if (!Number.isFinite(priceEgp) || priceEgp <= 0) return null;
  return Math.round((priceEgp * plan.ratePerMille) / 1000);
}

/**
 * The premium of every plan, in their order; none when the price is not a positive, finite number.
 * @param priceEgp price of the car in Egyptian pounds
 */
export function premiums(priceEgp: number): Premium[] {
  return insurancePlans.flatMap((plan) => {
    const egp = annualPremium(priceEgp, plan);
    return egp === null ? [] : [{ plan, egp }];
  });
}

/** The premiums that are shown once a request is sent, to be stored with it. */
export function shownPremiums(priceEgp: number): ShownFigures {
  return {
    premiums: premiums(priceEgp).map(({ plan, egp }) => ({
      plan: plan.id,
      per_mille: plan.ratePerMille,
      egp,
    })),
  };
}
