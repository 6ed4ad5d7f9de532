import * as z from 'zod/mini';
import { homeCountry } from '#config/countries.ts';
import { paths } from '#config/paths.ts';
import {
  type ChargingPoint,
  readChargingPoints,
  withPointChanges,
} from '#domain/charging-points.ts';
import type { Read } from '#domain/rows.ts';
import { fetchJson } from '#lib/json.ts';
import { once } from '#lib/once.ts';
import { changesSinceBuild } from './freshness.store.ts';

/**
 * Every charging point as it is now, fetched once for as long as the page stays; as of the build where the backend does
 * not answer.
 * @throws Error when the built ones cannot be fetched or read; the next call tries again
 */
export const fetchPoints: () => Promise<readonly ChargingPoint[]> = once(async () => {
  const [file, changes] = await Promise.all([fetchJson(paths.pointData), fetchChanges()]);
  const built = withoutFaults(readChargingPoints(z.array(z.unknown()).parse(file)));
  if (changes === null) return built;
  const now = withPointChanges(built, changes, homeCountry);
  return now === null ? fetchAllNow(built) : withoutFaults(now);
});

/** Null where nothing has changed since the build, or nobody knows. */
async function fetchChanges(): Promise<unknown> {
  try {
    return await changesSinceBuild('charging_point_changes');
  } catch (error) {
    console.info('Could not ask which charging points have changed', error);
    return null;
  }
}

/** For pages too old to be told what has changed. */
async function fetchAllNow(built: ChargingPoint[]): Promise<ChargingPoint[]> {
  try {
    const [{ liveReader }, { publishedPoints }] = await Promise.all([
      import('#data/browser-client.ts'),
      import('#data/charging-points.ts'),
    ]);
    return withoutFaults(readChargingPoints(await publishedPoints(await liveReader())));
  } catch (error) {
    console.info('Could not fetch the charging points as they are now', error);
    return built;
  }
}

function withoutFaults({ items, faults }: Read<ChargingPoint>): ChargingPoint[] {
  for (const fault of faults) console.info(`Left out: ${fault}`);
  return items;
}
