import { type PricedItem, priceTrust } from '#domain/price-standing.ts';
import { formatDay } from '#lib/dates.ts';
import { formatEgp } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

/**
 * How far a price may be trusted, in a sentence: confirmed, reported, or our own level, which nobody checked.
 * @param today yyyy-MM-dd
 */
export function priceNote(item: PricedItem, today: string): string {
  if (item.price === null) return m.catalogue_price_unknown();
  if (item.priceVerifiedOn === null) return shortPriceNote(item, today);
  const date = formatDay(item.priceVerifiedOn);
  if (item.priceStanding === 'level') return m.catalogue_price_level_on({ date });
  if (item.priceStanding === 'reported') return m.catalogue_price_reported_on({ date });
  return priceTrust(item, today) === 'confirmed'
    ? m.catalogue_price_confirmed_on({ date })
    : m.catalogue_price_confirmed_before({ date });
}

/** A shorter `priceNote`, for places without room for the date of a price that is not confirmed. */
export function shortPriceNote(item: PricedItem, today: string): string {
  const trust = priceTrust(item, today);
  if (trust !== 'indicative') return priceNote(item, today);
  return {
    level: m.catalogue_price_level,
    reported: m.catalogue_price_reported,
    confirmed: m.catalogue_price_note,
  }[item.priceStanding]();
}

/** A price with what it is worth, for one line of facts: 'price level EGP 2,200,000'; empty without a price. */
export function pricePhrase(item: PricedItem, today: string): string {
  const price = formatEgp(item.price);
  const trust = priceTrust(item, today);
  if (trust === 'none') return '';
  if (trust === 'confirmed') return m.catalogue_phrase_confirmed({ price });
  return {
    level: m.catalogue_phrase_level,
    reported: m.catalogue_phrase_reported,
    confirmed: m.catalogue_phrase_indicative,
  }[item.priceStanding]({ price });
}
