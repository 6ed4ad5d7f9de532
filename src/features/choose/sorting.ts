import type { ListedCar } from '#domain/listing-data.ts';
import type { Ground } from '#domain/points-on-way.ts';
import { placeIn, type RoadMap, type RoadPlaces, usualTrip } from '#domain/roads.ts';
import { matchOf, type Needs } from '#features/advice/matching.ts';
import { bestOf, type Ranked, rankedOf } from '#features/advice/ranking.ts';
import { tripBetween } from '#features/advice/trip.ts';
import { placeName } from '#features/trips/place-name.ts';
import { isForTwo, isUnknown, missesOf } from './misses.ts';
import { budgetOf, dailyKmOf, type Wishes } from './wishes.ts';

/** The places to choose from. */
export type HomePlaces = RoadPlaces & {
  /** The ids of the homes near which no public rapid charger is known. */
  noRapid: readonly string[];
};

/** What the driving goes by. */
export type Surroundings = {
  /** Null where nobody travels. */
  ground: Ground | null;
  roads: HomePlaces;
};

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

/** @returns 'wrong' when a figure is none */
export function sortedBy(
  cars: readonly ListedCar[],
  wishes: Wishes,
  around: Surroundings,
): Sorted | 'wrong' {
  const needs = needsOf(wishes, around);
  if (needs === 'wrong') return 'wrong';
  const open = cars.flatMap((car) => {
    const misses = missesOf(car, wishes, needs.budget);
    const match = misses.every(isUnknown) ? matchOf(car, needs, around.ground) : null;
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

function needsOf(wishes: Wishes, { ground, roads }: Surroundings): Needs | 'wrong' {
  const [budget, dailyKm] = [budgetOf(wishes), dailyKmOf(wishes)];
  if (budget === 'wrong' || dailyKm === 'wrong') return 'wrong';
  return {
    dailyKm,
    trip: ground && wishes.trip !== '' ? wishedTrip(ground.map, wishes) : null,
    ownSecondCar: false,
    privateParking: wishes.parking,
    slowHome: wishes.parking ? null : slowHome(wishes, roads),
    budget,
  };
}

function slowHome({ home }: Wishes, roads: HomePlaces): string | null {
  const place = placeIn(roads, home);
  return place && roads.noRapid.includes(place.id) ? placeName(place) : null;
}

function wishedTrip(map: RoadMap, { home, trip }: Wishes) {
  const from = placeIn(map, home) ?? placeIn(map, usualTrip.from);
  return tripBetween(map, from, placeIn(map, trip));
}
