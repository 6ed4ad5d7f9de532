import * as z from 'zod/mini';

/** Rows to ask for at once; hosted Supabase answers with 1,000 at most. */
export const pageSize = 1000;

/** So many ids fit into one address. */
const idsAtOnce = 100;

type Answer<Data> = { data: Data; error: null } | { data: null; error: { message: string } };

/** A table could not be read; the message says which and, if the backend said so, why. */
export class TableUnavailable extends Error {
  override name = 'TableUnavailable';
  /** The backend's reason, fit to be shown; empty if there is none. */
  readonly words: string;

  /** @param what could not be read, such as 'the brand' */
  constructor(what: string, cause: { message?: unknown }) {
    const { message } = cause;
    // A gateway on the way may answer with an HTML page.
    const words = typeof message === 'string' && !/^\s*</.test(message) ? message.trim() : '';
    super(`Could not read ${what}${words && `: ${words}`}`, { cause });
    this.words = words;
  }
}

/** The data of a query. @throws TableUnavailable when there is none */
export async function read<Data>(what: string, query: PromiseLike<Answer<Data>>): Promise<Data> {
  const { data, error } = await query;
  if (error) throw new TableUnavailable(what, error);
  return data;
}

/** The data of a query. @throws Error when there is none; it is logged as well */
export async function readLogged<Data>(
  query: PromiseLike<{ data: Data; error: null } | { data: null; error: Error }>,
): Promise<Data> {
  const { data, error } = await query;
  if (error) throw logged(error);
  return data;
}

/**
 * Every row of a table, page by page. A page starts after the last row of the page before, not at an offset, so a row
 * that is added meanwhile shifts nothing. Only an empty page ends the table: backends may answer with fewer rows than
 * were asked for.
 * @param table named in the error
 * @param pageAfter asks for the first `pageSize` rows after that one, in the order of the primary key
 * @throws TableUnavailable when the backend refuses or cannot be reached
 */
export async function everyRow<Row>(
  table: string,
  pageAfter: (last: Row | undefined) => PromiseLike<Answer<Row[]>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await read(table, pageAfter(rows.at(-1)));
    const last = page.at(-1);
    if (last === undefined) return rows;
    if (JSON.stringify(last) === JSON.stringify(rows.at(-1))) {
      throw new TableUnavailable(table, { message: 'the backend repeats the same rows' });
    }
    rows.push(...page);
  }
}

/** The rows of many ids, asked for in several queries. @throws Error when one fails; it is logged as well */
export async function rowsOfIds(
  ids: readonly string[],
  query: (part: readonly string[]) => Parameters<typeof readLogged<unknown[]>>[0],
): Promise<unknown[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, part) =>
    readLogged(query(ids.slice(part * idsAtOnce, (part + 1) * idsAtOnce))),
  );
  return (await Promise.all(parts)).flat();
}

/** The first and the last id that begin with these 8 hexadecimal digits; PostgREST has no operator for it. */
export function idsBeginning(beginning: string): readonly [first: string, last: string] {
  return [`${beginning}-0000-0000-0000-000000000000`, `${beginning}-ffff-ffff-ffff-ffffffffffff`];
}

/** Logs an error and returns it, to be thrown. */
export function logged(error: Error): Error {
  console.error(error);
  return error;
}

/** A parsed row. @throws Error when it does not fit its schema; it is logged as well */
export function parseRow<Schema extends z.core.$ZodType>(
  schema: Schema,
  row: unknown,
): z.infer<Schema> {
  const { data, error } = z.safeParse(schema, row);
  if (error) throw logged(error);
  return data;
}

/** Parsed rows. A row that does not fit is logged and left out. */
export function parseRows<Schema extends z.core.$ZodType>(
  schema: Schema,
  rows: readonly unknown[],
): z.infer<Schema>[] {
  return rows.flatMap((row) => {
    const { success, data, error } = z.safeParse(schema, row);
    if (success) return [data];
    logged(error);
    return [];
  });
}

// The embedded backend writes some columns differently than hosted Supabase.

/** A number, also where it comes as text. */
export const amountColumn = z.pipe(z.union([z.number(), z.string()]), z.coerce.number());

/** A moment in ISO 8601, also where it comes as '2026-11-21 16:05:00.424+00'. */
export const momentColumn = z.pipe(
  z.string(),
  z.transform((text) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')),
);
