import * as z from 'zod/mini';
import { paths } from '#config/paths.ts';
import { type ChargingPoint, readChargingPoints } from '#domain/charging-points.ts';
import { fetchJson } from '#lib/json.ts';
import { once } from '#lib/once.ts';

/**
 * Every charging point of the build, fetched once for as long as the page stays.
 * @throws Error when they cannot be fetched or read; the next call tries again
 */
export const fetchPoints: () => Promise<ChargingPoint[]> = once(async () => {
  const { items, faults } = readChargingPoints(
    z.array(z.unknown()).parse(await fetchJson(paths.pointData)),
  );
  for (const fault of faults) console.warn(fault);
  return items;
});
