import { daysBetween, formatDay } from '@/lib/dates';
import { m } from '@/paraglide/messages.js';
import type { Car } from './car';

/** What an item says about its own price. */
export type PricedItem = Pick<Car, 'price' | 'priceSource' | 'priceVerifiedOn'>;

export type PriceStanding = 'none' | 'indicative' | 'verified';

/** Days after which a verified price counts as indicative again. */
export const verifiedForDays = 1;

/**
 * How far a price may be trusted on a day. Verified means that a source stands behind it and was asked within a
 * day; a source that calls itself indicative never is, however fresh.
 * @param today yyyy-MM-dd
 */
export function priceStanding(item: PricedItem, today: string): PriceStanding {
  if (item.price === null) return 'none';
  const { priceSource, priceVerifiedOn } = item;
  if (priceSource === null || priceVerifiedOn === null) return 'indicative';
  if (/^\s*indicative/i.test(priceSource)) return 'indicative';
  const age = daysBetween(priceVerifiedOn, today);
  return age >= 0 && age <= verifiedForDays ? 'verified' : 'indicative';
}

/**
 * How far a price may be trusted, in a sentence.
 * @param today yyyy-MM-dd
 */
export function priceNote(item: PricedItem, today: string): string {
  const standing = priceStanding(item, today);
  if (standing === 'none') return m.catalogue_price_unknown();
  if (item.priceVerifiedOn === null) return m.catalogue_price_note();
  const date = formatDay(item.priceVerifiedOn);
  return standing === 'verified'
    ? m.catalogue_price_verified_on({ date })
    : m.catalogue_price_indicative_on({ date });
}

/** The same in few words, where there is no room for the date of an indicative price. */
export function shortPriceNote(item: PricedItem, today: string): string {
  return priceStanding(item, today) === 'indicative'
    ? m.catalogue_price_note()
    : priceNote(item, today);
}
