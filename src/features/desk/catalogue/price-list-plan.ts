import type { EditedColumns, EditedRow } from '#data/catalogue-edit.ts';
import { type ModelMatch, modelMatcher } from '#domain/model-match.ts';
import {
  type ListedPrice,
  type ListRole,
  type ListTable,
  listedPrices,
} from '#domain/price-list.ts';
import { needsLook, shareOfMove } from '#domain/price-move.ts';
import { type PricePlace, placeOfTrim } from '#domain/trim-match.ts';
import type { PricedTable } from './listed-rows.ts';
import { pricedRow } from './price-origin.ts';
import { readTrims } from './trims.ts';

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

/** What a person has decided about a line: the record, '' for none, whose price it is there, and whether it is taken over. */
export type Decision = { id?: string; place?: PricePlace | undefined; taken?: boolean };

/** By line of the list. */
export type Decisions = Readonly<Record<number, Decision>>;

/** A line as the preview shows it. */
export type PreviewedPrice = {
  listed: MatchedPrice;
  /** The record that it changes; null while none is chosen. */
  row: EditedRow | null;
  /** Whether it is the price of the car or of one of its trims. */
  place: PricePlace;
  from: number | null;
  /** How far the price moves, as a share of the earlier one. */
  share: number | null;
  isFar: boolean;
  /** Another line is about the same price. */
  isTwice: boolean;
  isTaken: boolean;
};

/** The lines with what was decided. A sure one is taken over unless its price moves far or another line has the same price, and never where its trim is not known. */
export function previewedPrices(
  table: PricedTable,
  rows: readonly EditedRow[],
  listed: readonly MatchedPrice[],
  decisions: Decisions,
): PreviewedPrice[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const placed = listed.map((one) => {
    const decided = decisions[one.line];
    const row = byId.get(decided?.id ?? (one.match.kind === 'sure' ? one.match.id : '')) ?? null;
    const place = row === null ? 'car' : (decided?.place ?? placeIn(row, one.trim));
    return { listed: one, row, place, about: row && `${row.id} ${place}` };
  });
  const counts = new Map<string | null, number>();
  for (const { about } of placed) counts.set(about, (counts.get(about) ?? 0) + 1);
  return placed.map(({ about, ...line }) => {
    const { row, place } = line;
    const { price } = line.listed;
    const from = row && priceAt(row, place);
    const isFar = row !== null && price !== null && needsLook(table, from, price);
    const isTwice = row !== null && (counts.get(about) ?? 0) > 1;
    const canBeTaken = row !== null && price !== null && place !== 'unknown';
    return {
      ...{ ...line, from, isFar, isTwice },
      share: price === null ? null : shareOfMove(from, price),
      isTaken: canBeTaken && (decisions[line.listed.line]?.taken ?? (!isFar && !isTwice)),
    };
  });
}

const placeIn = (row: EditedRow, trim: string) =>
  placeOfTrim(
    { model: String(row.model ?? ''), trims: readTrims(row.trims).map(({ name }) => name) },
    trim,
  );

/** What the price there is now; null where it is not known. */
const priceAt = (row: EditedRow, place: PricePlace) =>
  typeof place === 'number'
    ? (readTrims(row.trims)[place]?.price_egp ?? null)
    : place === 'car'
      ? pricedRow(row).price
      : null;

/** The trim whose price is the car's own; -1 for none. */
const trimOfCar = (row: EditedRow) => {
  const { price } = pricedRow(row);
  return price === null
    ? -1
    : readTrims(row.trims).findIndex(({ price_egp }) => price_egp === price);
};

/** Whether the car's own price is that of this trim, and moves with it. */
export const movesCar = ({ row, place }: PreviewedPrice): boolean =>
  row !== null && typeof place === 'number' && place === trimOfCar(row);

/** Whose list it is, and of which day (yyyy-MM-dd). */
export type ListOrigin = {
  price_standing: string;
  price_source: string;
  price_verified_on: string;
};

/** How many prices are taken over; two lines about one price count once. */
export const countOf = (lines: readonly PreviewedPrice[]): number =>
  new Set(lines.flatMap(({ row, place, isTaken }) => (isTaken ? [`${row?.id} ${place}`] : [])))
    .size;

/**
 * What the lines that are taken over change, car by car; of two lines about one price, the later counts. A car whose price is
 * that of a trim follows it, unless the list names a price for the car itself.
 */
export function changesOf(
  lines: readonly PreviewedPrice[],
  origin: EditedColumns,
): { row: EditedRow; columns: EditedColumns }[] {
  const rows = new Map(
    lines.flatMap(({ row, isTaken }) => (isTaken && row ? [[row.id, row]] : [])),
  );
  return [...rows.values()].map((row) => {
    const ofRow = lines.filter((line) => line.isTaken && line.row?.id === row.id);
    const prices = new Map(ofRow.map(({ place, listed }) => [place, listed.price]));
    const own = prices.get('car') ?? prices.get(trimOfCar(row)) ?? null;
    const trims = readTrims(row.trims).map((trim, at) => ({
      ...trim,
      price_egp: prices.get(at) ?? trim.price_egp,
    }));
    const hasTrims = ofRow.some(({ place }) => place !== 'car');
    return {
      row,
      columns: { ...(own !== null && { price_egp: own, ...origin }), ...(hasTrims && { trims }) },
    };
  });
}
