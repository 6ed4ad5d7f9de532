import { currentCars } from '#catalogue/catalogue.store.ts';
import { fetchGround } from '#catalogue/ground.ts';
import type { Ground } from '#domain/points-on-way.ts';
import { isSlugOf } from '#domain/slug.ts';
import type { RequestedCar } from '#features/request/dialog.store.ts';
import type { CarRequest } from './car-request.schema.ts';
import { type Match, matchesOf, matchOf, type Needs } from './matching.ts';
import { bestOf } from './ranking.ts';
import { reasonsOf } from './reasons.ts';
import { slowHomeIn, tripTo } from './trip.ts';

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
  const asksGround = stated.travel_destination !== undefined || !stated.private_parking;
  const [cars, ground] = await Promise.all([currentCars(), asksGround ? fetchGround() : null]);
  const needs = needsOf(stated, ground);
  const isAsked = ({ id }: Match['car']) => viewed !== null && isSlugOf(id, viewed.id);
  const suggestion = (fit: Match): Suggestion => {
    return { car: fit.car, reasons: reasonsOf(fit, needs), isViewed: isAsked(fit.car) };
  };
  const best = bestOf(matchesOf(cars, needs, ground), needs).map(suggestion);
  const own = best.some((one) => one.isViewed) ? undefined : cars.find(isAsked);
  const fit = own ? matchOf(own, needs, ground) : null;
  return { best, other: fit && suggestion(fit) };
}

function needsOf(stated: CarRequest, ground: Ground | null): Needs {
  const { travel_destination: destination, location = '' } = stated;
  return {
    dailyKm: stated.daily_km,
    trip: ground && destination !== undefined ? tripTo(ground.map, destination, location) : null,
    ownSecondCar: stated.own_second_car,
    privateParking: stated.private_parking,
    slowHome: ground && !stated.private_parking ? slowHomeIn(ground, location) : null,
    budget: null,
  };
}
