import type { z } from 'zod';
import { type Fault, readSheet } from './sheet.ts';

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

/** A fault for each line whose key a line before it has already. */
export function duplicates<Values>(
  lines: readonly Line<Values>[],
  what: string,
  keyOf: (values: Values) => string,
): Fault[] {
  const seen = new Map<string, string>();
  const faults: Fault[] = [];
  for (const { at, values } of lines) {
    const key = keyOf(values);
    const before = seen.get(key);
    if (before === undefined) seen.set(key, at);
    else faults.push(`${at}: ${what} "${key}" is taken by ${before}; change one of them`);
  }
  return faults;
}
