import type { Car } from './car.ts';
import { connectorBasis, publicRapid } from './plugs.ts';
import { type Drivable, roadRange } from './range.ts';

type Ordered = Drivable &
  Pick<Car, 'price' | 'importChannel' | 'chargingProtocol' | 'connectorBasis'>;

/**
 * The order of a list that nobody has asked to sort: first what speaks for a car, each as much as the others (an official
 * dealer, a plug that is recorded, one that fits public rapid chargers), then the everyday range that a pound buys. Cars
 * without a price or a range come last among their like, equals as they stood.
 */
export function inUsualOrder<Listed extends Ordered>(cars: readonly Listed[]): Listed[] {
  return cars
    .map((car) => ({ car, sure: suretiesOf(car), km: kmPerPound(car) }))
    .sort((one, other) => other.sure - one.sure || other.km - one.km)
    .map(({ car }) => car);
}

function suretiesOf(car: Ordered): number {
  const sureties = [
    car.importChannel === 'official',
    connectorBasis(car) === 'recorded',
    publicRapid(car.chargingProtocol) === 'yes',
  ];
  return sureties.filter(Boolean).length;
}

const kmPerPound = (car: Ordered): number =>
  car.price === null ? 0 : (roadRange(car)?.km ?? 0) / car.price;
