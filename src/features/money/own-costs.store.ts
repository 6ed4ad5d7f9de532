import { atom } from 'nanostores';
import type { Month, MonthlyUse } from '#domain/month.ts';
import type { OnTheRoad } from '#domain/on-the-road.ts';

/** What a car costs by the figures of a person, as the calculator has it. */
export type OwnCosts = {
  /** The id of the car's record. */
  carId: string;
  /** Null while a figure cannot be read. */
  use: MonthlyUse | null;
  /** Null, too, where battery or range of the car are not known. */
  month: Month | null;
  /** Null where the price is not known. */
  road: OnTheRoad | null;
};

/** Null until somebody uses the calculator, or an address does. */
export const $ownCosts = atom<OwnCosts | null>(null);
