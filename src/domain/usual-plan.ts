import { petrolCar } from '#config/energy.ts';
import { stateInAddress, textIn } from '#lib/state-in-address.ts';
import { usualMonths } from './loan.ts';
import { type Away, homeUse, type Meter, type MonthlyUse } from './month.ts';

/** The figures that a person may change in the calculator. */
export const figureNames = [
  'km',
  'home',
  'use',
  'trip',
  'often',
  'down',
  'months',
  'petrol',
  'litres',
  'rate',
] as const;
export type FigureName = (typeof figureNames)[number];

/** All inputs of the calculator; also the parameters of the car's address. */
export const planNames = [...figureNames, 'meter', 'away'] as const;
type PlanName = (typeof planNames)[number];

/**
 * The figure of each: km a month, % charged at home, kWh a month that the home uses without the car, km of a trip there
 * and back, trips a month, EGP, months, litres per 100 km. The price of the petrol car (EGP) and what money earns (% a
 * year) have none of their own.
 */
export type UsualPlan = Record<Exclude<FigureName, 'petrol' | 'rate'>, number>;

/** Share of the price that is paid down unless a person says otherwise. */
export const usualDownShare = 0.3;

/** A trip each weekend. */
const usualTripsPerMonth = 4;

/** The use of a car that a plan describes. */
export const drivenAs = ({
  km,
  home,
  use,
  trip,
  often,
  litres,
  meter,
  away,
}: Pick<UsualPlan, 'km' | 'home' | 'use' | 'trip' | 'often'> & {
  litres?: number;
  meter?: Meter;
  away?: Away;
}): MonthlyUse => ({
  km,
  homeShare: home / 100,
  homeUseKwh: use,
  trips: trip > 0 ? { km: trip, perMonth: often } : undefined,
  meter,
  away,
  petrolLitres: litres,
});

/** @param price of the car, EGP; without one there is nothing to pay down */
export function usualPlan(price: number | null): UsualPlan {
  return {
    km: homeUse.km,
    home: homeUse.homeShare * 100,
    use: homeUse.homeUseKwh,
    trip: 0,
    often: usualTripsPerMonth,
    down: Math.round(((price ?? 0) * usualDownShare) / 10_000) * 10_000,
    months: usualMonths,
    litres: petrolCar.litresPer100Km,
  };
}

/** The figures as they were typed, or as an address gives them; what was not touched is missing. */
export type TypedPlan = { [name in PlanName]?: string | undefined };

/** Letters of a figure in an address. */
const longest = 40;

/** The address of a car, where it says how somebody would drive or pay. */
export const planAddress = stateInAddress<TypedPlan>(
  {},
  {
    km: textIn('km', longest),
    home: textIn('home', longest),
    use: textIn('use', longest),
    trip: textIn('trip', longest),
    often: textIn('often', longest),
    down: textIn('down', longest),
    months: textIn('months', longest),
    petrol: textIn('petrol', longest),
    litres: textIn('litres', longest),
    rate: textIn('rate', longest),
    meter: textIn('meter', longest),
    away: textIn('away', longest),
  },
);

/** Whether an address says how somebody would drive or pay. @param search from its question mark on */
export function asksPlan(search: string): boolean {
  return Object.values(planAddress.read(search)).some((text) => text !== undefined);
}
