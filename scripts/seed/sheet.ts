import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { type LineFault, readTable } from '#lib/csv-table.ts';
import { StackFailure } from '../stack/command.ts';

/** What is wrong and what to do about it, for a person who edits in a spreadsheet. */
export type Fault = string;

/** The lines of a spreadsheet: where each stands in the file, and its cells by column, blanks around them included. */
export type Sheet = { rows: { line: number; cells: Record<string, string> }[]; faults: Fault[] };

/** What is wrong with a line that cannot be read, and what to do about it. */
const lineFaults: Readonly<Record<LineFault, string>> = {
  quotes: 'a quotation mark is open or astray; close it, and double each that is part of a text',
  too_many: 'it has more cells than the header row; put a text with commas between quotation marks',
  too_few: 'it has fewer cells than the header row; add those that are missing, if only empty',
};

/**
 * The rows of a CSV file whose header must name exactly `columns`, in any order. What spreadsheet programs of some
 * countries save is read as well, see `readTable`. Nothing throws: a line that cannot be read gives a fault and no row.
 */
export function readSheet(file: string, text: string, columns: readonly string[]): Sheet {
  const { fields, lines } = readTable(text);
  const missing = columns.filter((column) => !fields.includes(column));
  const extra = fields.filter((name, at) => !columns.includes(name) || fields.indexOf(name) !== at);
  const header = `${file} line 1`;
  const faults = [
    ...missing.map(
      (name) => `${header}: the column "${name}" is missing; add it to the header row`,
    ),
    ...extra.map(
      (name) => `${header}: remove the column "${name}"; it is unknown or stands there twice`,
    ),
  ];
  if (faults.length > 0) return { rows: [], faults };
  return {
    rows: lines.flatMap(({ line, cells, fault }) => (fault ? [] : [{ line, cells }])),
    faults: lines.flatMap(({ line, fault }) =>
      fault ? [`${file} line ${line}: ${lineFaults[fault]}`] : [],
    ),
  };
}

/**
 * The same CSV text with a fresh id in each line whose first cell, the id, is empty. All else stays as it is,
 * to the character. Text of which a line cannot be read comes back unchanged.
 */
export function addMissingIds(text: string, newId: () => string): string {
  const { fields, lines } = readTable(text);
  const hasHiddenLine = /^\ufeff?"?sep=/i.test(text);
  if (fields[0] !== 'id' || hasHiddenLine || lines.some(({ fault }) => fault)) return text;
  const written = text.split(/(?<=\n|\r(?!\n))/);
  /** How many lines of the text there are more than those counted, because a cell has several. */
  let further = 0;
  for (const { line, cells } of lines) {
    const at = line - 1 + further;
    if (cells.id?.trim() === '') {
      written[at] = written[at]?.replace(/^ *(?:" *")?/, newId()) ?? '';
    }
    further += Object.values(cells).join('').split('\n').length - 1;
  }
  return written.join('');
}

/** A line of a spreadsheet after reading: the name to call it by in messages, and its values. */
export type Line<Values> = { at: string; values: Values };

export type Read<Values> = { lines: Line<Values>[]; faults: Fault[] };

/**
 * The lines of a spreadsheet by its schema. Each fault names file, line, column, the cell and what to do; a line
 * at fault is left out so that the rest can still be checked.
 */
export function readLines<Schema extends z.ZodObject>(
  file: string,
  text: string,
  schema: Schema,
): Read<z.output<Schema>> {
  const sheet = readSheet(file, text, Object.keys(schema.shape));
  const lines: Line<z.output<Schema>>[] = [];
  const faults = [...sheet.faults];
  for (const { line, cells } of sheet.rows) {
    const at = `${file} line ${line}`;
    const result = schema.safeParse(cells);
    if (result.success) {
      lines.push({ at, values: result.data });
      continue;
    }
    for (const issue of result.error.issues) {
      const column = String(issue.path[0] ?? '');
      faults.push(`${at}, ${column} ${JSON.stringify(cells[column] ?? '')}: ${issue.message}`);
    }
  }
  return { lines, faults };
}

/** A fault for each line whose key an earlier line has already; keys by what they are called. */
export function duplicates<Values>(
  lines: readonly Line<Values>[],
  keys: Record<string, (values: Values) => string>,
): Fault[] {
  return Object.entries(keys).flatMap(([what, keyOf]) => {
    const seen = new Map<string, string>();
    return lines.flatMap(({ at, values }) => {
      const key = keyOf(values);
      const before = seen.get(key);
      if (before === undefined) seen.set(key, at);
      return before ? [`${at}: ${what} "${key}" is taken by ${before}; change one of them`] : [];
    });
  });
}

/** The file of a spreadsheet, such as that of 'cars'. */
export function sheetFile(sheet: string): URL {
  return new URL(`../../supabase/seed/${sheet}.csv`, import.meta.url);
}

/**
 * The text of a spreadsheet.
 * @throws StackFailure when the file is in another encoding
 */
export function sheetText(sheet: string): string {
  const file = sheetFile(sheet);
  const bytes = readFileSync(file);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new StackFailure(`${fileURLToPath(file)} cannot be read: save it again as 'CSV UTF-8'.`);
  }
}

/** Sentences under a title, one a line. */
export function listed(title: string, sentences: readonly string[]): string {
  const shown = sentences.slice(0, 25);
  const rest = sentences.length - shown.length;
  return [title, ...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n  ');
}

/**
 * @param what what was not done, as a sentence
 * @throws StackFailure that lists what to correct, where there is something
 */
export function requireFaultless(what: string, faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  throw new StackFailure(listed(`${what} To correct in supabase/seed:`, faults));
}
