import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { StackFailure } from '../stack/command.ts';

/** What is wrong and what to do about it, for a person who edits in a spreadsheet. */
export type Fault = string;

/** The lines of a spreadsheet: where each stands in the file, and its cells by column. */
export type Sheet = { rows: { line: number; cells: Record<string, string> }[]; faults: Fault[] };

/** What csv-parse gives with `raw`, which its types do not tell. */
const RawRecords = z.array(z.object({ raw: z.string(), record: z.array(z.string()) }));

/** Excel puts it at the start of UTF-8 text, and needs it there to read Arabic. */
const byteOrderMark = '\uFEFF';

type Parsed = { info: { lines: number }; record: Record<string, string> };

/**
 * The rows of a CSV file whose header must name exactly `columns`, in any order. Spreadsheet programs of some
 * countries save semicolons for commas, put a mark at the start and leave empty lines at the end: all are read.
 * Nothing throws: a file that cannot be read gives faults and no rows.
 */
export function readSheet(file: string, text: string, columns: readonly string[]): Sheet {
  const header = headerOf(text);
  const missing = columns.filter((column) => !header.includes(column));
  const extra = header.filter((name, at) => !columns.includes(name) || header.indexOf(name) !== at);
  const at = `${file} line 1`;
  const faults = [
    ...missing.map((name) => `${at}: the column "${name}" is missing; add it to the header row`),
    ...extra.map(
      (name) => `${at}: remove the column "${name}"; it is unknown or stands there twice`,
    ),
  ];
  if (faults.length > 0) return { rows: [], faults };
  try {
    const parsed: Parsed[] = parse(text, { ...reading(text), columns: true, info: true });
    return {
      rows: parsed.map(({ info, record }) => ({ line: info.lines, cells: record })),
      faults,
    };
  } catch (error) {
    return { rows: [], faults: [`${file}: ${explain(error)}`] };
  }
}

/**
 * The same CSV text with a fresh id in each line whose first cell, the id, is empty. All else stays as it is,
 * to the character. Text that is not CSV comes back unchanged.
 */
export function addMissingIds(text: string, newId: () => string): string {
  if (headerOf(text)[0] !== 'id') return text;
  try {
    const records: unknown = parse(text, {
      ...reading(text),
      skip_empty_lines: false,
      skip_records_with_empty_values: false,
      relax_column_count: true,
      raw: true,
    });
    const mark = text.startsWith(byteOrderMark) ? byteOrderMark : '';
    const lines = RawRecords.parse(records).map(({ raw, record }) => {
      const needsId = record[0] === '' && record.some((cell) => cell !== '');
      return needsId ? raw.replace(/^\s*(?:"")?/, newId()) : raw;
    });
    return mark + lines.join('');
  } catch {
    return text;
  }
}

function reading(text: string) {
  return {
    bom: true,
    trim: true,
    delimiter: delimiterOf(text),
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  } as const;
}

function headerOf(text: string): string[] {
  const firstLine = text.replace(byteOrderMark, '').split(/\r?\n/, 1)[0] ?? '';
  return firstLine.split(delimiterOf(text)).map((name) => name.trim().replace(/^"(.*)"$/, '$1'));
}

function delimiterOf(text: string): ',' | ';' {
  const firstLine = text.split(/\r?\n/, 1)[0] ?? '';
  return firstLine.includes(',') ? ',' : ';';
}

function explain(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `${message}. A quotation mark may be open there, or a cell may be missing or extra`;
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
