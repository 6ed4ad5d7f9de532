import { type PricedItem, priceTrust } from '#domain/price-standing.ts';
import { formatDay } from '#lib/dates.ts';
import { formatEgp } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

/**
 * How far a price may be trusted, in a sentence.
 * @param today yyyy-MM-dd
 */
export function priceNote(item: PricedItem, today: string): string {
  const trust = priceTrust(item, today);
  if (trust === 'none') return m.catalogue_price_unknown();
  if (item.priceVerifiedOn === null) return m.catalogue_price_note();
  const date = formatDay(item.priceVerifiedOn);
  return trust === 'confirmed'
    ? m.catalogue_price_confirmed_on({ date })
    : m.catalogue_price_indicative_on({ date });
}

/** A shorter `priceNote`, for places without room for the date of an indicative price. */
export function shortPriceNote(item: PricedItem, today: string): string {
  return priceTrust(item, today) === 'indicative'
    ? m.catalogue_price_note()
    : priceNote(item, today);
}

/** A price with what it is worth, for one line of facts: 'indicative price EGP 2,200,000'; empty without a price. */
export function pricePhrase(item: PricedItem, today: string): string {
  const price = formatEgp(item.price);
  const trust = priceTrust(item, today);
  if (trust === 'none') return '';
  return trust === 'confirmed'
    ? m.catalogue_phrase_confirmed({ price })
    : m.catalogue_phrase_indicative({ price });
}
