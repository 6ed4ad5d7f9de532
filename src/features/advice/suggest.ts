import { changesKnownSoon } from '@/features/catalogue/freshness.store';
import { isSlugOf } from '@/features/catalogue/slug';
import type { RequestedCar } from '@/features/request/dialog.store';
import { fetchCandidates, withChanges } from './candidates';
import type { CarRequest } from './car-request.schema';
import { bestFits, type Fit, fitOf, type Needs } from './matching';
import { reasonsOf } from './reasons';
import { tripTo } from './trip';

/** A car with why it fits; `asked`: it is the one they were looking at. */
export type Suggestion = { car: Fit['car']; reasons: string[]; asked: boolean };

export type Advice = {
  /** The cars that fit best, best first; three at most. */
  best: Suggestion[];
  /** The car they were looking at, unless it is among the best or nothing can be told of it. */
  other: Suggestion | null;
};

/**
 * What fits a person's answers, by the cars as they are now.
 * @throws Error when the cars cannot be fetched or read
 */
export async function adviseOn(stated: CarRequest, asked: RequestedCar | null): Promise<Advice> {
  const changes = changesKnownSoon();
  const built = await fetchCandidates();
  const now = await changes;
  const cars = now === null ? built : withChanges(built, now);

  const needs = needsOf(stated);
  const isAsked = ({ id }: Fit['car']) => asked !== null && isSlugOf(id, asked.id);
  const suggestion = (fit: Fit): Suggestion => {
    return { car: fit.car, reasons: reasonsOf(fit, needs), asked: isAsked(fit.car) };
  };
  const best = bestFits(cars, needs).map(suggestion);
  const own = best.some((one) => one.asked) ? undefined : cars.find(isAsked);
  const fit = own ? fitOf(own, needs) : null;
  return { best, other: fit && suggestion(fit) };
}

function needsOf(stated: CarRequest): Needs {
  const { travel_destination: destination, location = '' } = stated;
  return {
    dailyKm: stated.daily_km,
    trip: destination === undefined ? null : tripTo(destination, location),
    ownSecondCar: stated.own_second_car,
    privateParking: stated.private_parking,
  };
}
