import { loadGround } from '#catalogue/ground.build.ts';
import { planRoadTrip } from '#domain/road-trip.ts';
import { usualTrip } from '#domain/roads.ts';
import type { TripCar } from '#domain/trip-plan.ts';
import { type CarTrips, shownCharging } from './shown-charging.ts';
import { shownTrip } from './shown-trip.ts';

/** What a car's page says of trips and public charging before anybody chooses. */
export async function loadCarTrips(car: TripCar): Promise<CarTrips> {
  const ground = await loadGround();
  const trip = planRoadTrip(car, ground, usualTrip.from, usualTrip.to);
  return {
    trip: trip && shownTrip(trip),
    charging: shownCharging(car, ground, usualTrip.from),
  };
}
