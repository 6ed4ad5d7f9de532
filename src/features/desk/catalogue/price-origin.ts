import * as z from 'zod/mini';
import { productName } from '#config/product-name.ts';
import type { EditedColumns } from '#data/catalogue-edit.ts';
import { chargerColumns } from '#domain/columns.ts';
import { type PricedItem, pricedItemOf } from '#domain/price-standing.ts';
import { storedDay } from '#domain/rows.ts';
import { m } from '#paraglide/messages.js';

const PricedRowSchema = z.object({
  price_egp: z.catch(chargerColumns.price_egp, null),
  price_standing: z.catch(chargerColumns.price_standing, 'level'),
  price_source: z.catch(chargerColumns.price_source, null),
  price_verified_on: z.catch(z.nullable(storedDay), null),
});

/** What a row says of its price; of a brand, that it has none. */
export function pricedRow(row: EditedColumns): PricedItem {
  return pricedItemOf(PricedRowSchema.parse(row));
}

/** A price that we confirm ourselves today, yyyy-MM-dd; a dealer who has confirmed it before stays its source. */
export function confirmedToday(row: EditedColumns, today: string): EditedColumns {
  const { priceStanding, priceSource } = pricedRow(row);
  return {
    price_standing: 'confirmed',
    price_source:
      priceStanding === 'confirmed' && priceSource !== null ? priceSource : productName(),
    price_verified_on: today,
  };
}

/** Whether a change gives a new price and leaves the day of the old one, yyyy-MM-dd, which is before the price was known. */
export function keepsOldDay(row: EditedColumns, changed: EditedColumns, today: string): boolean {
  const isNew = 'price_egp' in changed && changed.price_egp !== null;
  const { priceVerifiedOn } = pricedRow({ ...row, ...changed });
  const isDated = 'price_verified_on' in changed && changed.price_verified_on !== null;
  return isNew && !isDated && priceVerifiedOn !== today;
}

/**
 * What a line of a file must say of a new price besides: our own estimate, and a price with a source of its own, are dated
 * today; a price that was confirmed or reported earlier than today needs its own source or day.
 * @param row as it is stored
 * @param changed the columns that the line changes
 * @param today yyyy-MM-dd
 */
export function originOfLine(
  row: EditedColumns,
  changed: EditedColumns,
  today: string,
): { columns: EditedColumns; faults: Readonly<Record<string, string>> } {
  if (!keepsOldDay(row, changed, today)) return { columns: {}, faults: {} };
  const isOurs = pricedRow({ ...row, ...changed }).priceStanding === 'level';
  return isOurs || 'price_source' in changed
    ? { columns: { price_verified_on: today }, faults: {} }
    : { columns: {}, faults: { price_egp: m.desk_catalogue_csv_old_origin() } };
}
