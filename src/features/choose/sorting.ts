import type { ListedCar } from '#domain/listing-data.ts';
import type { Ground } from '#domain/points-on-way.ts';
import { placeIn, type RoadMap, usualTrip } from '#domain/roads.ts';
import { matchOf, type Needs } from '#features/advice/matching.ts';
import { bestOf, type Ranked, rankedOf } from '#features/advice/ranking.ts';
import { tripBetween } from '#features/advice/trip.ts';
import { isForTwo, isUnknown, missesOf } from './misses.ts';
import { budgetOf, dailyKmOf, type Wishes } from './wishes.ts';

/** All cars, sorted by a family's wishes: the one rule of the choice and of 'why not?'. */
export type Sorted = {
  needs: Needs;
  /** The cars that fit, in their order. */
  ranked: Ranked[];
  /** Three of them at most. */
  chosen: Ranked[];
  /** How many more may fit, if what is not known of them were as wished. */
  unknown: number;
};

/** @returns 'wrong' when a figure is none @param ground null where nobody travels */
export function sortedBy(
  cars: readonly ListedCar[],
  wishes: Wishes,
  ground: Ground | null,
): Sorted | 'wrong' {
  const needs = needsOf(wishes, ground);
  if (needs === 'wrong') return 'wrong';
  const open = cars.flatMap((car) => {
    const misses = missesOf(car, wishes, needs.budget);
    const match = misses.every(isUnknown) ? matchOf(car, needs, ground) : null;
    return match === null || match.grade === null ? [] : [{ match, isKnown: misses.length === 0 }];
  });
  const fitting = open.flatMap(({ match, isKnown }) => (isKnown ? [match] : []));
  const spacious = fitting.filter(({ car }) => !isForTwo(car));
  const among = spacious.length > 0 ? spacious : fitting;
  return {
    needs,
    ranked: rankedOf(among, needs.dailyKm),
    chosen: bestOf(among, needs),
    unknown: open.length - fitting.length,
  };
}

function needsOf(wishes: Wishes, ground: Ground | null): Needs | 'wrong' {
  const [budget, dailyKm] = [budgetOf(wishes), dailyKmOf(wishes)];
  if (budget === 'wrong' || dailyKm === 'wrong') return 'wrong';
  return {
    dailyKm,
    trip: ground && wishes.trip !== '' ? wishedTrip(ground.map, wishes) : null,
    ownSecondCar: false,
    privateParking: wishes.parking,
    budget,
  };
}

function wishedTrip(map: RoadMap, { home, trip }: Wishes) {
  const from = placeIn(map, home) ?? placeIn(map, usualTrip.from);
  return tripBetween(map, from, placeIn(map, trip));
}
