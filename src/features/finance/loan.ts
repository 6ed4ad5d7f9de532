import { leastPrice } from '@/features/request/field-rules';
import { parseAmount } from '@/lib/amount';

/** What a bank would have to lend. */
export type Loan = {
  /** Egyptian pounds. */
  amount: number;
  /** How much of the price is paid down, from 0 to 1. */
  downShare: number;
};

/** The loan that two amounts, as they are written, come to; null while they come to none. */
export function loanFor(carPrice: string, downPayment: string): Loan | null {
  const [price, down] = [parseAmount(carPrice), parseAmount(downPayment)];
  if (price === null || down === null || price < leastPrice || down > price) return null;
  return { amount: price - down, downShare: down / price };
}
