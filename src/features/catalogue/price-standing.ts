import { cairoToday, daysBetween } from '@/lib/dates';

/** What an item says about its own price. */
export type PricedItem = {
  /** EGP */
  price: number | null;
  priceSource: string | null;
  /** yyyy-MM-dd */
  priceVerifiedOn: string | null;
};

export type PriceStanding = 'none' | 'indicative' | 'verified';

/** Days after which a verified price counts as indicative again. */
export const verifiedForDays = 1;

/**
 * How far a price may be trusted on a day. Verified means that a source stands behind it and was asked within a
 * day; a source that calls itself indicative never is, however fresh.
 * @param today yyyy-MM-dd; asked for only where a price was verified, since the first look at a clock of Egypt takes long
 */
export function priceStanding(item: PricedItem, today = cairoToday): PriceStanding {
  if (item.price === null) return 'none';
  const { priceSource, priceVerifiedOn } = item;
  if (priceSource === null || priceVerifiedOn === null) return 'indicative';
  if (/^\s*indicative/i.test(priceSource)) return 'indicative';
  const age = daysBetween(priceVerifiedOn, today());
  return age >= 0 && age <= verifiedForDays ? 'verified' : 'indicative';
}
