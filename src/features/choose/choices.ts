import { chargingAssumptions } from '#config/energy.ts';
import { type cheapestForWall, homeChargerFor, homeCharging } from '#domain/home-charger.ts';
import type { ListedCar } from '#domain/listing-data.ts';
import { type Month, monthOf } from '#domain/month.ts';
import { type OnTheRoad, onTheRoad, type RoadFacts } from '#domain/on-the-road.ts';
import type { Ground } from '#domain/points-on-way.ts';
import { placeIn, type RoadMap, usualTrip } from '#domain/roads.ts';
import type { Tariffs } from '#domain/tariffs.ts';
import { drivenAs, planAddress } from '#domain/usual-plan.ts';
import { type Match, matchesOf, type Needs } from '#features/advice/matching.ts';
import { bestOf } from '#features/advice/ranking.ts';
import { reasonsOf } from '#features/advice/reasons.ts';
import { tripBetween } from '#features/advice/trip.ts';
import { familyFit, isForTwo } from './family.ts';
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
  /** What the address of the car's page says, from its question mark on, so that it shows the same month. */
  plan: string;
};

export type Choice = {
  /** Three at most, best first. */
  cars: CarChoice[];
  /** How many more may fit, if what is not known of them were as wished. */
  unknown: number;
};

/** What the price on the road goes by. */
export type RoadPrices = { facts: RoadFacts; chargers: ReturnType<typeof cheapestForWall> };

/** Days that a month has on average. */
const daysPerMonth = 365.25 / 12;

/** The km of a month that wishes come to; usual days alone. */
export const monthlyKm = (dailyKm: number): number => Math.round(dailyKm * daysPerMonth);

/**
 * The cars that fit the wishes, see `bestOf`; 'wrong' when a figure is none.
 * @param ground null where nobody travels
 */
export function choicesFor(
  cars: readonly ListedCar[],
  wishes: Wishes,
  tariffs: Tariffs,
  ground: Ground | null,
  prices: RoadPrices,
): Choice | 'wrong' {
  const [budget, dailyKm] = [budgetOf(wishes), dailyKmOf(wishes)];
  if (budget === 'wrong' || dailyKm === 'wrong') return 'wrong';
  const needs = needsOf(wishes, { budget, dailyKm }, ground);
  const affordable = cars.filter(
    ({ price, bodyType }) =>
      (budget === null || (price !== null && price <= budget)) &&
      (wishes.body === '' || bodyType === wishes.body),
  );
  const matches = matchesOf(affordable, needs, ground).filter(({ grade }) => grade !== null);
  const byFit = Map.groupBy(matches, ({ car }) => familyFit(car, wishes));
  const fitting = byFit.get('yes') ?? [];
  const spacious = fitting.filter(({ car }) => !isForTwo(car));
  const chosen = bestOf(spacious.length > 0 ? spacious : fitting, needs);
  return {
    cars: chosen.map((match) => choiceOf(match, { needs, wishes, tariffs, prices })),
    unknown: byFit.get('unknown')?.length ?? 0,
  };
}

type Grounds = { needs: Needs; wishes: Wishes; tariffs: Tariffs; prices: RoadPrices };

function choiceOf(match: Match, { needs, wishes, tariffs, prices }: Grounds): CarChoice {
  const { car } = match;
  const plan = planOf(wishes, needs);
  return {
    car,
    reasons: reasonsOf(match, needs),
    needs,
    month: monthOf(car, tariffs, drivenAs({ ...plan, use: chargingAssumptions.homeUseKwh })),
    onTheRoad: onTheRoad(
      car.price,
      prices.facts,
      wishes.parking ? homeCharging(homeChargerFor(car, prices.chargers)) : null,
    ),
    plan: planSearch(plan),
  };
}

function needsOf(
  { home, trip, parking }: Wishes,
  { budget, dailyKm }: Pick<Needs, 'budget' | 'dailyKm'>,
  ground: Ground | null,
): Needs {
  return {
    dailyKm,
    trip: ground && trip !== '' ? wishedTrip(ground.map, home, trip) : null,
    ownSecondCar: false,
    privateParking: parking,
    budget,
  };
}

function wishedTrip(map: RoadMap, home: string, trip: string) {
  const from = placeIn(map, home) ?? placeIn(map, usualTrip.from);
  return tripBetween(map, from, placeIn(map, trip));
}

/** The month as the calculator on a car's page takes it: km, % charged at home, km of a trip, trips a month. */
const planOf = (wishes: Wishes, { dailyKm, trip, privateParking }: Needs) => ({
  km: monthlyKm(dailyKm),
  home: privateParking ? 100 : 0,
  trip: trip ? 2 * trip.oneWayKm : 0,
  often: oftenOf(wishes),
});

/** The calculator takes no month without usual days, so the address says nothing of one. */
function planSearch({ km, home, trip, often }: ReturnType<typeof planOf>): string {
  if (km === 0) return '';
  const travels = trip > 0 ? { trip: String(trip), often: String(often) } : {};
  return planAddress.write({ km: String(km), home: String(home), ...travels });
}
