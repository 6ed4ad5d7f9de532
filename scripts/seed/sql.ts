/** A value of a column: text, a number, a truth value, nothing, or anything else as JSON. */
export type SqlValue = string | number | boolean | null | { json: unknown };

/** Rows of one statement; more are split so that no statement grows past what a driver takes. */
const rowsPerStatement = 500;

/**
 * The value as a Postgres literal. Text is quoted by doubling its apostrophes, which is complete under
 * `standard_conforming_strings` (on by default since Postgres 9.1).
 *
 * @throws on a NUL character or a number that is not finite: neither has a literal
 */
export function literal(value: SqlValue): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Error(`${value} has no literal in SQL`);
    return String(value);
  }
  if (typeof value === 'string') return quoted(value);
  return `${quoted(JSON.stringify(value.json))}::jsonb`;
}

function quoted(text: string): string {
  if (text.includes('\0')) throw new Error('text with a NUL character has no literal in SQL');
  return `'${text.replaceAll("'", "''")}'`;
}

/**
 * Statements that add the rows to `public.<table>` and leave every row alone that is there already, so that
 * running them again never undoes what staff changed. All rows must have the columns of the first.
 */
export function insertStatements(table: string, rows: readonly Record<string, SqlValue>[]): string {
  const first = rows[0];
  if (first === undefined) return '';
  const columns = Object.keys(first);
  const statements: string[] = [];
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    const values = rows
      .slice(at, at + rowsPerStatement)
      .map((row) => `  (${columns.map((column) => literal(row[column] ?? null)).join(', ')})`);
    statements.push(
      `insert into public.${table} (${columns.join(', ')})\nvalues\n${values.join(',\n')}\non conflict do nothing;\n`,
    );
  }
  return statements.join('\n');
}
