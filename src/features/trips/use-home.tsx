import { useStore } from '@nanostores/react';
import { homesIn, type RoadMap, usualTrip } from '#domain/roads.ts';
import { $homePlace, usualHome } from '#session/home-place.store.ts';

/** The home that the reader has chosen on any page; Cairo while the map is not there, or does not have it. */
export function useHome(map: RoadMap | undefined): string {
  const kept = useStore($homePlace, { ssr: usualHome });
  return map && homesIn(map).some(({ id }) => id === kept) ? kept : usualTrip.from;
}
