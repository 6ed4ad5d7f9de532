import { TableUnavailable } from './table-unavailable';

/** So many rows are asked for at once; a backend may answer fewer, and by its own settings does at 1,000. */
export const pageSize = 1000;

type Answer<Row> = { data: Row[]; error: null } | { data: null; error: { message: string } };

/**
 * Every row of a table, page by page. Each page starts after the last row of the one before rather than at an
 * offset, so that a row added meanwhile shifts nothing. Only an empty page ends the table: a short one may as well
 * come from a backend that gives fewer rows at once than were asked for.
 * @param table named in the error
 * @param pageAfter asks for the first `pageSize` rows after that one in the order of the primary key
 * @throws TableUnavailable when the backend refuses or cannot be reached
 */
export async function everyRow<Row>(
  table: string,
  pageAfter: (last: Row | undefined) => PromiseLike<Answer<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data, error } = await pageAfter(rows.at(-1));
    if (error) {
      throw new TableUnavailable(table, error);
    }
    const last = data.at(-1);
    if (last === undefined) return rows;
    if (JSON.stringify(last) === JSON.stringify(rows.at(-1))) {
      throw new TableUnavailable(table, {
        message: 'the backend answers the same rows again instead of those after them',
      });
    }
    rows.push(...data);
  }
}
