import type { Car } from '@/features/catalogue/car';
import { type Brand, countModels } from '@/features/catalogue/catalogue';
import type { Charger } from '@/features/catalogue/charger';
import { acHours, type Chargeable, rapidHours } from '@/features/catalogue/charging';
import { fits, isDirectCurrent, plugsOfCharger } from '@/features/catalogue/connectors';
import { durationText } from '@/features/catalogue/duration-text';
import { fullName } from '@/features/catalogue/full-name';
import { m } from '@/paraglide/messages.js';

/** Cars named on a charger's page; the rest are a click away. */
const shownCars = 6;

/**
 * Cars whose inlet takes the charger's cable: how many there are, and a few to name, the least expensive of each
 * brand, in the order of their prices (those without a price last).
 */
export function fittingCars<Item extends Pick<Car, 'chargingProtocol' | 'price'>>(
  charger: Pick<Charger, 'connectorType'>,
  brands: readonly { models: readonly Item[] }[],
): { count: number; cars: Item[] } {
  const price = (car: Item) => car.price ?? Number.POSITIVE_INFINITY;
  const byPrice = (a: Item, b: Item) => (price(a) === price(b) ? 0 : price(a) - price(b));
  const fitting = brands.map(({ models }) => ({
    models: models.filter((car) => fits(charger, car)),
  }));
  const cheapest = fitting.flatMap(({ models }) => models.toSorted(byPrice).slice(0, 1));
  return {
    count: countModels(fitting),
    cars: cheapest.toSorted(byPrice).slice(0, shownCars),
  };
}

/** How long the charger takes with a car, in words; null when a figure is missing. */
export function timeFor(
  { powerKw, connectorType }: Pick<Charger, 'powerKw' | 'connectorType'>,
  car: Chargeable,
): string | null {
  if (powerKw === null) return null;
  const rapid = plugsOfCharger(connectorType).some(isDirectCurrent);
  const hours = rapid ? rapidHours(car, powerKw) : acHours(car, powerKw);
  if (hours === null) return null;
  const time = durationText(hours);
  return rapid ? m.charger_cars_rapid({ time }) : m.charger_cars_full({ time });
}

/** A car that a charger's page names, with its time on it. */
type FittingCar = Pick<Car, 'recordId' | 'brandId' | 'id'> & {
  name: string;
  time: string | null;
};

export type FittingCars = {
  /** How many there are in all. */
  count: number;
  cars: readonly FittingCar[];
};

/** The cars that a charger's page names. */
export function namedFitting(
  charger: Pick<Charger, 'connectorType' | 'powerKw'>,
  brands: readonly Brand[],
): FittingCars {
  const { count, cars } = fittingCars(charger, brands);
  const named = cars.map((car) => {
    const { recordId, brandId, id } = car;
    return { recordId, brandId, id, name: fullName(car), time: timeFor(charger, car) };
  });
  return { count, cars: named };
}
