import type { KeyedFigure } from '@/features/tariffs/tariffs';

/** What a bank published of its loan for electric cars. */
export type BankOffer = {
  /** % a year on what is still owed. */
  rates: readonly [lowest: number, highest: number];
  /** The largest loan, EGP. */
  largest: number;
  /** The longest term, months. */
  longest: number;
  /** The day on which it was read, yyyy-MM-dd. */
  readOn: string;
};

/** Of the dated figures, in the unit that the estimate expects. */
const needed = {
  lowest: ['loan_cib_ev_rate_min', '% a year, reducing'],
  highest: ['loan_cib_ev_rate_max', '% a year, reducing'],
  largest: ['loan_cib_ev_amount_max', 'EGP'],
  longest: ['loan_cib_ev_term_max', 'months'],
} as const;

/**
 * The offer among the dated figures.
 * @returns null when one is missing or in another unit: an estimate is left out then
 */
export function bankOfferIn(figures: readonly KeyedFigure[]): BankOffer | null {
  const find = ([key, unit]: readonly [string, string]) =>
    figures.find((figure) => figure.id === key && figure.unit === unit);
  const [lowest, highest] = [find(needed.lowest), find(needed.highest)];
  const [largest, longest] = [find(needed.largest), find(needed.longest)];
  if (!lowest || !highest || !largest || !longest) return null;
  return {
    rates: [lowest.value, highest.value],
    largest: largest.value,
    longest: longest.value,
    readOn: lowest.validFrom,
  };
}
