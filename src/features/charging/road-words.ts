import type { RapidGap, RoadWithPoints } from '#domain/main-road-points.ts';
import type { RoadPlace } from '#domain/roads.ts';
import { placeName, pointName } from '#features/trips/place-name.ts';
import { formatNumber, quantityInText } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

/** The name of an end of a road, without what tells it from a neighbour: 'North Coast (Marassi)'. */
const endName = (place: RoadPlace) => placeName(place).replace(/ \(.*\)$/, '');

type Ends = Pick<RoadWithPoints, 'from' | 'to' | 'by'>;

/** A main road by its ends, such as 'Cairo to Alexandria by Wadi Natrun'. */
export function roadName({ from, to, by }: Ends): string {
  const ends = { from: endName(from), to: endName(to) };
  return by === null ? m.charging_road(ends) : m.charging_road_by({ ...ends, by: endName(by) });
}

export const kmInText = (km: number): string => quantityInText(Math.round(km), m.unit_km());

/** Where a place stands on a road: 'km 105', and how far that is from either end. */
export const kmMark = (km: number): string =>
  m.charging_km_mark({ km: formatNumber(Math.round(km)) });

export function kmFromEnds({ from, to, km }: Ends & { km: number }, at: number): string[] {
  return [
    m.charging_km_from({ distance: kmInText(at), place: endName(from) }),
    m.charging_km_from({ distance: kmInText(km - at), place: endName(to) }),
  ];
}

/** How far a place is off the road; '' within a kilometre. */
export const offRoadWords = (offKm: number): string =>
  offKm < 1 ? '' : m.charging_off_road({ distance: kmInText(offKm) });

/** Which two places a stretch without a rapid charger lies between, and how long it is. */
export function gapWords({ from, to, km }: RapidGap, road: Ends): string {
  return m.charging_gap({
    from: from === null ? endName(road.from) : pointName(from.point),
    to: to === null ? endName(road.to) : pointName(to.point),
    distance: kmInText(km),
  });
}

/** 'Both ways' of a road in a sentence. */
export const bothWays = ({ from, to }: Ends): string =>
  m.charging_both_ways({ from: endName(from), to: endName(to) });
