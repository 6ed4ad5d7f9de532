import { paths } from '#config/paths.ts';
import type { ChargingPoint } from '#domain/charging-points.ts';
import type { Governorate } from '#domain/governorates.ts';
import { pointsOfRoad, type RoadWithPoints } from '#domain/main-road-points.ts';
import { figuresOf } from '#domain/point-figures.ts';
import { placeName } from '#features/trips/place-name.ts';
import { inARow } from '#lib/reader.ts';
import { figuresLine } from './figure-words.ts';
import { kmInText, roadName } from './road-words.ts';

/** A link to a list of places, with its figures in one line. */
export type PlaceLink = { href: string; name: string; line: string };

export const governorateLink = (
  governorate: Governorate,
  points: readonly ChargingPoint[],
): PlaceLink => ({
  href: paths.chargingIn(governorate.id),
  name: placeName(governorate),
  line: figuresLine(figuresOf(points)),
});

export const roadLink = (road: RoadWithPoints): PlaceLink => ({
  href: paths.chargingOn(road.id),
  name: roadName(road),
  line: inARow([kmInText(road.km), figuresLine(figuresOf(pointsOfRoad(road)))]),
});
