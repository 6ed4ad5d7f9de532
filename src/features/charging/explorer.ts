import { publicCharging } from '#config/public-charging.ts';
import type { ChargingPoint, FoldedPoint } from '#domain/charging-points.ts';
import { compareNames } from '#domain/names.ts';
import { entriesOf, isPlaceOpen } from '#domain/open-places.ts';
import { mostKw } from '#domain/point-figures.ts';
import { isWished, noWishes, type PointWishes } from '#domain/point-wishes.ts';
import { kilometresBetween, type Position } from '#domain/position.ts';
import type { PointsAsked } from '#features/catalogue/points-for.ts';
import { grouped } from '#lib/grouped.ts';

/** Powers that can be asked for, kW. */
export const powers = [11, 22, 50, 100] as const;

/** A place of the list, with how far it is from where somebody looks, km. */
export type FoundPoint = FoldedPoint & { km: number | null };

/** What the address asks, once its car and its place have been looked up. */
export function wishesOf(
  asked: PointsAsked,
  car: PointWishes['car'],
  near: Position | null,
): PointWishes {
  return {
    ...noWishes,
    car,
    plugs: asked.plugs,
    kw: asked.kw,
    operator: asked.operator,
    isPublic: asked.open === 'yes',
    isChecked: asked.checked === 'yes',
    near: near && { lat: near.lat, lon: near.lon, km: publicCharging.nearKm },
  };
}

/** How many filters are set, without the place. */
export function filtersIn({ car, plugs, kw, operator, open, checked }: PointsAsked): number {
  return [car, kw, operator, open, checked].filter((one) => one !== null).length + plugs.length;
}

/**
 * The places that are asked for: the nearest first, or those that everybody can use and that give most. A place counts if one
 * of its twins is what is asked for.
 * @param today yyyy-MM-dd
 */
export function foundPoints(
  places: readonly FoldedPoint[],
  wishes: PointWishes,
  today: string,
): FoundPoint[] {
  const { near } = wishes;
  return places
    .filter((place) => entriesOf(place).some((one) => isWished(one, wishes, today)))
    .map((one) => ({ ...one, km: near && kilometresBetween(near, one.point) }))
    .toSorted((one, other) =>
      one.km !== null && other.km !== null
        ? one.km - other.km
        : Number(isPlaceOpen(other)) - Number(isPlaceOpen(one)) ||
          mostKw(other) - mostKw(one) ||
          compareNames(one.point.name, other.point.name),
    );
}

/** Every operator that is named, those with most places first. */
export function operatorsOf(points: readonly ChargingPoint[]): string[] {
  const named = grouped(points, ({ operator }) => operator);
  return [...named]
    .flatMap(([operator, theirs]) =>
      operator === null ? [] : [{ operator, count: theirs.length }],
    )
    .toSorted((one, other) => other.count - one.count || compareNames(one.operator, other.operator))
    .map(({ operator }) => operator);
}
