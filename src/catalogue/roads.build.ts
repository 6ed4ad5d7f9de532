import { getCollection } from 'astro:content';
import type { RoadMap } from '#domain/roads.ts';

/** The roads of Egypt, without what only a map draws. */
export async function loadRoadMap(): Promise<RoadMap> {
  const [places, roads] = await Promise.all([getCollection('roadPlaces'), getCollection('roads')]);
  return {
    places: places.map(({ data: { id, en, ar, kind } }) => ({ id, en, ar, kind })),
    roads: roads.map(({ data: { from, to, km } }) => ({ from, to, km })),
  };
}
