import { paths } from '#config/paths.ts';
import type { Governorate } from '#domain/governorates.ts';
import { pointsOfRoad, type RoadWithPoints } from '#domain/main-road-points.ts';
import { figuresOf, type PointFigures } from '#domain/point-figures.ts';
import { placeName } from '#features/trips/place-name.ts';
import { m } from '#paraglide/messages.js';
import { figuresLine } from './figure-words.ts';
import { roadName } from './road-words.ts';

/** What stands at the head of a page of places, and what search engines show of it. */
export type ChargingHead = {
  title: string;
  description: string;
  heading: string;
  path: string;
  figures: PointFigures;
};

export function governorateHead(
  governorate: Governorate,
  points: Parameters<typeof figuresOf>[0],
): ChargingHead {
  const place = placeName(governorate);
  const figures = figuresOf(points);
  return {
    title: m.charging_in_meta_title({ place }),
    description:
      figures.places === 0
        ? m.charging_in_meta_none({ place })
        : m.charging_in_meta_description({ place, figures: figuresLine(figures) }),
    heading: m.charging_in_title({ place }),
    path: paths.chargingIn(governorate.id),
    figures,
  };
}

export function roadHead(road: RoadWithPoints): ChargingHead {
  const name = { road: roadName(road) };
  const figures = figuresOf(pointsOfRoad(road));
  return {
    title: m.charging_on_meta_title(name),
    description: m.charging_on_meta_description({ ...name, figures: figuresLine(figures) }),
    heading: m.charging_on_title(name),
    path: paths.chargingOn(road.id),
    figures,
  };
}
