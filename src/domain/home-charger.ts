import { product } from '#config/product.ts';
import type { Car } from './car.ts';
import type { Charger } from './charger.ts';
import { plugFitOf } from './plugs.ts';

/** A charger for the wall at home. */
export type HomeCharger = { id: string; name: string; price: number };

/** What charging at home costs, EGP: the charger, null where none fits for sure, and its installation. */
export const homeCharging = (charger: HomeCharger | null) => ({
  charger: charger?.price ?? null,
  installation: product.installationPriceEgp,
});

type Offered = Pick<Charger, 'id' | 'name' | 'price' | 'category' | 'connectorType'>;

/** The cheapest for the wall of each plug, and no more of them than `homeChargerFor` needs. */
export function cheapestForWall(chargers: readonly Charger[]): Offered[] {
  const byPlug = new Map<string | null, Offered>();
  for (const { id, name, price, category, connectorType } of chargers) {
    if (price === null || category !== 'Home') continue;
    const cheapest = byPlug.get(connectorType)?.price ?? Number.POSITIVE_INFINITY;
    if (price < cheapest) byPlug.set(connectorType, { id, name, price, category, connectorType });
  }
  return [...byPlug.values()];
}

/** The cheapest that fits the car; null where none with a price does, or the car's plug is not known well enough. */
export function homeChargerFor(
  car: Pick<Car, 'chargingProtocol'>,
  chargers: readonly Offered[],
): HomeCharger | null {
  const fitting = chargers.flatMap(({ id, name, price, category, connectorType }) =>
    price !== null && category === 'Home' && plugFitOf({ connectorType }, car) === 'yes'
      ? { id, name, price }
      : [],
  );
  return fitting.toSorted((a, b) => a.price - b.price)[0] ?? null;
}
