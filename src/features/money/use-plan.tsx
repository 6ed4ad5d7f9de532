import { useEffect, useState } from 'react';
import type { Car } from '#domain/car.ts';
import { planAddress, planNames, type TypedPlan } from '#domain/usual-plan.ts';
import { formatNumber } from '#lib/number.ts';
import { replaceSearch } from '#lib/state-in-address.ts';
import { planLoan } from './loan-plan.store.ts';
import { type CostPlan, planOf, writePlan } from './plan.ts';

/** A person's figures for a car, and the results. */
export type PlanState = {
  typed: TypedPlan;
  plan: CostPlan;
  /** Of the car, EGP; null when it is not known. */
  price: number | null;
  change: (changed: TypedPlan) => void;
};

/** Pause after which the address follows a slider, ms: browsers limit how often it may change. */
const settleMs = 250;

/** The plan for a car: begins as the address says, which then follows it, as does the form for financing. */
export function usePlan({ recordId: carId, price }: Pick<Car, 'recordId' | 'price'>): PlanState {
  const [typed, setTyped] = useState<TypedPlan>(() =>
    asRead(planAddress.read(location.search), price),
  );
  useEffect(() => {
    const timer = setTimeout(() => {
      replaceSearch(writePlan(typed, price, location.search));
    }, settleMs);
    return () => clearTimeout(timer);
  }, [typed, price]);

  const plan = planOf(typed, price);
  const { down, months } = plan;
  useEffect(() => {
    const isPlan = price !== null && down !== 'wrong' && months !== 'wrong';
    planLoan(isPlan ? { carId, downPayment: down, months } : null);
    return () => planLoan(null);
  }, [carId, price, down, months]);

  return { typed, plan, price, change: (changed) => setTyped({ ...typed, ...changed }) };
}

/** Figures of an address as the reader writes them; what cannot be read stands as it is. */
function asRead(asked: TypedPlan, price: number | null): TypedPlan {
  const plan = planOf(asked, price);
  const typed: TypedPlan = {};
  for (const name of planNames) {
    const figure = plan[name];
    if (asked[name] === undefined) continue;
    typed[name] = typeof figure === 'number' ? formatNumber(figure, 2) : asked[name];
  }
  return typed;
}
