import type { Shown } from '@/data/shown.schema';
import { leastPrice } from '@/features/request/field-rules';
import type { KeyedFigure } from '@/features/tariffs/tariffs';
import { parseAmount } from '@/lib/amount';

/** What a bank would have to lend. */
export type Loan = {
  /** EGP */
  amount: number;
  /** The share of the price that is paid down, from 0 to 1. */
  downShare: number;
};

/** The loan for a price and a down payment as they are typed; null while they make none. */
export function loanFor(carPrice: string, downPayment: string): Loan | null {
  const [price, down] = [parseAmount(carPrice), parseAmount(downPayment)];
  if (price === null || down === null || price < leastPrice || down > price) return null;
  return { amount: price - down, downShare: down / price };
}

/** A bank's published loan for electric cars. */
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

/** The offer among the dated figures; null when one is missing or in another unit. */
export function bankOfferIn(figures: readonly KeyedFigure[]): BankOffer | null {
  const find = (name: string, unit: string) =>
    figures.find((figure) => figure.id === `loan_cib_ev_${name}` && figure.unit === unit);
  const lowest = find('rate_min', '% a year, reducing');
  const highest = find('rate_max', '% a year, reducing');
  const largest = find('amount_max', 'EGP');
  const longest = find('term_max', 'months');
  if (!lowest || !highest || !largest || !longest) return null;
  return {
    rates: [lowest.value, highest.value],
    largest: largest.value,
    longest: longest.value,
    readOn: lowest.validFrom,
  };
}

/** The term of the estimate. */
export const estimatedYears = 5;

/** Nobody can promise an instalment to the pound. */
const roundedToEgp = 100;

/**
 * The monthly instalment of a loan, in EGP, at the lowest and the highest rate of an offer.
 * @param amount EGP
 * @returns null for a loan that the offer does not cover, or that is too small to tell
 */
export function instalmentsFor(
  amount: number,
  { rates, largest, longest }: BankOffer,
): readonly [number, number] | null {
  const months = estimatedYears * 12;
  if (amount <= 0 || amount > largest || months > longest) return null;
  const [least, most] = rates.map((rate) => monthly(amount, rate, months));
  return least && most ? [least, most] : null;
}

/** What the form shows of a loan, to be stored with the request; undefined where it shows no estimate. */
export function shownLoan(
  { car_price, down_payment }: { car_price: string; down_payment: string },
  offer: BankOffer | null,
): Shown | undefined {
  const amount = loanFor(car_price, down_payment)?.amount ?? 0;
  const instalments = offer && instalmentsFor(amount, offer);
  if (offer === null || instalments === null) return undefined;
  const loan = {
    amount,
    instalment: { from: instalments[0], to: instalments[1] },
    rate: { from: offer.rates[0], to: offer.rates[1] },
    months: estimatedYears * 12,
  };
  return { loan };
}

/** Equal payments at the end of each month. @param rate % a year on what is still owed */
function monthly(amount: number, rate: number, months: number): number {
  const share = rate / 100 / 12;
  const payment = share === 0 ? amount / months : (amount * share) / (1 - (1 + share) ** -months);
  return Math.round(payment / roundedToEgp) * roundedToEgp;
}
