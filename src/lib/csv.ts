import type { UnparseObject } from 'papaparse';
import { saveFile } from './save-file.ts';

/** The value of a cell. */
export type Cell = string | number | null;

/** Byte order mark: without it spreadsheets do not read the file as UTF-8. */
const byteOrderMark = '\ufeff';

/** A table as CSV. Cells that a spreadsheet would run as formulas begin with an apostrophe. */
export async function csvOf(fields: string[], data: Cell[][]): Promise<string> {
  const { default: papa } = await import('papaparse');
  const table: UnparseObject<Cell[]> = { fields, data };
  return byteOrderMark + papa.unparse(table, { escapeFormulae: true });
}

/** Saves a table as a file. @param name without '.csv' */
export function saveCsv(name: string, text: string): void {
  saveFile(text, `${name}.csv`, 'text/csv;charset=utf-8');
}
