import type { Ground } from '#domain/points-on-way.ts';
import { once } from '#lib/once.ts';
import { fetchPoints } from './points.ts';
import { fetchRoadMap } from './roads.ts';

/**
 * What trips are planned on, fetched once for as long as the page stays.
 * @throws Error when it cannot be fetched or read; the next call tries again
 */
export const fetchGround: () => Promise<Ground> = once(async () => {
  const [map, points] = await Promise.all([fetchRoadMap(), fetchPoints()]);
  return { map, points };
});
