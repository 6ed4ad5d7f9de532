import { mainRoads } from '#config/main-roads.ts';
import type { Ground } from '#domain/points-on-way.ts';
import { type PlacesNear, placesNear, roadsFor } from '#domain/public-charging-of-car.ts';
import type { TripAnswer } from '#domain/road-trip.ts';
import { placeIn } from '#domain/roads.ts';
import type { TripCar } from '#domain/trip-plan.ts';
import { placeName } from './place-name.ts';
import { type ShownDrive, type ShownTrip, shownDrive } from './shown-trip.ts';

/** What public charging a car finds, as the page of the car tells it. */
export type ShownCharging = {
  near: PlacesNear;
  /** How many of the main roads it drives: without a stop, with stops, with its generator, and of how many. */
  roads: { free: number; stopping: number; generator: number; all: number };
};

/** What the page of a car is built with; null where there is no way, or no such place. */
export type CarTrips = { trip: ShownTrip | null; charging: ShownCharging | null };

/** A main road in the reader's language. */
export type ShownRoad = { id: string; ends: readonly string[]; drive: ShownDrive };

/** @returns null where no place has that id */
export function shownCharging(car: TripCar, ground: Ground, homeId: string): ShownCharging | null {
  const home = placeIn(ground.map, homeId);
  if (home === undefined) return null;
  const answers = roadsFor(car, ground, mainRoads).map(({ drive }) => drive.answer);
  const kinds = answers.map(kindOf);
  const count = (kind: ReturnType<typeof kindOf>) => kinds.filter((one) => one === kind).length;
  return {
    near: placesNear(car, ground.points, home),
    roads: {
      free: count('free'),
      stopping: count('stopping'),
      generator: count('generator'),
      all: kinds.length,
    },
  };
}

/** Whether a drive takes no stop, some, a generator, or cannot be made. */
function kindOf(answer: TripAnswer): 'free' | 'stopping' | 'generator' | 'not' {
  if (answer.kind === 'generator') return 'generator';
  if (answer.kind !== 'planned') return 'not';
  return answer.stops.length === 0 ? 'free' : 'stopping';
}

export const shownRoads = (car: TripCar, ground: Ground): ShownRoad[] =>
  roadsFor(car, ground, mainRoads).map(({ road, drive }) => ({
    id: road.id,
    ends: road.by
      .flatMap((id) => ground.map.places.find((place) => place.id === id) ?? [])
      .map(placeName),
    drive: shownDrive(drive),
  }));
