import { currentCars } from '#catalogue/catalogue.store.ts';
import { fetchRoadMap } from '#catalogue/roads.ts';
import type { RoadMap } from '#domain/roads.ts';
import { isSlugOf } from '#domain/slug.ts';
import type { RequestedCar } from '#features/request/dialog.store.ts';
import type { CarRequest } from './car-request.schema.ts';
import { type Match, matchesOf, matchOf, type Needs } from './matching.ts';
import { bestOf } from './ranking.ts';
import { reasonsOf } from './reasons.ts';
import { tripTo } from './trip.ts';

/** A car and why it fits. `isViewed` says whether the person was looking at it. */
export type Suggestion = { car: Match['car']; reasons: string[]; isViewed: boolean };

export type Advice = {
  /** The cars that fit best, best first; three at most. */
  best: Suggestion[];
  /** The car they were looking at, unless it is among the best or too little is known about it. */
  other: Suggestion | null;
};

/**
 * The cars that fit a person's answers, including changes since the build.
 * @throws Error when the cars cannot be fetched or read
 */
export async function suggestCars(
  stated: CarRequest,
  viewed: RequestedCar | null,
): Promise<Advice> {
  const [cars, roads] = await Promise.all([currentCars(), fetchRoadMap()]);
  const needs = needsOf(stated, roads);
  const isAsked = ({ id }: Match['car']) => viewed !== null && isSlugOf(id, viewed.id);
  const suggestion = (fit: Match): Suggestion => {
    return { car: fit.car, reasons: reasonsOf(fit, needs), isViewed: isAsked(fit.car) };
  };
  const best = bestOf(matchesOf(cars, needs), needs).map(suggestion);
  const own = best.some((one) => one.isViewed) ? undefined : cars.find(isAsked);
  const fit = own ? matchOf(own, needs) : null;
  return { best, other: fit && suggestion(fit) };
}

function needsOf(stated: CarRequest, roads: RoadMap): Needs {
  const { travel_destination: destination, location = '' } = stated;
  return {
    dailyKm: stated.daily_km,
    trip: destination === undefined ? null : tripTo(roads, destination, location),
    ownSecondCar: stated.own_second_car,
    privateParking: stated.private_parking,
    budget: null,
  };
}
