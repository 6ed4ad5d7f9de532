import type { EditedColumns } from '#data/catalogue-edit.ts';
import type { EditedTable } from '#domain/edited-tables.ts';
import { type OddPrice, oddPrice } from '#domain/price-move.ts';
import { hasPrice } from './columns.ts';
import { readTrims } from './trims.ts';

/** A price of a row that needs a second look. */
export type RowOddPrice = OddPrice & {
  /** The same only for the same move of the same price. */
  key: string;
  /** The name of the trim that it is of; null for the row's own price. */
  trim: string | null;
};

/**
 * The prices that are likely to be mistyped.
 * @param row as it is stored; null for a new one
 * @param columns those that are about to be stored
 */
export function oddPricesOf(
  table: EditedTable,
  row: EditedColumns | null,
  columns: EditedColumns,
): RowOddPrice[] {
  if (!hasPrice(table)) return [];
  const stored = new Map(readTrims(row?.trims).map(({ name, price_egp }) => [name, price_egp]));
  const prices = [
    { trim: null, from: amountIn(row?.price_egp), to: amountIn(columns.price_egp) },
    ...readTrims(columns.trims).map(({ name, price_egp: to }) => ({
      trim: name,
      from: stored.get(name) ?? null,
      to,
    })),
  ];
  return prices.flatMap(({ trim, from, to }) => {
    const odd = oddPrice(table, from, to);
    return odd ? { ...odd, trim, key: JSON.stringify([trim, from, to]) } : [];
  });
}

/** The backends write amounts as numbers or as texts. */
function amountIn(value: unknown): number | null {
  const amount = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof amount === 'number' && Number.isFinite(amount) ? amount : null;
}
