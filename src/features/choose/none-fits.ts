import type { ListedCar } from '#domain/listing-data.ts';
import { matchOf } from '#features/advice/matching.ts';
import { grouped } from '#lib/grouped.ts';
import { type Surroundings, sortedBy } from './sorting.ts';
import { allMisses, type MissKind } from './standing.ts';
import { budgetOf, type Wishes } from './wishes.ts';

/** Why no car fits, and what would help. */
export type NoneFits = {
  /** What is in the way of most cars; null where there are none. */
  most: { kind: MissKind; count: number; all: number } | null;
  /** Answers of which one alone is looser, each of which gives cars; three at most. */
  looser: Looser[];
};

export type Looser = {
  answer: 'trip' | 'parking' | 'budget' | 'body' | 'seats' | 'boot' | 'agent';
  wishes: Wishes;
};

const mostLooser = 3;

/** Budgets go up by so much, EGP. */
const budgetStep = 50_000;

/** @returns null when a figure of the wishes is none */
export function noneFits(
  cars: readonly ListedCar[],
  wishes: Wishes,
  around: Surroundings,
): NoneFits | null {
  const sorted = sortedBy(cars, wishes, around);
  if (sorted === 'wrong') return null;
  const { needs } = sorted;
  const kinds = cars.flatMap((car) => {
    const misses = allMisses(car, wishes, needs.budget, matchOf(car, needs, around.ground));
    return [...new Set(misses.map(kindOf))];
  });
  const [most] = [...grouped(kinds, (kind) => kind)]
    .map(([kind, { length: count }]) => ({ kind, count, all: cars.length }))
    .toSorted((one, other) => other.count - one.count);
  return { most: most ?? null, looser: looserThan(cars, wishes, around).slice(0, mostLooser) };
}

/** What is not known is missed as what it is; a price that is not known, as the budget. */
function kindOf(miss: ReturnType<typeof allMisses>[number]): MissKind {
  if (miss.kind === 'unknown') return miss.fact;
  return miss.kind === 'price' ? 'budget' : miss.kind;
}

function looserThan(
  cars: readonly ListedCar[],
  wishes: Wishes,
  around: Surroundings,
): NoneFits['looser'] {
  const found = (change: Partial<Wishes>) => {
    const sorted = sortedBy(cars, { ...wishes, ...change }, around);
    return sorted === 'wrong' ? [] : sorted.ranked;
  };
  const prices = budgetOf(wishes) === null ? [] : found({ budget: '' }).map(({ car }) => car.price);
  const least = Math.min(...prices.filter((price) => price !== null));
  const changes: [Looser['answer'], Partial<Wishes> | false][] = [
    ['trip', wishes.trip !== '' && { trip: '' }],
    ['parking', !wishes.parking && { parking: true }],
    ['budget', least < Number.POSITIVE_INFINITY && { budget: String(stepAbove(least)) }],
    ['body', wishes.body !== '' && { body: '' }],
    ['seats', wishes.seats !== '' && { seats: '' }],
    ['boot', wishes.boot !== '' && { boot: '' }],
    ['agent', wishes.agent && { agent: false }],
  ];
  return changes.flatMap(([answer, change]) =>
    change && found(change).length > 0 ? [{ answer, wishes: { ...wishes, ...change } }] : [],
  );
}

const stepAbove = (egp: number) => Math.ceil(egp / budgetStep) * budgetStep;
