import { m } from '#paraglide/messages.js';
import type { PriceFilter, SortedColumn } from './address.ts';
import type { PricedTable } from './listed-rows.ts';

/** The names of the table's columns. */
export const columnNames: Record<SortedColumn, (table: PricedTable) => string> = {
  name: () => m.desk_catalogue_column_name(),
  price: () => m.desk_catalogue_column_price(),
  standing: () => m.desk_catalogue_column_standing(),
  checked: () => m.desk_catalogue_column_checked(),
  measure: (table) =>
    table === 'cars' ? m.desk_catalogue_column_range() : m.desk_catalogue_column_power(),
  photos: () => m.desk_catalogue_column_photos(),
  published: () => m.desk_catalogue_column_published(),
};

/** The widths of the columns; the name has the rest. */
export const columnClasses: Record<SortedColumn, string> = {
  name: 'text-start',
  price: 'w-32 text-end sm:w-36',
  standing: 'w-28',
  checked: 'w-40',
  measure: 'w-24 text-end',
  photos: 'w-20 text-end',
  published: 'w-44',
};

/** How far a price may be trusted, in a word or two. */
export const standingNames = {
  confirmed: m.desk_catalogue_short_confirmed,
  reported: m.desk_catalogue_short_reported,
  level: m.desk_catalogue_short_level,
};

export const priceFilterNames: Record<PriceFilter, () => string> = {
  any: m.desk_catalogue_price_any,
  old: m.desk_catalogue_price_old,
  unconfirmed: m.desk_catalogue_unconfirmed,
  confirmed: m.desk_catalogue_short_confirmed,
  reported: m.desk_catalogue_short_reported,
  level: m.desk_catalogue_short_level,
  none: m.desk_catalogue_price_none,
};
