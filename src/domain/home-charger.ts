import type { Car } from './car.ts';
import type { Charger } from './charger.ts';
import { plugFitOf } from './plugs.ts';

/** A charger for the wall at home. */
export type HomeCharger = { id: string; name: string; price: number };

/** The cheapest that fits the car; null where none with a price does, or the car's plug is not known well enough. */
export function homeChargerFor(
  car: Pick<Car, 'chargingProtocol'>,
  chargers: readonly Charger[],
): HomeCharger | null {
  const fitting = chargers.flatMap(({ id, name, price, category, connectorType }) =>
    price !== null && category === 'Home' && plugFitOf({ connectorType }, car) === 'yes'
      ? { id, name, price }
      : [],
  );
  return fitting.toSorted((a, b) => a.price - b.price)[0] ?? null;
}
