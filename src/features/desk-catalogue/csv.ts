import Papa from 'papaparse';
import type { EditedColumns, EditedRow, EditedTable, ImportedLine } from '@/data/catalogue-edit';
import { brandId } from '@/features/catalogue/columns.schema';
import { nameKey } from '@/features/catalogue/names';
import { byteOrderMark, csvOf } from '@/lib/csv';
import { cairoToday } from '@/lib/dates';
import { m } from '@/paraglide/messages.js';
import { columnsOf } from './columns';
import { photoLines } from './photo-lines';
import { originOfLine } from './price-origin';
import {
  brandIdOf,
  changedColumns,
  type FormFaults,
  type FormValues,
  nameOf,
  readForm,
  valuesOf,
} from './row-form';
import { trimLine } from './trims';

/** Columns beside those of the form; `version` says which state of the row the file holds. */
const ownNames = ['id', 'published', 'version'];

/** The letter keeps spreadsheets from rewriting it as a date. */
const versionOf = ({ updated_at }: EditedRow) => `v${updated_at}`;

/** A table as a spreadsheet reads it. */
export function toCsv(table: EditedTable, rows: readonly EditedRow[]): Promise<string> {
  const fields = ['id', ...columnsOf(table).map(({ name }) => name), 'published', 'version'];
  const data = rows.map((row) => {
    const published = row.published ? 'yes' : 'no';
    const own = { id: row.id, published, version: versionOf(row) };
    const cells: FormValues = { ...valuesOf(table, row), ...own };
    return fields.map((name) => cells[name] ?? null);
  });
  return csvOf(fields, data);
}

type Change = { column: string; from: string; to: string };

/** The effect of a line of a file. */
export type PlannedLine = {
  /** As a spreadsheet counts them; the first holds the names of the columns. */
  line: number;
  name: string;
  faults: FormFaults;
  isNew: boolean;
  /** The row has changed since the file was saved, so the line is left out. */
  isStale: boolean;
  changes: readonly Change[];
  stored: ImportedLine;
};

export type Plan = { lines: PlannedLine[]; unknownColumns: string[] };

type Cells = Readonly<Record<string, string>>;

/**
 * The changes that a file would make. Columns missing from it stay unchanged; cells that cannot be read are reported,
 * and so are lines whose row somebody else has changed since the file was saved.
 */
export function planCsv(table: EditedTable, rows: readonly EditedRow[], text: string): Plan {
  const { data, meta } = Papa.parse<Record<string, string>>(text.replace(byteOrderMark, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim(),
  });
  const known = new Set<string>([...ownNames, ...columnsOf(table).map(({ name }) => name)]);
  const planned = new Set<string>();
  const lines = data.map((cells, index) => {
    const line = planLine(table, cells, rows, index + 2);
    const { id } = line.stored;
    const keys = line.isNew ? [id, nameKey(line.name)] : [id];
    const isTwice = keys.some((key) => planned.has(key));
    for (const key of keys) planned.add(key);
    return isTwice
      ? { ...line, faults: { id: m.desk_catalogue_csv_twice(), ...line.faults } }
      : line;
  });
  return {
    lines,
    unknownColumns: (meta.fields ?? []).filter((name) => !known.has(name)),
  };
}

function planLine(
  table: EditedTable,
  cells: Cells,
  rows: readonly EditedRow[],
  line: number,
): PlannedLine {
  const id = (cells.id ?? '').trim();
  const typed = valuesIn(table, cells, {});
  // A line that was added before, by an import whose answer was lost, has no id.
  const isTwin = (row: EditedRow) => nameKey(nameOf(table, row)) === nameKey(nameOf(table, typed));
  const row = rows.find(id === '' ? isTwin : (one) => one.id === id) ?? null;
  const values = valuesIn(table, cells, valuesOf(table, row));
  const faults: Record<string, string> = {};
  if (id !== '' && row === null) faults.id = m.desk_catalogue_csv_id_unknown();

  const read = readForm(table, values);
  if ('faults' in read) Object.assign(faults, read.faults);
  const published = publishedIn(cells.published ?? '');
  if (published === undefined) faults.published = m.desk_catalogue_csv_published();
  const shown = { published: published ?? row?.published ?? false };
  const meant: EditedColumns = 'columns' in read ? read.columns : {};
  const changed: Record<string, unknown> = {
    ...('columns' in read && row ? changedColumns(table, meant, values, row) : meant),
    ...(row?.published !== shown.published && shown),
  };
  const origin = row && originOfLine(row, changed, cairoToday());
  Object.assign(faults, origin?.faults);
  Object.assign(changed, origin?.columns);
  if (id === '' && row && Object.keys(changed).length > 0) {
    faults.id = m.desk_catalogue_csv_twin();
  }
  const newId = table === 'brands' ? brandIdOf(values.name_en ?? '') : crypto.randomUUID();
  if (row === null && table === 'brands' && !faults.name_en) {
    if (!brandId.safeParse(newId).success) faults.name_en = m.desk_catalogue_fault_brand_id();
    if (rows.some((one) => one.id === newId)) faults.name_en = m.desk_catalogue_fault_taken();
  }
  const version = (cells.version ?? '').trim();
  return {
    line,
    name: nameOf(table, values),
    faults,
    isNew: row === null,
    isStale: row !== null && version !== '' && version !== versionOf(row),
    changes: Object.entries(changed).map(([column, value]) => ({
      column,
      from: inWords(column, row?.[column]),
      to: inWords(column, value),
    })),
    stored: { id: row?.id ?? newId, seen: row?.updated_at ?? null, columns: changed },
  };
}

/** The cells of a line over what its row has. */
function valuesIn(table: EditedTable, cells: Cells, before: FormValues): FormValues {
  const typed = columnsOf(table).flatMap(({ name }) => {
    const cell = cells[name];
    // The apostrophe of a defused formula is no part of the text.
    return cell === undefined ? [] : [[name, cell.replace(/^'(?=[=+\-@\t\r])/, '')]];
  });
  return { ...before, ...Object.fromEntries(typed) };
}

/** Null for an empty cell, undefined for one that says neither. */
function publishedIn(cell: string): boolean | null | undefined {
  const word = cell.trim().toLowerCase();
  if (word === '') return null;
  if (['yes', 'true', 'نعم'].includes(word)) return true;
  return ['no', 'false', 'لا'].includes(word) ? false : undefined;
}

function inWords(column: string, value: unknown): string {
  if (column === 'photos') return photoLines(value);
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.map(trimLine).join(' ') : String(value);
}
