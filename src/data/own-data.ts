import { requestTables } from '#domain/requests.ts';
import type { Backend } from './client.ts';
import { everyRow, pageSize, readLogged } from './rows.ts';

/** Tables whose rows name the person they belong to. */
const ownedTables = ['favorites', ...requestTables] as const;

/** Everything that is stored about one person, with all columns: the profile, and the rows of each table by its name. */
export type MyData = { profile: object | null; rows: Readonly<Record<string, object[]>> };

/**
 * Everything about the person who is signed in. The queries name the person beside what row-level security does, because
 * the sales team may read other people's requests.
 * @throws Error when a table cannot be read
 */
export async function readMyData(backend: Backend, userId: string): Promise<MyData> {
  const rowsOf = (table: (typeof ownedTables)[number]) =>
    everyRow<{ id: string }>(table, (last) => {
      const own = backend.from(table).select('*').eq('user_id', userId);
      const rows = last === undefined ? own : own.gt('id', last.id);
      return rows.order('id').limit(pageSize);
    });
  const [profile, ...rows] = await Promise.all([
    readLogged(backend.from('profiles').select('*').eq('id', userId).maybeSingle()),
    ...ownedTables.map(async (table) => [table, await rowsOf(table)] as const),
  ]);
  return { profile, rows: Object.fromEntries(rows) };
}
