import type { Car } from './car.ts';
import { acHours, type Chargeable } from './charging.ts';
import {
  type ChargingPoint,
  fitsCar,
  foldTwins,
  isWorking,
  rapidMinutesAt,
} from './charging-points.ts';
import { isRapid } from './connector-groups.ts';
import { connectorsAt, isPlaceOpen } from './open-places.ts';
import { plugsOfCar } from './plugs.ts';

/** What is read of a car to tell what fits it, and how long that takes. */
export type FittingCar = Chargeable & Pick<Car, 'chargingProtocol'>;

/** A place with a rapid connector that fits without an adapter, and the minutes there from 10 to 80 %. */
type RapidPlace = { point: ChargingPoint; minutes: number };

/** What a car finds among places that are open to everybody. */
export type FitFigures = {
  /** All open ones. */
  places: number;
  fitting: number;
  /** Only with an adapter. */
  withAdapter: number;
  /** The soonest first. */
  rapid: RapidPlace[];
};

export function fitFiguresOf(points: readonly ChargingPoint[], car: FittingCar): FitFigures {
  const open = foldTwins(points).filter(isPlaceOpen);
  const count = (wanted: ReturnType<typeof fitsCar>) =>
    open.filter((place) => fitsCar(connectorsAt(place), car) === wanted).length;
  const rapid = open.flatMap((place): RapidPlace[] => {
    const minutes = rapidMinutesAt(connectorsAt(place), car);
    return minutes === null ? [] : [{ point: place.point, minutes }];
  });
  return {
    places: open.length,
    fitting: count('yes'),
    withAdapter: count('adapter'),
    rapid: rapid.toSorted((one, other) => one.minutes - other.minutes),
  };
}

/** Hours from empty to full at a place's best AC connector that fits; null when a figure is missing or none fits. */
export function acHoursAt(
  { connectors }: Pick<ChargingPoint, 'connectors'>,
  car: FittingCar,
): number | null {
  const taken: readonly (string | null)[] = plugsOfCar(car.chargingProtocol);
  const powers = connectors
    .filter((one) => isWorking(one) && !isRapid(one) && taken.includes(one.type))
    .flatMap(({ kw }) => (kw === null ? [] : [kw]));
  return powers.length === 0 ? null : acHours(car, Math.max(...powers));
}
