import * as z from 'zod/mini';
import { largestAmount } from '#config/limits.ts';
import { withoutHidden } from '#lib/plain-text.ts';

/** A row that was left out, and why: 'cars 5f0c… (BYD Seal): price_egp must be a number'. */
export type RowFault = string;

/** The parsed rows, and the faults of those that were left out. */
export type Read<Item> = { items: Item[]; faults: RowFault[] };

/** The column of the row's identity, and those that name it. */
type RowIdentity = readonly [id: string, ...names: string[]];

/**
 * Parses each row by itself, so that one bad row never costs the others.
 * @param table named in the faults
 * @param identity what tells a person which row is meant
 */
export function parseTable<Schema extends z.ZodMiniType>(
  table: string,
  rows: readonly unknown[],
  schema: Schema,
  identity: RowIdentity = ['id', 'brand', 'model', 'name_en'],
): Read<z.output<Schema>> {
  const items: z.output<Schema>[] = [];
  const faults: RowFault[] = [];
  for (const row of rows) {
    const parsed = schema.safeParse(row);
    if (parsed.success) items.push(parsed.data);
    else
      faults.push(
        `${table} ${labelOf(row, identity)}: ${parsed.error.issues.map(sentence).join('; ')}`,
      );
  }
  return { items, faults };
}

function sentence({ path, message }: z.core.$ZodIssue): string {
  return `${path.join('.')} ${message}`.trim();
}

/** The name by which a person recognises the row, without control characters (log injection). */
function labelOf(row: unknown, [id, ...names]: RowIdentity): string {
  if (row === null || typeof row !== 'object') return JSON.stringify(row) ?? 'nothing';
  const name = names
    .map((column) => Reflect.get(row, column))
    .filter((value) => typeof value === 'string')
    .join(' ');
  return `${Reflect.get(row, id) ?? `without ${id}`} (${name})`
    .replace(/\p{Cc}/gu, '?')
    .slice(0, 160);
}

/** Shapes of columns as the backend answers them. The sentences are what the build log says of a row at fault. */

/**
 * Numeric columns come as numbers from hosted Supabase and as text from the embedded backend. Nothing else counts as
 * a number, or `true` would become a price of 1.
 */
export const storedAmount = z.pipe(
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/\S/, 'must be a number'))], 'must be a number'),
    z.transform(Number),
  ),
  z
    .number('must be a number')
    .check(
      z.nonnegative('must not be negative'),
      z.maximum(largestAmount, `must be at most ${largestAmount.toLocaleString('en')}`),
    ),
);

/** The day of a date or of a moment in any of the backends' notations, as yyyy-MM-dd. */
export const storedDay = z.pipe(
  z.pipe(
    z.string('must be a date'),
    z.transform((moment) => moment.slice(0, 10)),
  ),
  z.iso.date('must be a date'),
);

/** Text of so many letters at most, without the blanks around it and the characters that nobody sees. */
export function storedText(letters: number) {
  return z.string().check(
    z.overwrite((written) => withoutHidden(written).trim()),
    z.maxLength(letters, `must be at most ${letters} characters`),
  );
}

/** The same where it may be missing; an empty one counts as missing. */
export function storedTextOrNull(letters: number) {
  return z.pipe(
    z.nullish(storedText(letters)),
    z.transform((value) => (value === undefined || value === '' ? null : value)),
  );
}
