import type { OfferLeaf } from 'schema-dts';
import {
  type PricedItem,
  priceStanding,
  verifiedForDays,
} from '@/features/catalogue/price-standing';
import { dayAfter } from '@/lib/dates';
import { m } from '@/paraglide/messages.js';

/**
 * The price of an item as far as it may be trusted: a verified one is valid until it has to
 * be asked for again; an indicative one says that it is, and promises no day.
 * @param today yyyy-MM-dd
 * @returns undefined when there is no price
 */
export function offerData(item: PricedItem, today: string): OfferLeaf | undefined {
  const { price, priceVerifiedOn } = item;
  if (price === null) return undefined;
  const offer = { '@type': 'Offer' as const, price, priceCurrency: 'EGP' };
  if (priceStanding(item, () => today) !== 'verified' || priceVerifiedOn === null) {
    return { ...offer, description: m.seo_indicative_price() };
  }
  return { ...offer, priceValidUntil: dayAfter(priceVerifiedOn, verifiedForDays) };
}
