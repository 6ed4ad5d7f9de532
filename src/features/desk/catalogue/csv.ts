import { batchLimit } from '#data/catalogue-batches.ts';
import type { EditedColumns, EditedRow } from '#data/catalogue-edit.ts';
import { cairoToday } from '#domain/cairo.ts';
import { brandId } from '#domain/columns.ts';
import type { EditedTable } from '#domain/edited-tables.ts';
import { nameKey } from '#domain/names.ts';
import { csvOf } from '#lib/csv.ts';
import { type LineFault, readTable } from '#lib/csv-table.ts';
import { formatNumber } from '#lib/number.ts';
import { withoutHidden } from '#lib/plain-text.ts';
import { mayMeanDay } from '#lib/written-day.ts';
import { m } from '#paraglide/messages.js';
import { columnsOf } from './columns.ts';
import { oddPricesOf } from './odd-prices.ts';
import { photoLines } from './photo-lines.ts';
import { type ImportPlan, type PlannedLine, refused, wholeLine } from './planned.ts';
import { originOfLine } from './price-origin.ts';
import {
  brandIdOf,
  changedColumns,
  nameOf,
  parseRowForm,
  type RowValues,
  rowValuesOf,
} from './row-form.ts';
import { trimLine } from './trims.ts';

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
    const cells: RowValues = { ...rowValuesOf(table, row), ...own };
    return fields.map((name) => cells[name] ?? null);
  });
  return csvOf(fields, data);
}

type Cells = Readonly<Record<string, string>>;

/** The rows of a table, to be found at once. */
type Known = { byId: ReadonlyMap<string, EditedRow>; byName: ReadonlyMap<string, EditedRow> };

/**
 * The changes that a file would make. Columns missing from it stay unchanged; cells that cannot be read are reported,
 * and so are lines whose row somebody else has changed since the file was saved.
 */
export function planCsv(table: EditedTable, rows: readonly EditedRow[], text: string): ImportPlan {
  const { fields, lines } = readTable(text);
  const names = fields.filter((name) => name !== '');
  const columns = new Set<string>([...ownNames, ...columnsOf(table).map(({ name }) => name)]);
  const repeated = names.find((name, at) => names.indexOf(name) !== at);
  if (!names.some((name) => columns.has(name))) return refused(m.desk_catalogue_csv_no_header());
  if (repeated) return refused(m.desk_catalogue_csv_column_twice({ name: repeated }));
  if (lines.length > batchLimit) return refused(tooManyLines());
  const known: Known = {
    byId: new Map(rows.map((row) => [row.id, row])),
    byName: new Map(rows.map((row) => [nameKey(nameOf(table, row)), row])),
  };
  const planned = new Set<string>();
  return {
    refusal: null,
    unknownColumns: names.filter((name) => !columns.has(name)),
    lines: lines.map(({ line, cells, fault }) => {
      if (fault) return unreadable(line, lineFaults[fault]());
      const read = planLine(table, cells, known, line);
      const { id } = read.stored;
      const keys = read.isNew ? [id, nameKey(read.name)] : [id];
      const isTwice = keys.some((key) => planned.has(key));
      for (const key of keys) planned.add(key);
      return isTwice
        ? { ...read, faults: { id: m.desk_catalogue_csv_twice(), ...read.faults } }
        : read;
    }),
  };
}

export const tooManyLines = () => m.desk_catalogue_csv_too_many({ most: formatNumber(batchLimit) });

const lineFaults: Record<LineFault, () => string> = {
  quotes: m.desk_catalogue_csv_quotes,
  too_many: m.desk_catalogue_csv_cells_many,
  too_few: m.desk_catalogue_csv_cells_few,
};

const unreadable = (line: number, fault: string): PlannedLine => ({
  line,
  name: '',
  faults: { [wholeLine]: fault },
  isNew: false,
  isStale: false,
  changes: [],
  prices: [],
  stored: { id: '', seen: null, columns: {} },
});

function planLine(
  table: EditedTable,
  cells: Cells,
  { byId, byName }: Known,
  line: number,
): PlannedLine {
  const id = (cells.id ?? '').trim();
  // A line that was added before, by an import whose answer was lost, has no id.
  const twin = () => byName.get(nameKey(nameOf(table, valuesIn(table, cells, {}))));
  const row = (id === '' ? twin() : byId.get(id)) ?? null;
  const values = valuesIn(table, cells, rowValuesOf(table, row));
  const faults: Record<string, string> = {};
  if (id !== '' && row === null) faults.id = m.desk_catalogue_csv_id_unknown();

  const read = parseRowForm(table, values);
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
    if (byId.has(newId)) faults.name_en = m.desk_catalogue_fault_taken();
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
    prices: oddPricesOf(table, row, changed),
    stored: { id: row?.id ?? newId, seen: row?.updated_at ?? null, columns: changed },
  };
}

/** The cells of a line over what its row has; one that a spreadsheet has only rewritten is as it was. */
function valuesIn(table: EditedTable, cells: Cells, before: RowValues): RowValues {
  const typed = columnsOf(table).flatMap(({ name, kind }) => {
    const cell = cells[name];
    const stored = before[name] ?? '';
    if (cell === undefined || cell === stored) return [];
    if (kind === 'day' && stored !== '' && mayMeanDay(cell, stored)) return [];
    // The apostrophe of a defused formula is no part of the text.
    return [[name, withoutHidden(cell).replace(/^'(?=[=+\-@\t\r])/, '')]];
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
