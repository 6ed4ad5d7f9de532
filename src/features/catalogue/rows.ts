import type * as z from 'zod/mini';

/** A row that was left out, and why: 'cars 5f0c… (BYD Seal): price_egp must be a number'. */
export type RowFault = string;

/** What could be read, and what was left out. */
export type Read<Item> = { items: Item[]; faults: RowFault[] };

/** The column of the row's identity, and those that name it. */
type RowIdentity = readonly [id: string, ...names: string[]];

/**
 * Parses each row by itself, so that one bad row never costs the others.
 * @param table named in the faults
 * @param identity what tells a person which row is meant
 */
export function parseRows<Schema extends z.ZodMiniType>(
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

/** What a person recognises the row by, control characters (log injection) taken out. */
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
