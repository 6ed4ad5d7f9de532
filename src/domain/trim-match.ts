import { isSameToken, nameTokens } from './name-tokens.ts';

/** Where a price of a list belongs: to the car, to one of its trims by its place among them, or to a trim that is not known. */
export type PricePlace = 'car' | 'unknown' | number;

type NamedCar = { model: string; trims: readonly string[] };

/**
 * Where the price of a trim that a list names belongs. A car without trims has one price; where the trim is part of the car's
 * own name, such as 'Seal' and 'AWD' of 'Seal AWD', the price is the car's too.
 */
export function placeOfTrim({ model, trims }: NamedCar, trim: string): PricePlace {
  const told = nameTokens(trim);
  const at = trims.flatMap((name, place) => (isSameName(nameTokens(name), told) ? [place] : []));
  if (at.length === 1) return at[0] ?? 'unknown';
  if (trims.length === 0 || told.length === 0 || areWithin(told, nameTokens(model))) return 'car';
  return 'unknown';
}

const areWithin = (tokens: readonly string[], others: readonly string[]) =>
  tokens.every((token) => others.some((other) => isSameToken(token, other)));

const isSameName = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && areWithin(one, other) && areWithin(other, one);
