import Papa from 'papaparse';
import { withoutHidden } from './plain-text.ts';

/** Why a line cannot be read: a stray quotation mark, or other cells than there are columns. */
export type LineFault = 'quotes' | 'too_many' | 'too_few';

type CsvLine = {
  /** As a spreadsheet counts them: blank ones too, a cell of several lines once. */
  line: number;
  /** By the names of their columns; none where the line is at fault. */
  cells: Readonly<Record<string, string>>;
  fault: LineFault | null;
};

export type CsvTable = {
  /** Names in small letters, in their order; empty where a column has none. */
  fields: readonly string[];
  lines: readonly CsvLine[];
};

/**
 * A CSV text as a table. The first line that is not blank names the columns; a line `sep=;` before it, which Excel
 * writes and hides, says what stands between cells.
 */
export function readTable(text: string): CsvTable {
  const lines = withoutHidden(text.slice(0, 1)) + text.slice(1).replace(/\r\n?/g, '\n');
  const [hiddenLine = '', separator] = /^"?sep=(.)"?\n/i.exec(lines) ?? [];
  const shown = lines.slice(hiddenLine.length);
  const delimiter = separator ?? delimiterOf(shown);
  const { data, errors } = Papa.parse<string[]>(shown, { delimiter, newline: '\n' });
  const header = data.findIndex(isFilled);
  const fields = (data[header] ?? []).map((name) => withoutHidden(name).trim().toLowerCase());
  const badlyQuoted = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' ? row : [])));
  if (badlyQuoted.has(header)) return { fields: [], lines: [] };
  return {
    fields,
    lines: data.flatMap((cells, index) => {
      if (index <= header || (!isFilled(cells) && !badlyQuoted.has(index))) return [];
      const isBadlyQuoted = badlyQuoted.has(index) || cells.some(swallows(fields, delimiter));
      const fault = isBadlyQuoted ? 'quotes' : faultOfCount(fields, cells);
      const named = cells.map((cell, at) => [fields[at] ?? '', cell]);
      return { line: index + 1, cells: fault ? {} : Object.fromEntries(named), fault };
    }),
  };
}

const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '');

/** What stands between the names of the columns. */
function delimiterOf(text: string): string {
  const [header = ''] = text.trimStart().split('\n', 1);
  const count = (delimiter: string) => header.split(delimiter).length;
  return [',', ';', '\t', '|'].reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** A cell beyond the named columns counts too: an amount such as 1,250,000 without quotation marks pushes others there. */
function faultOfCount(fields: readonly string[], cells: readonly string[]): LineFault | null {
  if (cells.length < fields.length) return 'too_few';
  const isStray = (cell: string, at: number) => fields[at] === '' && cell.trim() !== '';
  return cells.length > fields.length || cells.some(isStray) ? 'too_many' : null;
}

/** Whether a cell holds the cells of further lines, because a quotation mark was closed by one of theirs. */
const swallows = (fields: readonly string[], delimiter: string) => (cell: string) =>
  cell.includes('\n') &&
  (/\n[0-9a-f]{8}-[0-9a-f]{4}-/i.test(cell) ||
    (fields.length > 4 && cell.split(delimiter).length >= fields.length));

/**
 * The cells of a table that was pasted or read, line by line, whatever parts them: a tab, which only spreadsheets put
 * between cells, else what most lines have.
 */
export function readCells(text: string): string[][] {
  const plain = withoutHidden(text.slice(0, 1)) + text.slice(1).replace(/\r\n?/g, '\n');
  const lines = plain.split('\n').slice(0, 30);
  const parted = (mark: string) => lines.filter((line) => line.includes(mark)).length;
  const delimiter = ['\t', ';', '|', ','].reduce((best, one) =>
    parted(best) > 0 && parted(best) * 2 >= parted(one) ? best : one,
  );
  return Papa.parse<string[]>(plain, { delimiter, newline: '\n' }).data.map((cells) =>
    cells.map((cell) => withoutHidden(cell)),
  );
}
