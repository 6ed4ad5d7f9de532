import Papa from 'papaparse';
import type { EditedColumns, EditedRow, EditedTable } from '@/data/catalogue-edit';
import { byteOrderMark, csvOf } from '@/lib/csv';
import { sectionsOf } from './columns';
import { type FormFaults, type FormValues, nameOf, readForm, valuesOf } from './row-form';

const namesOf = (table: EditedTable) => [
  'id',
  ...sectionsOf[table].flatMap(({ columns }) => columns.map(({ name }) => name)),
];

/** A table as a spreadsheet reads it. */
export function toCsv(table: EditedTable, rows: readonly EditedRow[]): Promise<string> {
  const fields = [...namesOf(table), 'published'];
  const data = rows.map((row) => {
    const values: FormValues = valuesOf(table, row);
    const cells: FormValues = { ...values, id: row.id, published: row.published ? 'yes' : 'no' };
    return fields.map((name) => cells[name] ?? null);
  });
  return csvOf(fields, data);
}

/** What a line of a file would do. */
export type PlannedLine = {
  /** As a spreadsheet counts them; the first holds the names of the columns. */
  line: number;
  name: string;
  faults: FormFaults;
  /** The row to change; null for a new one. */
  row: EditedRow | null;
  /** Of a new row; empty where the file gives none. */
  id: string;
  columns: EditedColumns;
  /** What would change, by column; all of it for a new row. */
  changes: readonly { column: string; from: string; to: string }[];
};

export type Plan = { lines: PlannedLine[]; unknownColumns: string[] };

/** What a file would change. A column that it does not have stays as it is; a cell that cannot be read is named. */
export function planCsv(table: EditedTable, rows: readonly EditedRow[], text: string): Plan {
  const { data, meta } = Papa.parse<Record<string, string>>(text.replace(byteOrderMark, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim(),
  });
  const known = new Set([...namesOf(table), 'published']);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const lines = data.map((cells, index) => planLine(table, cells, byId, index + 2));
  return { lines, unknownColumns: (meta.fields ?? []).filter((name) => !known.has(name)) };
}

function planLine(
  table: EditedTable,
  cells: Readonly<Record<string, string>>,
  byId: ReadonlyMap<string, EditedRow>,
  line: number,
): PlannedLine {
  const id = (cells.id ?? '').trim();
  const row = byId.get(id) ?? null;
  const before = valuesOf(table, row);
  const values: Record<string, string> = { ...before };
  for (const name of Object.keys(before)) {
    const cell = cells[name];
    // The apostrophe of a defused formula is no part of the text.
    if (cell !== undefined) values[name] = cell.replace(/^'(?=[=+\-@\t\r])/, '');
  }
  const read = readForm(table, values);
  const columns: Record<string, unknown> = 'columns' in read ? { ...read.columns } : {};
  const old = row && readForm(table, before);
  const oldColumns: EditedColumns = old && 'columns' in old ? old.columns : {};
  const published = (cells.published ?? '').trim().toLowerCase();
  if (published === 'yes' || published === 'no') columns.published = published === 'yes';
  const changes = Object.entries(columns).flatMap(([column, value]) => {
    const was = column === 'published' ? row?.published : oldColumns[column];
    const [from, to] = [shown(was), shown(value)];
    return from === to ? [] : [{ column, from, to }];
  });
  const faults = 'faults' in read ? read.faults : {};
  return { line, name: nameOf(table, values), faults, row, id, columns, changes };
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join(' ') : String(value);
}
