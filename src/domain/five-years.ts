import { fiveYearModel } from '#config/energy.ts';
import type { CostSpan } from './month.ts';

/** The parts of what a car costs over the years. */
export const yearlyParts = [
  'loss',
  'interest',
  'energy',
  'insurance',
  'service',
  'charger',
] as const;
export type YearlyPart = (typeof yearlyParts)[number];

/** A car of which the years are counted. */
export type YearsCar = {
  /** How it is driven: its own motor alone, a generator besides, or petrol. */
  kind: keyof typeof fiveYearModel.serviceEgpPerKm;
  /** EGP */
  price: number;
  /** Electricity or petrol of a month, EGP. */
  energyMonth: CostSpan;
  /** km of a month. */
  km: number;
  /** With its installation, EGP; 0 for a car that has none. */
  charger: number;
};

/** What the table of tariffs and the person say; null where they do not. */
export type YearsFacts = {
  /** Comprehensive insurance, % of the value a year. */
  insuranceShare: CostSpan | null;
  /** What money earns, % a year. */
  rate: number | null;
};

/** EGP of each part over five years, null where it is not known, and the sum of those that are. */
export type Years = { parts: Record<YearlyPart, CostSpan | null>; sum: CostSpan };

/**
 * What a car costs over five years, see `docs/figures.md`. Insurance and interest go by the car's mean value: half way
 * between its price and what is left of it.
 */
export function fiveYears(car: YearsCar, { insuranceShare, rate }: YearsFacts): Years {
  const { years, lossShare, serviceEgpPerKm } = fiveYearModel;
  const [least, most] = lossShare[car.kind === 'petrol' ? 'petrol' : 'electric'];
  const meanValue = car.price * (1 - (least + most) / 4);
  const interest = rate === null ? null : (meanValue * years * rate) / 100;
  const insurance = (share: number) => (meanValue * years * share) / 100;
  const times = ([low, high]: CostSpan, factor: number): CostSpan => [low * factor, high * factor];
  const parts = {
    loss: times([least, most], car.price),
    interest: interest === null ? null : ([interest, interest] as const),
    energy: times(car.energyMonth, 12 * years),
    insurance:
      insuranceShare && ([insurance(insuranceShare[0]), insurance(insuranceShare[1])] as const),
    service: times(serviceEgpPerKm[car.kind], car.km * 12 * years),
    charger: [car.charger, car.charger] as const,
  };
  const sumOf = (end: 0 | 1) =>
    yearlyParts.reduce((sum, part) => sum + (parts[part]?.[end] ?? 0), 0);
  return { parts, sum: [sumOf(0), sumOf(1)] };
}
