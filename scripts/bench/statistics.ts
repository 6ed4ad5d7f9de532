/**
 * The middle one of some numbers; of an even count the mean of the middle two.
 * @throws RangeError when there are none
 */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const [upper, lower] = [sorted[sorted.length >> 1], sorted[(sorted.length - 1) >> 1]];
  if (upper === undefined || lower === undefined) throw new RangeError('No numbers, no median');
  return (upper + lower) / 2;
}

/**
 * How cost grows: what each further unit costs in the last step, against what it cost in the one before. 1 is linear,
 * more is worse.
 * @param steps at least three, by size
 * @returns undefined when there are fewer, or when cost did not grow at all before
 */
export function growth(steps: readonly { size: number; cost: number }[]): number | undefined {
  const [before, middle, last] = steps.slice(-3);
  if (!before || !middle || !last) return undefined;
  const perUnit = (from: typeof middle, to: typeof middle) =>
    (to.cost - from.cost) / (to.size - from.size);
  const earlier = perUnit(before, middle);
  return earlier > 0 ? perUnit(middle, last) / earlier : undefined;
}
