import type { EditedColumns, EditedRow } from '#data/catalogue-edit.ts';
import { type ModelMatch, modelMatcher } from '#domain/model-match.ts';
import {
  type ListedPrice,
  type ListRole,
  type ListTable,
  listedPrices,
} from '#domain/price-list.ts';
import { needsLook, shareOfMove } from '#domain/price-move.ts';
import type { PricedTable } from './listed-rows.ts';
import { pricedRow } from './price-origin.ts';

/** A price of a list with the record that it is of. */
export type MatchedPrice = ListedPrice & { match: ModelMatch };

/** The prices of a list, each with the record that its names mean. */
export function matchedPrices(
  {
    table,
    rows,
    brands,
  }: { table: PricedTable; rows: readonly EditedRow[]; brands: readonly EditedRow[] },
  list: ListTable,
  roles: readonly ListRole[],
): MatchedPrice[] {
  const models = rows.map((row) => ({
    id: row.id,
    brand: table === 'cars' ? String(row.brand ?? '') : '',
    model: String(row.model ?? ''),
  }));
  const names = brands.map(({ name_en, name_ar }) => ({
    name: String(name_en ?? ''),
    nameAr: typeof name_ar === 'string' ? name_ar : null,
  }));
  const match = modelMatcher(models, table === 'cars' ? names : []);
  return listedPrices(list, roles).map((listed) => ({
    ...listed,
    match: match(table === 'cars' ? listed : { ...listed, brand: '' }),
  }));
}

/** What a person has decided about lines of a list, by line: the record, '' for none, and whether it is taken over. */
export type Decisions = Readonly<Record<number, { id?: string; taken?: boolean }>>;

/** A line as the preview shows it. */
export type PreviewedPrice = {
  listed: MatchedPrice;
  /** The record that it changes; null while none is chosen. */
  row: EditedRow | null;
  from: number | null;
  /** How far the price moves, as a share of the earlier one. */
  share: number | null;
  isFar: boolean;
  /** Another line is about the same record. */
  isTwice: boolean;
  isTaken: boolean;
};

/** The lines with what was decided. A sure one is taken over unless its price moves far or another line has the same record. */
export function previewedPrices(
  table: PricedTable,
  rows: readonly EditedRow[],
  listed: readonly MatchedPrice[],
  decisions: Decisions,
): PreviewedPrice[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const idOf = ({ line, match }: MatchedPrice) =>
    decisions[line]?.id ?? (match.kind === 'sure' ? match.id : '');
  const counts = new Map<string, number>();
  for (const one of listed) counts.set(idOf(one), (counts.get(idOf(one)) ?? 0) + 1);
  return listed.map((one) => {
    const row = byId.get(idOf(one)) ?? null;
    const from = row && pricedRow(row).price;
    const { price } = one;
    const isFar = row !== null && price !== null && needsLook(table, from, price);
    const isTwice = row !== null && (counts.get(row.id) ?? 0) > 1;
    return {
      listed: one,
      row,
      from,
      share: price === null ? null : shareOfMove(from, price),
      isFar,
      isTwice,
      isTaken:
        row !== null && price !== null && (decisions[one.line]?.taken ?? (!isFar && !isTwice)),
    };
  });
}

/** Whose list it is, and of which day (yyyy-MM-dd). */
export type ListOrigin = {
  price_standing: string;
  price_source: string;
  price_verified_on: string;
};

/** What the lines that are taken over change; of two lines about one record, the later counts. */
export function changesOf(
  lines: readonly PreviewedPrice[],
  origin: EditedColumns,
): { row: EditedRow; columns: EditedColumns }[] {
  const changes = lines.flatMap(({ row, listed, isTaken }) =>
    isTaken && row ? [{ row, columns: { price_egp: listed.price, ...origin } }] : [],
  );
  return [...new Map(changes.map((change) => [change.row.id, change])).values()];
}
