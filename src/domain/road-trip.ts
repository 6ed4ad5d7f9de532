import { type Gap, gapOn, leadsOver } from './gaps.ts';
import { type Ground, type RapidOnWay, rapidOnWay } from './points-on-way.ts';
import { realRange } from './range.ts';
import { lineOf, nearestOnWay } from './road-line.ts';
import type { RoadMap, RoadPlace, Route } from './roads.ts';
import { planStops, type StopPlan } from './stops.ts';
import { type TripCar, tripReserve } from './trip-plan.ts';
import { placesOnWay, waysBetween } from './ways.ts';

export type TripAnswer = Exclude<StopPlan, { kind: 'gap' }> | ({ kind: 'gap' } & Gap);

/** A drive by one way, planned. */
export type Drive = {
  /** Of the whole drive. */
  km: number;
  /** The ids of the places from its beginning to its farthest end. */
  through: readonly string[];
  /** Where chargers are missing on the shortest way: the place that tells this one from it, and how many km more it is. */
  detour: { by: RoadPlace; km: number } | null;
  answer: TripAnswer;
};

export type RoadTrip = {
  there: Drive;
  /** There and back without a charge at the end, other than at a place that is known. */
  back: Drive;
};

/**
 * A trip by car from a full battery, see `planStops`. Where the shortest way cannot be driven for want of chargers, the
 * shortest other one that can is taken, if it is at most 30 % longer.
 * @param from id of a place of the map
 * @returns null where no road leads there
 */
export function planRoadTrip(
  car: TripCar,
  ground: Ground,
  from: string,
  to: string,
): RoadTrip | null {
  const ways = waysBetween(ground.map, from, to);
  const there = bestDrive(car, ground, ways, 'there');
  const back = bestDrive(car, ground, ways, 'back');
  return there && back && { there, back };
}

/** A drive one way by a given way. */
export const planDrive = (car: TripCar, ground: Ground, way: Route): Drive =>
  driveBy(car, ground, way, 'there');

type Course = keyof RoadTrip;

function driveBy(car: TripCar, ground: Ground, way: Route, course: Course): Drive {
  const rapid = rapidOnWay(ground, way, car);
  const returns = course === 'back';
  const km = returns ? 2 * way.km : way.km;
  const plan = planStops(car, km, returns ? withReturn(rapid, way.km) : rapid);
  const answer = plan.kind === 'gap' ? gapOf(plan, car, ground, way, km) : plan;
  return { km, through: way.through, detour: null, answer };
}

function gapOf(
  { from, to }: Extract<StopPlan, { kind: 'gap' }>,
  car: TripCar,
  { map }: Ground,
  way: Route,
  km: number,
): TripAnswer {
  const ends = { fromKm: from?.km ?? 0, toKm: to?.km ?? km };
  const mostKm = (realRange(car)?.motorway.hot ?? 0) * (1 - tripReserve);
  return { kind: 'gap', ...gapOn(map, way, ends, mostKm) };
}

/** The places of a way, and again on the way back. */
const withReturn = (rapid: readonly RapidOnWay[], km: number): RapidOnWay[] => [
  ...rapid,
  ...rapid.toReversed().map((one) => ({ ...one, km: 2 * km - one.km })),
];

/** By the shortest way that can be driven, else by the shortest; null where there is none. */
function bestDrive(
  car: TripCar,
  ground: Ground,
  ways: readonly Route[],
  course: Course,
): Drive | null {
  const [shortest] = ways;
  if (shortest === undefined) return null;
  const first = driveBy(car, ground, shortest, course);
  if (first.answer.kind !== 'gap') return first;
  const gaps: Gap[] = [first.answer];
  for (const way of ways.slice(1)) {
    if (gaps.some((gap) => leadsOver(way, gap))) continue;
    const other = driveBy(car, ground, way, course);
    if (other.answer.kind === 'gap') gaps.push(other.answer);
    if (other.answer.kind !== 'planned') continue;
    const by = placeThatTells(ground.map, way, shortest);
    return by ? { ...other, detour: { by, km: other.km - first.km } } : other;
  }
  return first;
}

/** The share of the farthest place's distance from another way from which on a place tells the two apart. */
const tellingShare = 0.5;

/**
 * The place by which people would name a way that is not the other one: the largest of those far off the other, a town if
 * it passes any.
 */
function placeThatTells(map: RoadMap, way: Route, other: Route): RoadPlace | undefined {
  const line = lineOf(map, other);
  const passed = placesOnWay(map, way)
    .filter(({ place: { id, kind } }) => kind !== 'node' && !other.through.includes(id))
    .map(({ place }) => ({ place, offKm: nearestOnWay(line, place).offKm }));
  const towns = passed.filter(({ place }) => place.kind === 'both');
  const among = towns.length > 0 ? towns : passed;
  const farthest = Math.max(...among.map(({ offKm }) => offKm));
  const telling = among.filter(({ offKm }) => offKm >= farthest * tellingShare);
  // The places of the map are in the order of their size.
  return map.places.find(({ id }) => telling.some(({ place }) => place.id === id));
}

/**
 * The km of a trip there and back, by the way that is planned for a car; where nothing is planned, by the shortest.
 * @param shortestKm one way
 */
export const kmThereAndBack = (planned: Drive | null, shortestKm: number): number =>
  Math.round(planned?.km ?? 2 * shortestKm);
