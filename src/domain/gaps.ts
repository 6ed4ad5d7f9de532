import type { RoadMap, RoadPlace, Route } from './roads.ts';
import { type PassedPlace, placesOnWay } from './ways.ts';

/** A stretch without a rapid charger that fits, as far as is known, too long for the car. */
export type Gap = {
  /** The places of the map that are nearest to its ends. */
  between: RoadPlace;
  and: RoadPlace;
  km: number;
  /** The ids of places along the way: whoever passes them in this order has the gap before them too. */
  stretch: readonly string[];
};

/**
 * A gap of a drive by a way, there or there and back. One that goes on behind the turn ends there.
 * @param gap its ends, km of the whole drive
 * @param mostKm what a full battery lasts for
 */
export function gapOn(
  map: RoadMap,
  way: Route,
  { fromKm, toKm }: { fromKm: number; toKm: number },
  mostKm: number,
): Gap {
  const passed = placesOnWay(map, way);
  const onWay = (km: number) => (km > way.km ? 2 * way.km - km : km);
  const isAtTurn = fromKm < way.km && toKm > way.km;
  const ends = [onWay(fromKm), isAtTurn ? way.km : onWay(toKm)] as const;
  const least = isAtTurn ? Math.min(ends[0], onWay(toKm)) : Math.min(...ends);
  const stretch = stretchOf(passed, least, Math.max(...ends), mostKm);
  return { ...namesOf(passed, ...ends), km: Math.abs(ends[1] - ends[0]), stretch };
}

/** Whether a way leads over the whole of a gap, so that nobody gets through there either. */
export const leadsOver = ({ through }: Route, { stretch }: Gap): boolean =>
  `,${through.join()},`.includes(`,${stretch.join()},`);

/** The fewest places inside the gap that are too far apart already, so that more ways are told from; else those around it. */
function stretchOf(
  passed: readonly PassedPlace[],
  fromKm: number,
  toKm: number,
  mostKm: number,
): string[] {
  const inside = passed.filter(({ km }) => km >= fromKm && km <= toKm);
  const runs = inside.flatMap((start, index) => {
    const end = inside.findIndex(({ km }) => km - start.km > mostKm);
    return end < 0 ? [] : [inside.slice(index, end + 1)];
  });
  const [shortest] = runs.toSorted((one, other) => one.length - other.length);
  if (shortest) return shortest.map(idOf);
  const first = passed.findLastIndex(({ km }) => km <= fromKm);
  const last = passed.findIndex(({ km }) => km >= toKm);
  return passed.slice(Math.max(0, first), last < 0 ? undefined : last + 1).map(idOf);
}

const idOf = ({ place }: PassedPlace) => place.id;

/** The places that people know which are nearest to two km of a way; two different ones where there are two. */
function namesOf(passed: readonly PassedPlace[], fromKm: number, toKm: number) {
  const known = passed.filter(({ place }) => place.kind !== 'node');
  const [between, and] = [nearestTo(fromKm, known), nearestTo(toKm, known)];
  if (between !== and) return { between, and };
  const [least, most] = [Math.min(fromKm, toKm), Math.max(fromKm, toKm)];
  const before = known.findLast(({ km }) => km <= least)?.place ?? between;
  const behind = known.find(({ km }) => km >= most)?.place ?? and;
  return fromKm <= toKm ? { between: before, and: behind } : { between: behind, and: before };
}

function nearestTo(km: number, known: readonly PassedPlace[]): RoadPlace {
  const [first, ...others] = known;
  if (first === undefined) throw new Error('A way begins and ends at places with names.');
  return others.reduce(
    (best, one) => (Math.abs(one.km - km) < Math.abs(best.km - km) ? one : best),
    first,
  ).place;
}
