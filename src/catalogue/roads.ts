import { paths } from '#config/paths.ts';
import { type RoadMap, readRoadMap } from '#domain/roads.ts';
import { fetchJson } from '#lib/json.ts';
import { once } from '#lib/once.ts';

/**
 * The roads of Egypt, fetched once for as long as the page stays.
 * @throws Error when they cannot be fetched or read; the next call tries again
 */
export const fetchRoadMap: () => Promise<RoadMap> = once(async () =>
  readRoadMap(await fetchJson(paths.roadData)),
);
