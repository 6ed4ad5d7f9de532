/** What one plan covers. Amounts are whole Egyptian pounds; null means that the plan does not cover it. */
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
 * The three plans. The specification gives the figures and says that gold and diamond differ, yet not
 * which plan carries home protection, the keys and each battery deductible: that division is settled here,
 * once, and the page calls it indicative.
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

/** What holds for every plan. */
export const insuranceTerms = {
  /** Share of any other claim that the owner pays, percent. */
  deductiblePercent: 10,
  /** A police report is needed when a repair costs more than this share of the insured amount, percent. */
  policeReportAbovePercent: 20,
  /** Time to a direct payment in Cairo and Alexandria, hours. */
  directPaymentHours: 24,
} as const;

/** Car prices of the worked example, Egyptian pounds: a city car, a family car, a large one. */
export const examplePricesEgp: readonly number[] = [850_000, 1_550_000, 3_100_000];
