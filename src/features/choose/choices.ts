import { chargingAssumptions } from '#config/energy.ts';
import { type cheapestForWall, homeChargerFor, homeCharging } from '#domain/home-charger.ts';
import type { ListedCar } from '#domain/listing-data.ts';
import { type Month, type MonthlyUse, monthOf } from '#domain/month.ts';
import { type OnTheRoad, onTheRoad, type RoadFacts } from '#domain/on-the-road.ts';
import { placeIn, type RoadMap, usualTrip } from '#domain/roads.ts';
import type { Tariffs } from '#domain/tariffs.ts';
import { bestMatches, type Needs } from '#features/advice/matching.ts';
import { reasonsOf } from '#features/advice/suggest.ts';
import { tripBetween } from '#features/advice/trip.ts';
import { budgetOf, dailyKmOf, oftenOf, type Wishes } from './wishes.ts';

export type CarChoice = {
  car: ListedCar;
  reasons: string[];
  /** What it was chosen for. */
  needs: Needs;
  /** Null when battery or range are unknown. */
  month: Month | null;
  /** Null when the price is unknown. */
  onTheRoad: OnTheRoad | null;
};

/** What the price on the road goes by. */
export type RoadPrices = { facts: RoadFacts; chargers: ReturnType<typeof cheapestForWall> };

/** Days that a month has on average. */
const daysPerMonth = 365.25 / 12;

/** The km of a month that wishes come to; usual days alone. */
export const monthlyKm = (dailyKm: number): number => Math.round(dailyKm * daysPerMonth);

/** Up to three cars that fit the wishes, best first; 'wrong' when a figure is none. */
export function choicesFor(
  cars: readonly ListedCar[],
  wishes: Wishes,
  tariffs: Tariffs,
  roads: RoadMap,
  { facts, chargers }: RoadPrices,
): CarChoice[] | 'wrong' {
  const [budget, dailyKm] = [budgetOf(wishes), dailyKmOf(wishes)];
  if (budget === 'wrong' || dailyKm === 'wrong') return 'wrong';
  const needs = needsOf(wishes, dailyKm, roads);
  const use = drivenAs(wishes, needs);
  const affordable = cars.filter(
    ({ price, bodyType }) =>
      (budget === null || (price !== null && price <= budget)) &&
      (wishes.body === '' || bodyType === wishes.body),
  );
  return bestMatches(affordable, needs).map((fit) => ({
    car: fit.car,
    reasons: reasonsOf(fit, needs),
    needs,
    month: monthOf(fit.car, tariffs, use),
    onTheRoad: onTheRoad(
      fit.car.price,
      facts,
      wishes.parking ? homeCharging(homeChargerFor(fit.car, chargers)) : null,
    ),
  }));
}

function needsOf({ home, trip, parking }: Wishes, dailyKm: number, roads: RoadMap): Needs {
  const from = placeIn(roads, home) ?? placeIn(roads, usualTrip.from);
  return {
    dailyKm,
    trip: trip === '' ? null : tripBetween(roads, from, placeIn(roads, trip)),
    ownSecondCar: false,
    privateParking: parking,
  };
}

/** How the car is driven and charged, for what a month costs. */
function drivenAs(wishes: Wishes, { dailyKm, trip, privateParking }: Needs): MonthlyUse {
  return {
    km: monthlyKm(dailyKm),
    homeShare: privateParking ? 1 : 0,
    homeUseKwh: chargingAssumptions.homeUseKwh,
    trips: trip ? { km: 2 * trip.oneWayKm, perMonth: oftenOf(wishes) } : undefined,
  };
}
