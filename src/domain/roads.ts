import * as z from 'zod/mini';
import { memoizedFor } from '#lib/once.ts';

/**
 * The roads of Egypt as a graph: places, and the roads between two of them. Distances are those of `src/content/roads.csv`,
 * where each road has its source; `docs/roads.md` says how they were checked. Places stand in the order in which people look
 * for them: towns by their size, the two resorts that most drive to among them, then the rest.
 */
const place = z.object({
  id: z.string(),
  en: z.string(),
  ar: z.string(),
  lat: z.number(),
  lon: z.number(),
  /** Whether people live there, drive there, or both; a `node` is a junction, which nobody chooses. */
  kind: z.enum(['home', 'trip', 'both', 'node']),
});

const road = z.object({
  from: z.string(),
  to: z.string(),
  km: z.number().check(z.positive()),
  /** Latitude and longitude of waypoints from one end to the other, without the ends. */
  waypoints: z.array(z.tuple([z.number(), z.number()])),
});

const roadMap = z.object({ places: z.array(place), roads: z.array(road) });

export type RoadPlace = z.output<typeof place>;
export type Road = z.output<typeof road>;
export type RoadMap = { places: readonly RoadPlace[]; roads: readonly Road[] };

/** The places alone, where no way is asked for. */
export type RoadPlaces = Pick<RoadMap, 'places'>;

/** Where most people live, and a trip that most of them make: shown where nobody has chosen. */
export const usualTrip = { from: 'cairo', to: 'alexandria' } as const;

/** Addresses of before name the North Coast as one place. */
const formerly: Readonly<Record<string, string>> = { 'north-coast': 'marassi' };

/** @throws ZodError when it is no map of roads */
export const readRoadMap = (data: unknown): RoadMap => roadMap.parse(data);

/** @returns undefined where no place has that id */
export function placeIn({ places }: RoadPlaces, id: string): RoadPlace | undefined {
  const known = formerly[id] ?? id;
  return places.find((place) => place.id === known && place.kind !== 'node');
}

/** The id of a place by its name; undefined where none has it. */
export const placeNamed = ({ places }: RoadPlaces, { en }: { en: string }) =>
  places.find((place) => place.en === en)?.id;

/** The places that people live in. */
export const homesIn = ({ places }: RoadPlaces) =>
  places.filter(({ kind }) => kind === 'home' || kind === 'both');

/** The places that people drive to. */
export const destinationsIn = ({ places }: RoadPlaces) =>
  places.filter(({ kind }) => kind === 'trip' || kind === 'both');

/** A way by road. */
export type Route = {
  km: number;
  /** The ids of all places on the way, both ends included. */
  through: readonly string[];
};

/** The shortest way between two places by road; null when none leads there. */
export function routeBetween(map: RoadMap, from: string, to: string): Route | null {
  return routesFrom(map, from).get(to) ?? null;
}

const isBetween = (road: Road, one: string, other: string) =>
  (road.from === one && road.to === other) || (road.from === other && road.to === one);

/** The road by which one drives from a place to its neighbour; undefined where none joins them. */
export function shortestRoad({ roads }: RoadMap, from: string, to: string): Road | undefined {
  return roads
    .filter((road) => isBetween(road, from, to))
    .reduce<Road | undefined>((best, one) => (best && best.km <= one.km ? best : one), undefined);
}

/** The shortest way that leads by all of some places, in their order; null when none does. */
export function routeBy(map: RoadMap, by: readonly string[]): Route | null {
  const ways = by.slice(1).map((to, index) => routeBetween(map, by[index] ?? to, to));
  let whole: Route = { km: 0, through: by.slice(0, 1) };
  for (const way of ways) {
    if (way === null) return null;
    whole = { km: whole.km + way.km, through: [...whole.through, ...way.through.slice(1)] };
  }
  return whole;
}

/** The shortest way from a place to each other, worked out once for each map. */
export const routesFrom: (map: RoadMap, from: string) => ReadonlyMap<string, Route> =
  memoizedFor(shortestFrom);

function shortestFrom({ roads }: RoadMap, from: string): ReadonlyMap<string, Route> {
  const reached = new Map<string, Route>([[from, { km: 0, through: [from] }]]);
  const settled = new Set<string>();
  for (;;) {
    const [here, way] = nearest(reached, settled) ?? [];
    if (here === undefined || way === undefined) return reached;
    settled.add(here);
    for (const { id, km } of neighbours(roads, here)) {
      const there = { km: way.km + km, through: [...way.through, id] };
      if (there.km < (reached.get(id)?.km ?? Number.POSITIVE_INFINITY)) reached.set(id, there);
    }
  }
}

function nearest(reached: ReadonlyMap<string, Route>, settled: ReadonlySet<string>) {
  let best: [string, Route] | undefined;
  for (const [id, way] of reached) {
    if (!settled.has(id) && way.km < (best?.[1].km ?? Number.POSITIVE_INFINITY)) best = [id, way];
  }
  return best;
}

/** A road is as long in either direction. */
const neighbours = (roads: readonly Road[], here: string) =>
  roads.flatMap(({ from, to, km }) =>
    from === here ? [{ id: to, km }] : to === here ? [{ id: from, km }] : [],
  );
