import type { FeatureCollection } from 'geojson';
import * as z from 'zod/mini';
import { paths } from '#config/paths.ts';
import { fetchJson } from '#lib/json.ts';
import { once } from '#lib/once.ts';

const collection = z.custom<FeatureCollection>(
  (value) =>
    z
      .object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) })
      .safeParse(value).success,
);

/**
 * Land and water of maps, fetched once for as long as the page stays.
 * @throws Error when it cannot be fetched or read; the next call tries again
 */
export const fetchLand: () => Promise<FeatureCollection> = once(async () =>
  collection.parse(await fetchJson(paths.mapData)),
);
