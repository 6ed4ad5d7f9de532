import type { ListedCar } from '#domain/listing-data.ts';
import { bootOf, seatsOf, type Wishes } from './wishes.ts';

/** What of a family's wishes a car misses, besides how it is driven. */
export type Miss =
  /** Its price, where a budget was named. */
  | { kind: 'price' }
  | { kind: 'budget'; aboveEgp: number }
  | { kind: 'body' }
  | { kind: 'seats' | 'boot'; has: number; wanted: number }
  | { kind: 'agent' }
  /** Nobody has recorded what was asked for. */
  | { kind: 'unknown'; fact: 'seats' | 'boot' | 'agent' };

/** What a car misses of the wishes; nothing where it has all of them. @param budget EGP; null for any price */
export function missesOf(car: ListedCar, wishes: Wishes, budget: number | null): Miss[] {
  const misses: (Miss | null)[] = [
    budget === null ? null : priceMiss(car.price, budget),
    wishes.body === '' || wishes.body === car.bodyType ? null : { kind: 'body' },
    atLeast('seats', car.seats, seatsOf(wishes)),
    atLeast('boot', car.boot, bootOf(wishes)),
    wishes.agent ? agentMiss(car) : null,
  ];
  return misses.filter((miss) => miss !== null);
}

/** Whether a miss is only that nobody knows. */
export const isUnknown = ({ kind }: Miss): boolean => kind === 'unknown';

function priceMiss(price: number | null, budget: number): Miss | null {
  if (price === null) return { kind: 'price' };
  return price > budget ? { kind: 'budget', aboveEgp: price - budget } : null;
}

function atLeast(kind: 'seats' | 'boot', has: number | null, wanted: number | null): Miss | null {
  if (wanted === null || (has !== null && has >= wanted)) return null;
  return has === null ? { kind: 'unknown', fact: kind } : { kind, has, wanted };
}

function agentMiss({ importChannel }: ListedCar): Miss | null {
  if (importChannel === null) return { kind: 'unknown', fact: 'agent' };
  return importChannel === 'official' ? null : { kind: 'agent' };
}

/** Seats that a car has at least where nobody asks for a number: a car for two is none for a family. */
const usualSeats = 4;

/** Whether a car is known to be smaller than what counts as usual. */
export const isForTwo = ({ seats }: ListedCar): boolean => seats !== null && seats < usualSeats;
