import { atom } from 'nanostores';

/** Down payment and term that a person has chosen on a car's page. */
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
