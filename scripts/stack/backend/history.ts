/**
 * Whether a migration that a database has applied is the one in the file. Until the first deployment migrations are edited
 * in place, so their names alone say nothing.
 * @param statements as the database keeps them, in their order
 * @param text of the file
 */
export function isMadeFrom(statements: readonly string[], text: string): boolean {
  let from = 0;
  for (const statement of statements) {
    const at = text.indexOf(statement.trim(), from);
    if (at < 0 || !isBlank(text.slice(from, at))) return false;
    from = at + statement.trim().length;
  }
  return isBlank(text.slice(from));
}

/** Whether nothing stands there but comments and the ends of statements. */
const isBlank = (sql: string) => /^(?:\s|;|--[^\n]*(?:\n|$))*$/.test(sql);
