import { daysBetween } from './cairo.ts';
import type { Car } from './car.ts';

/** The fields of an item about its price. */
export type PricedItem = Pick<Car, 'price' | 'priceStanding' | 'priceSource' | 'priceVerifiedOn'>;

type PricedRow = {
  price_egp: number | null;
  price_standing: PricedItem['priceStanding'];
  price_source: string | null;
  price_verified_on: string | null;
};

/** These fields of an item's row. */
export function pricedItemOf(row: PricedRow): PricedItem {
  return {
    price: row.price_egp,
    priceStanding: row.price_standing,
    priceSource: row.price_source,
    priceVerifiedOn: row.price_verified_on,
  };
}

/** How far a price may be trusted on a day. */
export type PriceTrust = 'none' | 'indicative' | 'confirmed';

/** Days after which a confirmed price counts as indicative again. */
const confirmedForDays = 30;

/** Days for which a confirmed price counts as verified daily. */
export const verifiedForDays = 1;

/**
 * How far a price may be trusted on a day. Confirmed means that a dealer or we confirmed it within 30 days; a reported
 * price and our own estimate are indicative, whatever their source says.
 * @param today yyyy-MM-dd
 */
export function priceTrust(item: PricedItem, today: string): PriceTrust {
  if (item.price === null) return 'none';
  return isConfirmed(item, today, confirmedForDays) ? 'confirmed' : 'indicative';
}

/** Whether a price was confirmed within a day. @param today yyyy-MM-dd */
export function isVerified(item: PricedItem, today: string): boolean {
  return item.price !== null && isConfirmed(item, today, verifiedForDays);
}

function isConfirmed(
  { priceStanding, priceSource, priceVerifiedOn }: PricedItem,
  today: string,
  days: number,
) {
  if (priceStanding !== 'confirmed' || priceSource === null || priceVerifiedOn === null)
    return false;

  const age = daysBetween(priceVerifiedOn, today);
  return age >= 0 && age <= days;
}

/** Who names the price; null for our own estimate, which has no source. */
export function sourceOfPrice({
  priceStanding,
  priceSource,
}: Pick<PricedItem, 'priceStanding' | 'priceSource'>): string | null {
  return priceStanding === 'level' ? null : priceSource;
}
