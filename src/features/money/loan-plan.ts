import { planAddress } from '#domain/usual-plan.ts';
import type { RequestedCar } from '#features/request/dialog.store.ts';
import { $loanPlan, type LoanPlan } from './loan-plan.store.ts';
import { planOf } from './plan.ts';

/**
 * How a person means to pay for a car: as its page has it, else as the address says, which survives the way through
 * sign-in; null when they have said nothing of it.
 */
export function loanPlanFor(car: RequestedCar | null): LoanPlan | null {
  if (car === null || car.price === null) return null;
  const plan = $loanPlan.get();
  if (plan !== null) return plan.carId === car.id ? plan : null;
  const typed = planAddress.read(location.search);
  if (typed.down === undefined && typed.months === undefined) return null;
  const { down, months } = planOf(typed, car.price);
  if (down === 'wrong' || months === 'wrong') return null;
  return { carId: car.id, downPayment: down, months };
}
