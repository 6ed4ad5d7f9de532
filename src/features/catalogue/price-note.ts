import { formatDay } from '@/lib/dates';
import { m } from '@/paraglide/messages.js';
import { type PricedItem, priceStanding } from './price-standing';

/**
 * How far a price may be trusted, in a sentence.
 * @param today yyyy-MM-dd
 */
export function priceNote(item: PricedItem, today: string): string {
  const standing = priceStanding(item, () => today);
  if (standing === 'none') return m.catalogue_price_unknown();
  if (item.priceVerifiedOn === null) return m.catalogue_price_note();
  const date = formatDay(item.priceVerifiedOn);
  return standing === 'verified'
    ? m.catalogue_price_verified_on({ date })
    : m.catalogue_price_indicative_on({ date });
}

/** The same in few words, where there is no room for the date of an indicative price. */
export function shortPriceNote(item: PricedItem, today: string): string {
  return priceStanding(item, () => today) === 'indicative'
    ? m.catalogue_price_note()
    : priceNote(item, today);
}
