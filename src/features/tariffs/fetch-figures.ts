import { paths } from '#config/paths.ts';
import { type KeyedFigure, readFigures } from '#domain/tariffs.ts';
import { fetchJson } from '#lib/json.ts';

/**
 * The figures in force on the day of the last build.
 * @throws Error when the file cannot be fetched or read
 */
export async function fetchFigures(): Promise<KeyedFigure[]> {
  return readFigures(await fetchJson(paths.tariffData));
}
