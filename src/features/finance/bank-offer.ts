import * as z from 'zod/mini';
import { paths } from '@/config/paths';

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

const FiguresSchema = z.array(
  z.object({ id: z.string(), value: z.number(), unit: z.string(), validFrom: z.string() }),
);

/** Of the dated figures, in the unit that the estimate expects. */
const needed = {
  lowest: ['loan_cib_ev_rate_min', '% a year, reducing'],
  highest: ['loan_cib_ev_rate_max', '% a year, reducing'],
  largest: ['loan_cib_ev_amount_max', 'EGP'],
  longest: ['loan_cib_ev_term_max', 'months'],
} as const;

/**
 * The offer among the dated figures (DECISIONS, 'Honest data').
 * @param figures as their data file has them
 * @returns null when one is missing or in another unit: an estimate is left out then
 */
export function bankOfferIn(figures: unknown): BankOffer | null {
  const read = FiguresSchema.safeParse(figures);
  if (!read.success) return null;
  const find = ([key, unit]: readonly [string, string]) =>
    read.data.find((figure) => figure.id === key && figure.unit === unit);
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

/** The offer of today; null when there is none to go by, or no network. */
export async function fetchBankOffer(): Promise<BankOffer | null> {
  try {
    const answer = await fetch(paths.tariffData);
    return answer.ok ? bankOfferIn(await answer.json()) : null;
  } catch {
    return null;
  }
}
