import { daysBetween, formatDay } from '@/lib/dates';
import { m } from '@/paraglide/messages.js';
import type { Car } from './car';

/** The fields of an item about its price. */
export type PricedItem = Pick<Car, 'price' | 'priceSource' | 'priceVerifiedOn'>;

export type PriceStanding = 'none' | 'indicative' | 'confirmed';

/** Days after which a confirmed price counts as indicative again. */
const confirmedForDays = 30;

/** Days for which a confirmed price counts as verified daily. */
export const verifiedForDays = 1;

/**
 * How far a price may be trusted on a day. Confirmed means that it has a source that was checked within 30 days; a
 * source that calls itself indicative is never confirmed, however recent.
 * @param today yyyy-MM-dd
 */
export function priceStanding(item: PricedItem, today: string): PriceStanding {
  if (item.price === null) return 'none';
  return isConfirmed(item, today, confirmedForDays) ? 'confirmed' : 'indicative';
}

/** Whether a price was confirmed within a day. @param today yyyy-MM-dd */
export function isVerified(item: PricedItem, today: string): boolean {
  return item.price !== null && isConfirmed(item, today, verifiedForDays);
}

function isConfirmed({ priceSource, priceVerifiedOn }: PricedItem, today: string, days: number) {
  if (priceSource === null || priceVerifiedOn === null) return false;
  if (/^\s*indicative/i.test(priceSource)) return false;
  const age = daysBetween(priceVerifiedOn, today);
  return age >= 0 && age <= days;
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
  return standing === 'confirmed'
    ? m.catalogue_price_confirmed_on({ date })
    : m.catalogue_price_indicative_on({ date });
}

/** A shorter `priceNote`, for places without room for the date of an indicative price. */
export function shortPriceNote(item: PricedItem, today: string): string {
  return priceStanding(item, today) === 'indicative'
    ? m.catalogue_price_note()
    : priceNote(item, today);
}
