import type { UnparseObject } from 'papaparse';
import { cairoToday } from '@/lib/dates';
import { saveFile } from '@/lib/save-file';

/** What a cell holds. */
export type Cell = string | number | null;

/** A table as a spreadsheet program opens it: with a mark of its encoding, and nothing that it would calculate. */
export async function csvOf(fields: string[], data: Cell[][]): Promise<string> {
  const { default: papa } = await import('papaparse');
  const table: UnparseObject<Cell[]> = { fields, data };
  return `\ufeff${papa.unparse(table, { escapeFormulae: true })}`;
}

/** Saves a table as a file. @param name its beginning; the day follows */
export async function saveCsv(name: string, fields: string[], data: Cell[][]): Promise<void> {
  saveFile(await csvOf(fields, data), `${name}-${cairoToday()}.csv`, 'text/csv;charset=utf-8');
}
