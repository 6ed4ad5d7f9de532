import * as z from 'zod/mini';
import type { EditedColumns } from '#data/catalogue-edit.ts';
import { chargingPointColumns } from '#domain/charging-point-rows.ts';
import {
  brandColumns,
  carColumns,
  chargerColumns,
  checkedOn,
  priceGrounded,
  priceReallyConfirmed,
  rangesFit,
  ratingWhole,
} from '#domain/columns.ts';
import type { EditedTable } from '#domain/edited-tables.ts';
import { isRefusal, readAmount } from '#lib/amount.ts';
import { withoutHidden } from '#lib/plain-text.ts';
import { readDay } from '#lib/written-day.ts';
import { columnsOf } from './columns.ts';
import { connectorLines, readConnectorLine } from './connector-lines.ts';
import { sentenceOf } from './fault-words.ts';
import type { FormColumn } from './form-columns.ts';
import { photoLines, readPhotoLine } from './photo-lines.ts';
import { readTrim, trimLine } from './trims.ts';

/** A row as its form has it: a text for each column, one line for each item of a list. */
export type RowValues = Readonly<Record<string, string>>;

/** A sentence for each column at fault. */
export type FormFaults = Readonly<Record<string, string>>;

/** Typed days are judged more strictly than stored ones. */
const typed = { price_verified_on: checkedOn };

const rules: Record<EditedTable, z.ZodMiniType<EditedColumns>> = {
  brands: z.object(brandColumns),
  cars: z
    .object({ ...carColumns, ...typed })
    .check(rangesFit, ...ratingWhole, ...priceGrounded, priceReallyConfirmed),
  chargers: z.object({ ...chargerColumns, ...typed }).check(...priceGrounded, priceReallyConfirmed),
  charging_points: z.object(chargingPointColumns),
};

/** The form of a row; an empty one for a new row. */
export function rowValuesOf(table: EditedTable, row: EditedColumns | null): RowValues {
  return Object.fromEntries(columnsOf(table).map((column) => [column.name, textOf(column, row)]));
}

function textOf({ name, kind }: FormColumn, row: EditedColumns | null): string {
  const value = row?.[name];
  if (name === 'photos') return photoLines(value);
  if (name === 'connectors') return connectorLines(value);
  if (kind === 'lines') return Array.isArray(value) ? value.map(trimLine).join('\n') : '';
  if (value === null || value === undefined) return '';
  // The embedded backend writes days as moments.
  return kind === 'day' ? String(value).slice(0, 10) : String(value).slice(0, 5000);
}

/** The columns that a form means, or what is wrong with it. */
export function parseRowForm(
  table: EditedTable,
  values: RowValues,
): { columns: EditedColumns } | { faults: FormFaults } {
  const meant = meantBy(table, values);
  const { data, error } = z.safeParse(rules[table], meant);
  if (data) return { columns: data };
  const faults: Record<string, string> = {};
  for (const issue of error.issues) {
    const column = columnsOf(table).find(({ name }) => name === issue.path[0]);
    if (column) faults[column.name] ??= sentenceOf(column, meant[column.name], issue);
  }
  return { faults };
}

/** The parsed values of a form, before the rules of the columns are checked. */
export function meantBy(table: EditedTable, values: RowValues): EditedColumns {
  return Object.fromEntries(
    columnsOf(table).map((column) => [column.name, meaningOf(column, values[column.name] ?? '')]),
  );
}

/**
 * The parsed value of a column's text, before its rule is checked; for unreadable text, a value that every rule
 * refuses.
 */
function meaningOf({ name, kind, whenEmpty = null }: FormColumn, text: string): unknown {
  const written = withoutHidden(text).trim();
  if (written === '') return whenEmpty;
  if (kind === 'lines') {
    const lines = written.split('\n').flatMap((line) => line.trim() || []);
    if (name === 'photos') return lines.map(readPhotoLine);
    if (name === 'connectors') return lines.map(readConnectorLine);
    return name === 'trims' ? lines.map(readTrim) : lines;
  }
  if (kind === 'day') return readDay(written) ?? { unreadable: written };
  if (kind !== 'amount') return written;
  if (isDegrees(name) && /^-\d+(?:\.\d+)?$/.test(written)) return Number(written);
  // As the tables write it, with as many decimals as they have.
  if (/^\d+(?:\.\d+)?$/.test(written)) return Number(written);
  const amount = readAmount(written, name === 'price_egp' ? 'money' : 'figure');
  return isRefusal(amount) ? { unreadable: written } : amount;
}

/** West of Greenwich and south of the equator. */
const isDegrees = (name: FormColumn['name']) => name === 'lat' || name === 'lon';

/** Whether two texts mean the same in a column. */
export function isSame(column: FormColumn, one = '', other = ''): boolean {
  return JSON.stringify(meaningOf(column, one)) === JSON.stringify(meaningOf(column, other));
}

/** Of the columns that a form means, those that a row has otherwise. */
export function changedColumns(
  table: EditedTable,
  meant: EditedColumns,
  values: RowValues,
  row: EditedColumns,
): EditedColumns {
  const now = rowValuesOf(table, row);
  const changed = columnsOf(table).filter(
    (column) => !isSame(column, values[column.name], now[column.name]),
  );
  return Object.fromEntries(changed.map(({ name }) => [name, meant[name]]));
}

/** The name of a row. */
export function nameOf(table: EditedTable, row: EditedColumns): string {
  const parts = {
    cars: ['brand', 'model'],
    chargers: ['model'],
    brands: ['name_en'],
    charging_points: ['name'],
  }[table];
  return parts
    .map((part) => String(row[part] ?? ''))
    .join(' ')
    .trim();
}

/** The id of a new brand, which its addresses show: 'Li Auto' becomes 'li-auto'. */
export function brandIdOf(name: string): string {
  return withoutHidden(name)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
}
