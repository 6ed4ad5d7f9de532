import { pick, seededRandom } from '../../../scripts/lib/seeded.ts';

/** Numbers that look random and are the same for the same seed, so that what failed once can be seen again. */
export type Seeded = {
  /** A number from 0 up to 1. */
  number(): number;
  /** Whether something happens that does so with this probability. */
  happens(probability: number): boolean;
  /** One of several. */
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
};

/** @param seed whole numbers and texts lead to numbers of their own */
export function seeded(...seed: readonly (number | string)[]): Seeded {
  const number = seededRandom(seed.join('/'));
  return {
    number,
    happens: (probability) => number() < probability,
    pick: (items) => pick(items, number),
  };
}
