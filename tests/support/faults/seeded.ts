/** Numbers that look random and are the same for the same seed, so that what failed once can be seen again. */
export type Seeded = {
  /** A number from 0 up to 1. */
  number(): number;
  /** Whether something happens that does so with this probability. */
  happens(probability: number): boolean;
  /** One of several. */
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
};

/**
 * The generator mulberry32: 32 bits of state, each number a mix of them.
 * @param seed whole numbers and texts lead to numbers of their own
 */
export function seeded(...seed: readonly (number | string)[]): Seeded {
  let state = hashOf(seed.join('/'));
  const number = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    number,
    happens: (probability) => number() < probability,
    pick: (items) => items[Math.floor(number() * items.length)] ?? items[0],
  };
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}
