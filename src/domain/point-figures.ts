import { type ChargingPoint, type FoldedPoint, foldTwins, isWorking } from './charging-points.ts';
import { compareNames } from './names.ts';
import { connectorsAt, entriesOf, hasRapid, isPlaceOpen } from './open-places.ts';
import { lastCheckedOn } from './point-wishes.ts';

/** What a list of charging points comes to; places that were entered twice count once. */
export type PointFigures = {
  /** Open to everybody and said to work. Only these count. */
  places: number;
  /** Those of them with a working CCS2. */
  rapid: number;
  /** Only for members of a house: guests, customers, staff, owners. */
  notForAll: number;
  /** Out of order or not in operation any more. */
  closed: number;
  /** Not known who may charge there. */
  accessUnknown: number;
  /** The latest check of all that are counted, yyyy-MM-dd; null when none is known. */
  lastCheckedOn: string | null;
};

export function figuresOf(points: readonly ChargingPoint[]): PointFigures {
  const all = foldTwins(points);
  const open = all.filter(isPlaceOpen);
  const rest = all.filter((place) => !isPlaceOpen(place)).map(entriesOf);
  const working = rest.map((entries) => entries.filter(isWorking));
  const closed = working.filter(({ length }) => length === 0).length;
  const accessUnknown = working.filter((entries) =>
    entries.some(({ access }) => access === null),
  ).length;
  return {
    places: open.length,
    rapid: open.filter((place) => hasRapid(connectorsAt(place))).length,
    notForAll: rest.length - closed - accessUnknown,
    closed,
    accessUnknown,
    lastCheckedOn:
      open
        .flatMap((place) => entriesOf(place).map(lastCheckedOn))
        .filter((day) => day !== null)
        .toSorted()
        .at(-1) ?? null,
  };
}

/** How far a place can be relied on. */
export type PointStanding = 'open' | 'unverified' | 'restricted' | 'private' | 'paused' | 'closed';

/** Years without a check after which nobody can say that a place is still there. */
const uncheckedYears = 3;

/**
 * What somebody must know first of a place. `unverified`: nobody is known to have checked it within three years, or it is not
 * known who may charge there.
 * @param today yyyy-MM-dd
 */
export function standingOf(point: ChargingPoint, today: string): PointStanding {
  if (point.state === 'closed' || point.state === 'paused') return point.state;
  if (point.access === 'private' || point.access === 'restricted') return point.access;
  const [year, ...rest] = today.split('-');
  const oldest = [Number(year) - uncheckedYears, ...rest].join('-');
  const day = lastCheckedOn(point);
  return point.access === null || day === null || day < oldest ? 'unverified' : 'open';
}

/** A list of places in parts: what everybody can use first, the rapid ones before the others. */
export type PointParts = Readonly<Record<'rapid' | 'slow' | 'apart', readonly FoldedPoint[]>>;

/** Places with their twins, in parts; the most powerful of each part first, then by name. */
export function partsOf(points: readonly ChargingPoint[]): PointParts {
  const all = foldTwins(points).toSorted(
    (one, other) => mostKw(other) - mostKw(one) || compareNames(one.point.name, other.point.name),
  );
  const isRapid = (place: FoldedPoint) => hasRapid(connectorsAt(place));
  const open = all.filter(isPlaceOpen);
  return {
    rapid: open.filter(isRapid),
    slow: open.filter((place) => !isRapid(place)),
    apart: all.filter((place) => !isPlaceOpen(place)),
  };
}

/** The most that a working connector of a place gives, kW; 0 when none is known. */
export const mostKw = (place: FoldedPoint) =>
  Math.max(
    0,
    ...connectorsAt(place)
      .connectors.filter(isWorking)
      .map(({ kw }) => kw ?? 0),
  );
