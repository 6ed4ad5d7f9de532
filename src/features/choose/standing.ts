import type { ListedCar } from '#domain/listing-data.ts';
import { type Match, type Misfit, matchOf } from '#features/advice/matching.ts';
import { modelLineOf, type Quality, qualitiesOf } from '#features/advice/ranking.ts';
import { isForTwo, type Miss, missesOf } from './misses.ts';
import { monthPlanOf } from './plan.ts';
import { type Sorted, type Surroundings, sortedBy } from './sorting.ts';
import type { Wishes } from './wishes.ts';

type AnyMiss = Miss | Misfit | { kind: 'range' };

/** What can be missed, whether it is known to be or not known. */
export type MissKind = Exclude<AnyMiss['kind'], 'unknown' | 'price'>;

/** Where a car stands that somebody had in mind, by the rule of the choice. */
export type Standing = {
  car: ListedCar;
  /** Null when its range is not known. */
  match: Match | null;
  needs: Sorted['needs'];
  /** What it misses; empty for a car that fits. */
  misses: (AnyMiss | { kind: 'two' })[];
  /** Where it stands among the cars that fit; null for one that does not. */
  place: Place | null;
  /** What the address of its page says, from its question mark on. */
  plan: string;
};

export type Place = {
  at: number;
  of: number;
  isChosen: boolean;
  /** Another version of the same model that is among the chosen. */
  sibling: ListedCar | null;
  /** Whether the chosen fit the driving better; else in what they are better. */
  behind: 'fit' | Quality[];
};

/** How much better a mark must be to be called better. */
const better = 0.1;

/** @returns 'wrong' when a figure of the wishes is none */
export function standingAmong(
  car: ListedCar,
  cars: readonly ListedCar[],
  wishes: Wishes,
  around: Surroundings,
): Standing | 'wrong' {
  const sorted = sortedBy(cars, wishes, around);
  if (sorted === 'wrong') return 'wrong';
  const { needs } = sorted;
  const match = matchOf(car, needs, around.ground);
  const place = placeOf(car, sorted);
  const misses: Standing['misses'] = allMisses(car, wishes, needs.budget, match);
  if (misses.length === 0 && place === null && isForTwo(car)) misses.push({ kind: 'two' });
  return { car, match, needs, misses, place, plan: monthPlanOf(wishes, needs, match).search };
}

/** All that a car misses. @param match null when its range is not known */
export const allMisses = (
  car: ListedCar,
  wishes: Wishes,
  budget: number | null,
  match: Match | null,
): AnyMiss[] => [
  ...missesOf(car, wishes, budget),
  ...(match?.misfits ?? [{ kind: 'range' as const }]),
];

function placeOf(car: ListedCar, { ranked, chosen, needs }: Sorted): Place | null {
  const index = ranked.findIndex((one) => one.car.id === car.id);
  const own = ranked[index];
  if (own === undefined) return null;
  const last = chosen.at(-1);
  const marks = qualitiesOf(own, needs.dailyKm);
  const theirs = last ? qualitiesOf(last, needs.dailyKm) : marks;
  const names = Object.keys(marks) as Quality[];
  return {
    at: index + 1,
    of: ranked.length,
    isChosen: chosen.some((one) => one.car.id === car.id),
    sibling: chosen.find((one) => modelLineOf(one.car) === modelLineOf(car))?.car ?? null,
    behind:
      last && last.grade < own.grade
        ? 'fit'
        : names.filter((name) => theirs[name] - marks[name] >= better),
  };
}
