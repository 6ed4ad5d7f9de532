import { atom } from 'nanostores';

/** How a person means to pay for a car, as its page has worked out with them. */
export type LoanPlan = {
  /** Of the car's record. */
  carId: string;
  /** EGP */
  downPayment: number;
  months: number;
};

/** The plan on this page; the form for financing opens with it. */
export const $loanPlan = atom<LoanPlan | null>(null);

export function planLoan(plan: LoanPlan | null): void {
  $loanPlan.set(plan);
}
