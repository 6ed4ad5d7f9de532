import type { Ground } from '#domain/points-on-way.ts';
import { loadPoints } from './points.build.ts';
import { loadRoadMap } from './roads.build.ts';

/** What trips are planned on, the same for all pages, so that each way is looked at once. */
export async function loadGround(): Promise<Ground> {
  ground ??= Promise.all([loadRoadMap(), loadPoints()]).then(([map, points]) => ({ map, points }));
  return ground;
}

let ground: Promise<Ground> | undefined;
