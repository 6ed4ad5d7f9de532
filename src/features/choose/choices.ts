import { product } from '#config/product.ts';
import { type DrivingCost, runningCost } from '#domain/driving-cost.ts';
import type { ListedCar } from '#domain/listing-data.ts';
import { type OnTheRoad, onTheRoad } from '#domain/on-the-road.ts';
import { alexandria, cairo, distanceBetween, placeOf } from '#domain/places.ts';
import type { Tariffs } from '#domain/tariffs.ts';
import { bestMatches, type Needs } from '#features/advice/matching.ts';
import { reasonsOf } from '#features/advice/suggest.ts';
import { placeName } from '#features/trips/place-name.ts';
import { budgetOf, dailyKmOf, type Wishes } from './wishes.ts';

export type CarChoice = {
  car: ListedCar;
  reasons: string[];
  /** Of a month, EGP; null when battery or range are unknown. */
  cost: DrivingCost | null;
  /** Null when the price is unknown. */
  onTheRoad: OnTheRoad | null;
};

/** Days that a month has on average. */
const daysPerMonth = 365.25 / 12;

/** The km of a month that wishes come to; usual days alone. */
export const monthlyKm = (dailyKm: number): number => Math.round(dailyKm * daysPerMonth);

/** Up to three cars that fit the wishes, best first; 'wrong' when a figure is none. */
export function choicesFor(
  cars: readonly ListedCar[],
  wishes: Wishes,
  tariffs: Tariffs,
): CarChoice[] | 'wrong' {
  const [budget, dailyKm] = [budgetOf(wishes), dailyKmOf(wishes)];
  if (budget === 'wrong' || dailyKm === 'wrong') return 'wrong';
  const needs = needsOf(wishes, dailyKm);
  const affordable = cars.filter(
    ({ price, bodyType }) =>
      (budget === null || (price !== null && price <= budget)) &&
      (wishes.body === '' || bodyType === wishes.body),
  );
  return bestMatches(affordable, needs).map((fit) => ({
    car: fit.car,
    reasons: reasonsOf(fit, needs),
    cost: runningCost(fit.car, tariffs, monthlyKm(dailyKm)),
    onTheRoad: onTheRoad(fit.car.price, {
      home: wishes.parking ? { charger: null, installation: product.installationPriceEgp } : null,
    }),
  }));
}

function needsOf({ home, trip, parking }: Wishes, dailyKm: number): Needs {
  const from = placeOf(home) ?? cairo;
  const to = trip === '' ? undefined : (placeOf(trip) ?? alexandria);
  const oneWayKm = to ? distanceBetween(from, to) : 0;
  return {
    dailyKm,
    trip:
      to && oneWayKm > 0
        ? { from: placeName(from), to: placeName(to), oneWayKm, isExample: false }
        : null,
    ownSecondCar: false,
    privateParking: parking,
  };
}
