import type { Car } from '@/features/catalogue/car';
import type { Charger } from '@/features/catalogue/charger';
import { fits } from '@/features/catalogue/connectors';

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
  const perBrand = brands.map(({ models }) => models.filter((car) => fits(charger, car)));
  const cheapest = perBrand.flatMap((models) => models.toSorted(byPrice).slice(0, 1));
  return {
    count: perBrand.reduce((sum, models) => sum + models.length, 0),
    cars: cheapest.toSorted(byPrice).slice(0, shownCars),
  };
}
