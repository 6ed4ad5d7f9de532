import { homeCountry } from '#config/countries.ts';
import { ChargingPointRowSchema } from '#domain/charging-point-rows.ts';
import type { PointImportReport, PointLine } from '#domain/point-import.ts';
import type { ImportFailure } from '#domain/point-import-failure.ts';
import type { Backend, TableReader } from './client.ts';
import { kindOfAnswer } from './failure.ts';
import { everyRow, pageSize } from './rows.ts';

/** Every published charging point of the country whose places pages show, unparsed. */
export async function publishedPoints(backend: TableReader): Promise<unknown[]> {
  const columns = Object.keys(ChargingPointRowSchema.shape).join();
  return everyRow<{ id: string }>('charging_points', (last) => {
    const query = backend
      .from('charging_points')
      .select(columns)
      .match({ published: true, country: homeCountry });
    return (last === undefined ? query : query.gt('id', last.id))
      .order('id')
      .limit(pageSize)
      .overrideTypes<{ id: string }[], { merge: false }>();
  });
}

/** Every stored charging point, published or not, unparsed. @param backend a manager's, or with the secret key */
export async function allStoredPoints(backend: TableReader): Promise<unknown[]> {
  return everyRow<{ id: string }>('charging_points', (last) => {
    const query = backend.from('charging_points').select('*');
    return (last === undefined ? query : query.gt('id', last.id)).order('id').limit(pageSize);
  });
}

/** Rows that one request stores. */
const atOnce = 500;

/** Where more are refused than this, the fault is not theirs. */
const mostRefused = 100;

/** A place that the backend refused, and why, in its own words. */
export type RefusedPoint = { line: PointLine; why: string };

/**
 * Stores places by their ids; columns that a manager corrected keep their values. Where the backend refuses some, the
 * others are stored all the same.
 * @param backend a manager's, or with the secret key
 * @param lines a twin after the place that it is one of
 * @param report how many have been tried
 * @returns those that were refused, each with why
 * @throws Error when the backend cannot be reached, or takes none; what was stored before stays
 */
export async function storePoints(
  backend: Backend,
  lines: readonly PointLine[],
  report: (tried: number) => void,
): Promise<RefusedPoint[]> {
  const refused: RefusedPoint[] = [];
  const store = async (part: readonly PointLine[]): Promise<void> => {
    const { error, status } = await backend.rpc('import_charging_points', { lines: [...part] });
    if (error === null) return;
    const kind = kindOfAnswer(status, error.code);
    if (kind === 'forbidden' || kind === 'offline' || refused.length >= mostRefused) {
      throw new Error(`The places cannot be stored: ${error.message}`);
    }
    const [only] = part;
    if (part.length === 1 && only) {
      refused.push({ line: only, why: error.message });
      return;
    }
    const middle = Math.ceil(part.length / 2);
    await store(part.slice(0, middle));
    await store(part.slice(middle));
  };
  for (let at = 0; at < lines.length; at += atOnce) {
    await store(lines.slice(at, at + atOnce));
    report(Math.min(at + atOnce, lines.length));
  }
  return refused;
}

/** Keeps what an import did, for managers to read. @param backend with the secret key @param failure why it stored not all */
export async function noteImport(
  backend: Backend,
  origin: 'weekly' | 'command',
  report: PointImportReport | null,
  failure: ImportFailure | null,
): Promise<void> {
  const { error } = await backend
    .from('charging_point_imports')
    .insert({ origin, report: report ?? {}, failure });
  if (error) throw new Error(`The import was not noted: ${error.message}`);
}
