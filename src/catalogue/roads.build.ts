import { getCollection } from 'astro:content';
import type { RoadMap } from '#domain/roads.ts';

/** The land and the water that a map draws, as GeoJSON. */
export async function loadLand(): Promise<object> {
  const features = await getCollection('land');
  return { type: 'FeatureCollection', features: features.map(({ data }) => data) };
}

/** The roads of Egypt. */
export async function loadRoadMap(): Promise<RoadMap> {
  const [places, roads] = await Promise.all([getCollection('roadPlaces'), getCollection('roads')]);
  return {
    places: places.map(({ data: { id, en, ar, kind, lat, lon } }) => ({
      id,
      en,
      ar,
      kind,
      lat,
      lon,
    })),
    roads: roads.map(({ data: { from, to, km, waypoints } }) => ({ from, to, km, waypoints })),
  };
}
