/** Gives numbers from 0 (included) to 1 (excluded), in the same order for the same seed. */
export type Random = () => number;

/**
 * The generator mulberry32: 32 bits of state, each number a mix of them. Pictures are drawn from its numbers, so the
 * sequence must never change.
 *
 * @param seed a whole number of 32 bits; or a text, which becomes one by FNV-1a
 */
export function seededRandom(seed: number | string): Random {
  let state = typeof seed === 'number' ? seed : hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the items, each as likely as any other. */
export function pick<Item>(items: readonly [Item, ...Item[]], random: Random): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}
