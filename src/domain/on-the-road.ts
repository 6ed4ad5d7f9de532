import type { Car } from './car.ts';
import { publicRapid } from './plugs.ts';

/** The cost of charging equipment at home, EGP; null when unknown. */
type HomeCharging = { charger: number | null; installation: number | null };

/** Of the table of tariffs; null for what it does not have. */
export type RoadFacts = {
  /** Comprehensive insurance of the first year, % of the price: the market's range, of no insurer by name. */
  insuranceShare: readonly [least: number, most: number] | null;
  /** The insurance that the licence requires, EGP a year. */
  compulsory: number | null;
};

/** What a car's owner pays besides, and nobody can put into the sum. */
export type LeftOut =
  | 'licence'
  | 'registration'
  | 'plates'
  | 'inspection'
  | 'stamp'
  | 'supply'
  | 'adapter';

/** The price of a car on the road, EGP. A null item is unknown and not in the sum. */
export type OnTheRoad = {
  price: number;
  /** Of the first year. */
  insurance: readonly [least: number, most: number] | null;
  /** The insurance that the licence requires, of the first year. */
  compulsory: number | null;
  /** Null, too, for who does not charge at home. */
  home: HomeCharging | null;
  /** With the least insurance and with the most. */
  sum: readonly [least: number, most: number];
};

/**
 * The one sum of the car's page, its calculator and the tool for choosing.
 * @returns null when the price is not known
 */
export function onTheRoad(
  price: number | null,
  { insuranceShare, compulsory }: RoadFacts,
  home: HomeCharging | null,
): OnTheRoad | null {
  if (price === null) return null;
  const share = (percent: number) => Math.round((price * percent) / 100);
  const insurance =
    insuranceShare && ([share(insuranceShare[0]), share(insuranceShare[1])] as const);
  const [least, most] = insurance ?? [0, 0];
  const rest = price + (compulsory ?? 0) + (home?.charger ?? 0) + (home?.installation ?? 0);
  return { price, insurance, compulsory, home, sum: [rest + least, rest + most] };
}

/**
 * What is not in the sum, since its amounts are not published or differ from home to home.
 * @param home whether a charger goes up at home
 */
export function leftOut({ chargingProtocol }: Pick<Car, 'chargingProtocol'>, home: boolean) {
  const items: LeftOut[] = ['licence', 'registration', 'plates', 'inspection', 'stamp'];
  if (home) items.push('supply');
  if (publicRapid(chargingProtocol) === 'adapter') items.push('adapter');
  return items;
}
