import type { EditedRow } from '#data/catalogue-edit.ts';
import { daysBetween } from '#domain/cairo.ts';
import { compareNames } from '#domain/names.ts';
import { parsePhotos } from '#domain/photos.ts';
import { type PricedItem, type PriceTrust, priceTrust } from '#domain/price-standing.ts';
import { searchWords } from '#lib/search-words.ts';
import type { PriceFilter, SortedColumn, Sorting } from './address.ts';
import { pricedRow } from './price-origin.ts';
import { nameOf } from './row-form.ts';

/** The tables whose rows have prices. */
export type PricedTable = 'cars' | 'chargers';

/** A car or charger as the table lists it. */
export type ListedRow = {
  row: EditedRow;
  name: string;
  /** Of a charger, its category. */
  group: string;
  words: string;
  priced: PricedItem;
  trust: PriceTrust;
  /** Days since the price was checked; null where nobody has, or where there is none. */
  priceAge: number | null;
  /** km of a car, kW of a charger. */
  measure: number | null;
  photos: number;
};

/**
 * @param today yyyy-MM-dd
 * @param alsoNamed what it is also found by, such as the brand's name in Arabic
 */
export function listedRow(
  table: PricedTable,
  row: EditedRow,
  today: string,
  alsoNamed = '',
): ListedRow {
  const name = nameOf(table, row);
  const priced = pricedRow(row);
  const { price, priceVerifiedOn: day } = priced;
  return {
    row,
    name,
    group: String((table === 'cars' ? row.brand : row.category) ?? ''),
    words: searchWords(`${name} ${alsoNamed}`),
    priced,
    trust: priceTrust(priced, today),
    priceAge: price === null || day === null ? null : daysBetween(day, today),
    measure: figure(table === 'cars' ? (row.range_km ?? row.combined_range_km) : row.power_kw),
    photos: parsePhotos(row.photos).length,
  };
}

/** The backends write amounts as numbers or as texts. */
function figure(value: unknown): number | null {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** What is sorted by: a number or a text; null stands first upwards. */
const sortKeys: Record<SortedColumn, (listed: ListedRow) => number | string | null> = {
  name: ({ name }) => name,
  price: ({ priced }) => priced.price,
  standing: ({ priced }) => ['confirmed', 'reported', 'level'].indexOf(priced.priceStanding),
  // A row without a price has none to check.
  checked: ({ priced }) => (priced.price === null ? '9999' : (priced.priceVerifiedOn ?? '')),
  measure: ({ measure }) => measure,
  photos: ({ photos }) => photos,
  published: ({ row }) => Number(row.published),
};

/** The rows in an order; equal ones by name. */
export function sortedRows(rows: readonly ListedRow[], { by, down }: Sorting): ListedRow[] {
  const value = sortKeys[by];
  const keyed = rows.map((listed) => ({ listed, key: value(listed) }));
  return keyed
    .sort((one, other) => {
      const order = compare(one.key, other.key);
      return (down ? -order : order) || compareNames(one.listed.name, other.listed.name);
    })
    .map(({ listed }) => listed);
}

function compare(one: number | string | null, other: number | string | null): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? -1 : 1;
  if (typeof one === 'string' && typeof other === 'string') return compareNames(one, other);
  return Number(one) - Number(other);
}

/** Days after which a price should be asked for again. */
const oldAfterDays = 30;

const pricePasses: Record<PriceFilter, (listed: ListedRow) => boolean> = {
  any: () => true,
  old: (listed) => isOld(listed),
  unconfirmed: ({ trust }) => trust !== 'confirmed',
  confirmed: ({ trust }) => trust === 'confirmed',
  reported: ({ priced }) => priced.price !== null && priced.priceStanding === 'reported',
  level: ({ priced }) => priced.price !== null && priced.priceStanding === 'level',
  none: ({ priced }) => priced.price === null,
};

/** Whether a price should be asked for again. */
export function isOld({ priced, priceAge }: ListedRow): boolean {
  return priced.price !== null && (priceAge === null || priceAge > oldAfterDays);
}

export type RowFilters = {
  filter: string;
  price: PriceFilter;
  /** A brand, or a category of chargers; '' for all. */
  group: string;
  search: string;
};

export function foundRows(
  rows: readonly ListedRow[],
  { filter, price, group, search }: RowFilters,
): ListedRow[] {
  const sought = searchWords(search).split(' ');
  return rows.filter(
    (listed) =>
      (filter === 'all' || listed.row.published === (filter === 'published')) &&
      pricePasses[price](listed) &&
      (group === '' || listed.group === group) &&
      sought.every((word) => listed.words.includes(word)),
  );
}
