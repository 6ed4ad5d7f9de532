import { fetchGround } from '#catalogue/ground.ts';
import { planRoadTrip } from '#domain/road-trip.ts';
import type { TripCar } from '#domain/trip-plan.ts';
import { type ShownCharging, type ShownRoad, shownCharging, shownRoads } from './shown-charging.ts';
import { type ShownTrip, shownTrip } from './shown-trip.ts';

/** The planner with what it plans on: loaded when somebody asks for more than the page was built with. */

/** @returns null where no road leads there @throws Error when roads or places cannot be fetched */
export async function planShownTrip(
  car: TripCar,
  from: string,
  to: string,
): Promise<ShownTrip | null> {
  const trip = planRoadTrip(car, await fetchGround(), from, to);
  return trip && shownTrip(trip);
}

/** @throws Error when roads or places cannot be fetched */
export async function findShownCharging(car: TripCar, home: string): Promise<ShownCharging | null> {
  return shownCharging(car, await fetchGround(), home);
}

/** @throws Error when roads or places cannot be fetched */
export async function findShownRoads(car: TripCar): Promise<ShownRoad[]> {
  return shownRoads(car, await fetchGround());
}
