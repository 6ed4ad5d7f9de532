import {
  type ChargingPoint,
  type FoldedPoint,
  foldTwins,
  isOpen,
  isWorking,
} from './charging-points.ts';
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

/** Whether a place has a CCS2 that is said to work: the one plug that public rapid chargers in Egypt may have. */
export const hasRapid = ({ connectors }: Pick<ChargingPoint, 'connectors'>) =>
  connectors.some((connector) => connector.type === 'CCS2' && isWorking(connector));

export function figuresOf(points: readonly ChargingPoint[]): PointFigures {
  const all = foldTwins(points);
  const open = all.filter(({ point }) => isOpen(point));
  const shut = all.filter(({ point }) => !isWorking(point));
  const unknown = all.filter(({ point }) => isWorking(point) && point.access === null);
  const days = open.flatMap(({ point, twins }) => [point, ...twins].map(lastCheckedOn));
  return {
    places: open.length,
    rapid: open.filter(hasRapidFolded).length,
    notForAll: all.length - open.length - shut.length - unknown.length,
    closed: shut.length,
    accessUnknown: unknown.length,
    lastCheckedOn:
      days
        .filter((day) => day !== null)
        .toSorted()
        .at(-1) ?? null,
  };
}

const hasRapidFolded = ({ point, twins }: FoldedPoint) => [point, ...twins].some(hasRapid);

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
    (one, other) =>
      mostKw(other.point) - mostKw(one.point) || one.point.name.localeCompare(other.point.name),
  );
  const open = all.filter(({ point }) => isOpen(point));
  return {
    rapid: open.filter(hasRapidFolded),
    slow: open.filter((one) => !hasRapidFolded(one)),
    apart: all.filter(({ point }) => !isOpen(point)),
  };
}

/** The most that a working connector gives, kW; 0 when none is known. */
export const mostKw = ({ connectors }: ChargingPoint) =>
  Math.max(0, ...connectors.filter(isWorking).map(({ kw }) => kw ?? 0));
