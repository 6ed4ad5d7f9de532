import { paths } from '#config/paths.ts';
import { parameter, stateInAddress, textIn } from '#lib/state-in-address.ts';

/** A part of what the address of the list of cars says, in its own words. */
const withinAddress = stateInAddress<{ budget: number | null; body: string }>(
  { budget: null, body: '' },
  {
    budget: parameter(
      'price',
      (text) => Number(/^-(\d+)$/.exec(text)?.[1]) || null,
      (egp) => `-${egp}`,
    ),
    body: textIn('body'),
  },
);

/** The list of the cars up to a price, and of a kind. @param budget EGP; null for any @param body empty for any */
export const carsWithin = (budget: number | null, body: string): string =>
  paths.cars + withinAddress.write({ budget, body });
