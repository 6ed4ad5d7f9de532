import { formatDay } from '@/lib/dates';
import { asCount, formatEgp } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import type { Car } from './car';
import { isNoSource } from './names';

/** A line of the specifications of a car or a charger. */
export type SpecRow = { name: string; value: string; note?: string };

/** A line of specifications; 'N/A' where the record has no value. */
export function row(name: string, value: string | null): SpecRow {
  return { name, value: value ?? m.value_not_available() };
}

/** What is asked, when that was checked and, unless it only says that it is indicative, who says so. */
export function priceRows(item: Pick<Car, 'price' | 'priceVerifiedOn' | 'priceSource'>): SpecRow[] {
  const day = item.priceVerifiedOn;
  return [
    row(m.catalogue_price(), formatEgp(item.price)),
    row(m.catalogue_spec_price_checked(), day === null ? null : formatDay(day)),
    ...(isNoSource(item.priceSource)
      ? []
      : [row(m.catalogue_spec_price_source(), item.priceSource)]),
  ];
}

/** How long the maker answers for it. */
export function warrantyRow({ warrantyYears }: Pick<Car, 'warrantyYears'>): SpecRow {
  return row(m.catalogue_spec_warranty(), yearsText(warrantyYears));
}

/** The same of a car, with the dealer who answers for it. */
export function carWarrantyRow(car: Pick<Car, 'warrantyYears' | 'dealer'>): SpecRow {
  const warranty = warrantyRow(car);
  if (car.dealer === null) return warranty;
  const place = m.catalogue_warranty_at({ dealer: car.dealer });
  return car.warrantyYears === null ? { ...warranty, value: place } : { ...warranty, note: place };
}

/** Warranty in years; 'N/A' when unknown. */
export function yearsText(years: number | null): string {
  return years === null ? m.value_not_available() : m.catalogue_years(asCount(years));
}
