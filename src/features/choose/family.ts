import type { ListedCar } from '#domain/listing-data.ts';
import { bootOf, seatsOf, type Wishes } from './wishes.ts';

/** Seats that a car has at least where nobody asks for a number: a car for two is none for a family. */
const usualSeats = 4;

type Verdict = 'yes' | 'no' | 'unknown';

/** Whether a car has what a family asks for; unknown where it has not been recorded. */
export function familyFit(car: ListedCar, wishes: Wishes): Verdict {
  const verdicts: Verdict[] = [
    atLeast(car.seats, seatsOf(wishes)),
    atLeast(car.boot, bootOf(wishes)),
    wishes.agent ? soldByAgent(car) : 'yes',
  ];
  return verdicts.find((verdict) => verdict === 'no') ?? verdicts.find(isUnknown) ?? 'yes';
}

const isUnknown = (verdict: Verdict) => verdict === 'unknown';

function atLeast(value: number | null, least: number | null): Verdict {
  if (least === null) return 'yes';
  if (value === null) return 'unknown';
  return value >= least ? 'yes' : 'no';
}

const soldByAgent = ({ importChannel }: ListedCar): Verdict =>
  importChannel === null ? 'unknown' : importChannel === 'official' ? 'yes' : 'no';

/** Whether a car is known to be smaller than what counts as usual. */
export const isForTwo = ({ seats }: ListedCar): boolean => seats !== null && seats < usualSeats;
