import type { UnparseObject } from 'papaparse';
import { cairoToday } from './dates';
import { saveFile } from './save-file';

/** What a cell holds. */
export type Cell = string | number | null;

/** Spreadsheets read UTF-8 only behind this mark. */
export const byteOrderMark = '\ufeff';

/** A table as a spreadsheet reads it. What would run as a formula there begins with an apostrophe. */
export async function csvOf(fields: string[], data: Cell[][]): Promise<string> {
  const { default: papa } = await import('papaparse');
  const table: UnparseObject<Cell[]> = { fields, data };
  return byteOrderMark + papa.unparse(table, { escapeFormulae: true });
}

/** Saves a table as a file. @param name its beginning; the day follows */
export function saveCsv(name: string, text: string): void {
  saveFile(text, `${name}-${cairoToday()}.csv`, 'text/csv;charset=utf-8');
}
