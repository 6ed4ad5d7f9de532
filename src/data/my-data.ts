import type { Backend } from './client';
import { everyRow, pageSize } from './every-row';
import type { RequestTable } from './requests';

/** Tables whose rows each name the person they belong to. */
type OwnedTable = 'favorites' | RequestTable;

/** Everything that is kept of one person, column by column as it is stored. */
export type MyData = { profile: object | null } & Record<OwnedTable, object[]>;

/**
 * Reads everything of the person who is signed in, with their own session: what row-level security hides from them
 * is not theirs. The person is named as well, since the sales team may read the requests of others.
 * @throws Error when a table cannot be read
 */
export async function readMyData(backend: Backend, userId: string): Promise<MyData> {
  const rowsOf = (table: OwnedTable) =>
    everyRow<{ id: string }>(table, (last) => {
      const own = backend.from(table).select('*').eq('user_id', userId);
      const rows = last === undefined ? own : own.gt('id', last.id);
      return rows.order('id').limit(pageSize);
    });
  const [profile, favorites, cars, chargers, visits, insurance, financing] = await Promise.all([
    backend.from('profiles').select('*').eq('id', userId).maybeSingle(),
    rowsOf('favorites'),
    rowsOf('car_requests'),
    rowsOf('charger_requests'),
    rowsOf('visit_requests'),
    rowsOf('insurance_requests'),
    rowsOf('financing_requests'),
  ]);
  if (profile.error) throw profile.error;
  return {
    profile: profile.data,
    favorites,
    car_requests: cars,
    charger_requests: chargers,
    visit_requests: visits,
    insurance_requests: insurance,
    financing_requests: financing,
  };
}
