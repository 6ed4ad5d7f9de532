import { loadPoints } from '#catalogue/points.build.ts';
import { loadRoadMap } from '#catalogue/roads.build.ts';
import type { ChargingPoint } from '#domain/charging-points.ts';
import { type Governorate, governorates } from '#domain/governorates.ts';
import { mainRoadsIn, type RoadWithPoints } from '#domain/main-road-points.ts';
import { grouped } from '#lib/grouped.ts';
import { once } from '#lib/once.ts';

/** A governorate with its charging points. */
export type GovernoratePoints = { governorate: Governorate; points: readonly ChargingPoint[] };

/** The charging points of this build, by governorate and by main road. */
export type ChargingLists = {
  points: readonly ChargingPoint[];
  /** All of them, also those without any. */
  governorates: readonly GovernoratePoints[];
  roads: readonly RoadWithPoints[];
};

export const loadChargingLists: () => Promise<ChargingLists> = once(async () => {
  const [points, map] = await Promise.all([loadPoints(), loadRoadMap()]);
  const inGovernorate = grouped(points, ({ governorate }) => governorate);
  return {
    points,
    governorates: governorates.map((governorate) => ({
      governorate,
      points: inGovernorate.get(governorate.id) ?? [],
    })),
    roads: mainRoadsIn(map, points),
  };
});
