import type { BankOffer } from './bank-offer';

/** The term that an estimate goes by. */
export const estimatedYears = 5;

/** Nobody can promise an instalment to the pound. */
const roundedToEgp = 100;

/**
 * What a loan costs a month, in EGP, at the lowest and at the highest rate of an offer.
 * @param amount EGP
 * @returns null for a loan that the offer does not cover, or that is too small for it to tell
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

/** Equal payments at the end of each month; the rate is in % a year on what is still owed. */
function monthly(amount: number, rate: number, months: number): number {
  const share = rate / 100 / 12;
  const payment = share === 0 ? amount / months : (amount * share) / (1 - (1 + share) ** -months);
  return Math.round(payment / roundedToEgp) * roundedToEgp;
}
