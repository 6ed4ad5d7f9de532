import type { MainRoad } from '#config/main-roads.ts';
import { publicCharging } from '#config/public-charging.ts';
import type { Car } from './car.ts';
import { bestRapidKw, type ChargingPoint, fitsCar, foldTwins } from './charging-points.ts';
import { connectorsAt, hasRapid, isPlaceOpen } from './open-places.ts';
import type { Ground } from './points-on-way.ts';
import { kilometresBetween, type Position } from './position.ts';
import { type Drive, planDrive } from './road-trip.ts';
import { homesIn, type RoadMap, routeBy } from './roads.ts';
import type { TripCar } from './trip-plan.ts';

/** Public places near a home that are said to work. */
export type PlacesNear = {
  /** How many have a connector that goes into the car. */
  fitting: number;
  /** Those of them where it charges rapidly. */
  rapid: number;
  /** Those that it takes only with an adapter. */
  adapter: number;
};

/** The places within 30 km; the same place entered again counts once. */
export function placesNear(
  car: Pick<Car, 'chargingProtocol' | 'dcChargingPower'>,
  points: readonly ChargingPoint[],
  home: Position,
): PlacesNear {
  const places = openPlacesNear(points, home);
  const fits = places.map((place) => fitsCar(place, car));
  return {
    fitting: fits.filter((fit) => fit === 'yes').length,
    rapid: places.filter((place) => bestRapidKw(place, car) !== null).length,
    adapter: fits.filter((fit) => fit === 'adapter').length,
  };
}

/** The homes that have no public rapid charger within 30 km that is said to work, by their ids. */
export const homesWithoutRapid = (
  { places }: Pick<RoadMap, 'places'>,
  points: readonly ChargingPoint[],
): string[] => homesIn({ places }).flatMap((home) => (hasRapidNear(points, home) ? [] : [home.id]));

/** Whether a home has a public rapid charger within 30 km that is said to work. */
export const hasRapidNear = (points: readonly ChargingPoint[], home: Position): boolean =>
  openPlacesNear(points, home).some(hasRapid);

function openPlacesNear(points: readonly ChargingPoint[], home: Position) {
  // 30 km are a third of a degree at most in Egypt; the exact distance comes after.
  const near = points.filter(
    (point) =>
      Math.abs(point.lat - home.lat) < 0.4 &&
      kilometresBetween(point, home) <= publicCharging.nearKm,
  );
  return foldTwins(near).filter(isPlaceOpen).map(connectorsAt);
}

/** A main road as a car drives it one way from a full battery. */
export type RoadForCar = { road: MainRoad; drive: Drive };

/** How a car drives each of some roads; without those that the map does not have. */
export function roadsFor(car: TripCar, ground: Ground, roads: readonly MainRoad[]): RoadForCar[] {
  return roads.flatMap((road) => {
    const way = routeBy(ground.map, road.by);
    return way ? [{ road, drive: planDrive(car, ground, way) }] : [];
  });
}
