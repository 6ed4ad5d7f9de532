import { memoized, memoizedFor } from '#lib/once.ts';
import { type RoadMap, type RoadPlace, type Route, routesFrom, shortestRoad } from './roads.ts';

/** How much longer than the shortest a way may be that is taken for its chargers. */
const longest = 1.3;

/**
 * The ways between two places that are worth a look, the shortest first, each at most 30 % longer than that and through no
 * place twice; worked out once for each map. Empty where no road leads there.
 */
export function waysBetween(map: RoadMap, from: string, to: string): readonly Route[] {
  return waysFrom(map, from)(to);
}

const waysFrom = memoizedFor((map: RoadMap, from: string) =>
  memoized((to: string): readonly Route[] => findWays(map, from, to)),
);

/** The shortest way by each place of the map. */
function findWays(map: RoadMap, from: string, to: string): Route[] {
  const [out, back] = [routesFrom(map, from), routesFrom(map, to)];
  const shortest = out.get(to);
  if (shortest === undefined) return [];
  const ways = new Map([[shortest.through.join(), shortest]]);
  for (const { id } of map.places) {
    const [first, second] = [out.get(id), back.get(id)];
    if (!first || !second || first.km + second.km > shortest.km * longest) continue;
    const through = [...first.through, ...second.through.toReversed().slice(1)];
    const key = through.join();
    if (new Set(through).size < through.length || ways.has(key)) continue;
    ways.set(key, { km: first.km + second.km, through });
  }
  return [...ways.values()].sort((one, other) => one.km - other.km);
}

/** A place of the map with the km from the beginning of a way. */
export type PassedPlace = { place: RoadPlace; km: number };

/** The places and junctions that a way passes, in its order. */
export function placesOnWay(map: RoadMap, { through }: Pick<Route, 'through'>): PassedPlace[] {
  let before = 0;
  return through.flatMap((id, index) => {
    before += shortestRoad(map, through[index - 1] ?? id, id)?.km ?? 0;
    const place = map.places.find((one) => one.id === id);
    return place ? [{ place, km: before }] : [];
  });
}
