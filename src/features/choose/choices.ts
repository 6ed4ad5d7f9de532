import { type cheapestForWall, homeChargerFor, homeCharging } from '#domain/home-charger.ts';
import type { ListedCar } from '#domain/listing-data.ts';
import { type Month, monthOf } from '#domain/month.ts';
import { type OnTheRoad, onTheRoad, type RoadFacts } from '#domain/on-the-road.ts';
import type { Tariffs } from '#domain/tariffs.ts';
import type { Match, Needs } from '#features/advice/matching.ts';
import { prosAndCons, type Reasons } from '#features/advice/reasons.ts';
import { monthPlanOf } from './plan.ts';
import { type Surroundings, sortedBy } from './sorting.ts';
import type { Wishes } from './wishes.ts';

export type CarChoice = {
  car: ListedCar;
  reasons: Reasons;
  /** What it was chosen for. */
  needs: Needs;
  /** Null when battery or range are unknown. */
  month: Month | null;
  /** Null when the price is unknown. */
  onTheRoad: OnTheRoad | null;
  /** What the address of the car's page says, from its question mark on, so that it shows the same month and trip. */
  plan: string;
};

export type Choice = {
  /** Three at most, best first. */
  cars: CarChoice[];
  /** How many more may fit, if what is not known of them were as wished. */
  unknown: number;
};

/** What the cost before the licence goes by. */
export type RoadPrices = { facts: RoadFacts; chargers: ReturnType<typeof cheapestForWall> };

/**
 * The cars that fit the wishes, see `sortedBy`; 'wrong' when a figure is none.
 */
export function choicesFor(
  cars: readonly ListedCar[],
  wishes: Wishes,
  tariffs: Tariffs,
  around: Surroundings,
  prices: RoadPrices,
): Choice | 'wrong' {
  const sorted = sortedBy(cars, wishes, around);
  if (sorted === 'wrong') return 'wrong';
  const { needs, chosen, unknown } = sorted;
  return {
    cars: chosen.map((match) => choiceOf(match, { needs, wishes, tariffs, prices })),
    unknown,
  };
}

type Grounds = { needs: Needs; wishes: Wishes; tariffs: Tariffs; prices: RoadPrices };

function choiceOf(match: Match, { needs, wishes, tariffs, prices }: Grounds): CarChoice {
  const { car } = match;
  const { use, search } = monthPlanOf(wishes, needs, match);
  return {
    car,
    reasons: prosAndCons(match, needs),
    needs,
    month: monthOf(car, tariffs, use),
    onTheRoad: onTheRoad(
      car.price,
      prices.facts,
      wishes.parking ? homeCharging(homeChargerFor(car, prices.chargers)) : null,
    ),
    plan: search,
  };
}
