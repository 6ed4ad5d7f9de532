import * as z from 'zod/mini';
import { grouped } from '#lib/grouped.ts';
import type { Car } from './car.ts';
import { type Chargeable, rapidHours } from './charging.ts';
import {
  type ChargingPointRow,
  ChargingPointRowSchema,
  type Connector,
} from './charging-point-rows.ts';
import { isDirectCurrent, type Plug, plugsOfCar } from './plugs.ts';
import type { Position } from './position.ts';
import { parseTable, type Read } from './rows.ts';

/** A place known to us at which cars charge. What is null is not known. */
export type ChargingPoint = Position & {
  id: string;
  /** Its number at Open Charge Map. */
  ocmId: number | null;
  name: string;
  nameAr: string | null;
  operator: string | null;
  address: string | null;
  town: string | null;
  governorate: ChargingPointRow['governorate'];
  /** Two letters, as in ISO 3166. */
  country: string;
  access: ChargingPointRow['access'];
  /** In the words of the source. */
  cost: string | null;
  state: ChargingPointRow['state'];
  connectors: readonly Connector[];
  /** yyyy-MM-dd, by the source: mostly desk work, no visit, and never live. */
  lastConfirmedOn: string | null;
  /** yyyy-MM-dd, by us. */
  checkedByPhoneOn: string | null;
  source: string;
  note: string | null;
  /** The id of the same place, entered before. */
  twinOf: string | null;
  /** Moment of the record's last change, as the backend wrote it. */
  updatedAt: string;
};

/** The place as shown, from its row. */
export function toChargingPoint(row: ChargingPointRow): ChargingPoint {
  return {
    id: row.id,
    ocmId: row.ocm_id,
    name: row.name,
    nameAr: row.name_ar,
    operator: row.operator,
    address: row.address,
    town: row.town,
    governorate: row.governorate,
    country: row.country,
    lat: row.lat,
    lon: row.lon,
    access: row.access,
    cost: row.cost,
    state: row.state,
    connectors: row.connectors,
    lastConfirmedOn: row.last_confirmed_on,
    checkedByPhoneOn: row.checked_by_phone_on,
    source: row.source,
    note: row.note,
    twinOf: row.twin_of,
    updatedAt: row.updated_at,
  };
}

/** Rows, parsed. A row at fault is named and only that row is left out. */
export function readPointRows(rows: readonly unknown[]): Read<ChargingPointRow> {
  return parseTable('charging_points', rows, ChargingPointRowSchema, ['id', 'name']);
}

/** Rows to places. A row at fault is named and only that row is left out. */
export function readChargingPoints(rows: readonly unknown[]): Read<ChargingPoint> {
  const { items, faults } = readPointRows(rows);
  return { items: items.map(toChargingPoint), faults };
}

const pointChanges = z.object({
  complete: z.boolean(),
  points: z.array(z.unknown()),
  withdrawn: z.array(z.string()),
});

/**
 * Places as they are after changes.
 * @param answer of `charging_point_changes`
 * @param country whose places are shown
 * @returns null when the answer does not hold every change
 * @throws ZodError when it is no such answer
 */
export function withPointChanges(
  points: readonly ChargingPoint[],
  answer: unknown,
  country: string,
): Read<ChargingPoint> | null {
  const { complete, points: rows, withdrawn } = pointChanges.parse(answer);
  if (!complete) return null;
  const { items, faults } = readChargingPoints(rows);
  const now = new Map(points.map((point) => [point.id, point]));
  for (const id of withdrawn) now.delete(id);
  for (const point of items) now.set(point.id, point);
  return { items: [...now.values()].filter((point) => point.country === country), faults };
}

/** Open to everybody, if only with an app; false where that is not known. */
export const isPublic = ({ access }: Pick<ChargingPoint, 'access'>) =>
  access === 'public' || access === 'membership';

/** Whether it is said to work; what says nothing is taken for working, as most do. */
export const isWorking = ({ state }: { state: Connector['state'] }) =>
  state === null || state === 'working';

type Connected = Pick<ChargingPoint, 'connectors'>;

const workingAt = ({ connectors }: Connected) => connectors.filter(isWorking);

/** Whether a car can charge there; `adapter`: only with one between cable and car. */
export type PointFit = 'yes' | 'adapter' | 'no' | 'unknown';

const gbt: readonly Plug[] = ['GB/T AC', 'GB/T DC'];

/**
 * Whether a car can charge at a place, by its connectors that work. Cars with GB/T take CCS2 and Type 2 with an adapter,
 * see `publicCharging`. The AC inlet of a CHAdeMO car differs by market, so a Type 2 there says nothing.
 */
export function fitsCar(point: Connected, car: Pick<Car, 'chargingProtocol'>): PointFit {
  const taken = plugsOfCar(car.chargingProtocol);
  const fits = workingAt(point).map(({ type }) => fitOf(type, taken));
  if (taken.length === 0 || point.connectors.length === 0) return 'unknown';
  return (['yes', 'adapter', 'unknown'] as const).find((fit) => fits.includes(fit)) ?? 'no';
}

function fitOf(type: Connector['type'], taken: readonly Plug[]): PointFit {
  if (type === null || type === 'other') return 'unknown';
  if (taken.includes(type)) return 'yes';
  if (type === 'CCS2' && taken.includes('GB/T DC')) return 'adapter';
  if (type === 'Type 2' && taken.some((plug) => gbt.includes(plug))) return 'adapter';
  return taken.every(isDirectCurrent) && !isDirectCurrent(type) ? 'unknown' : 'no';
}

/**
 * The most that a working rapid connector gives which goes into the car without an adapter, kW; null when there is none,
 * its power is not known, or the car takes no rapid charge.
 */
export function bestRapidKw(
  point: Connected,
  car: Pick<Car, 'chargingProtocol' | 'dcChargingPower'>,
): number | null {
  if (!car.dcChargingPower) return null;
  const taken = plugsOfCar(car.chargingProtocol);
  const powers = workingAt(point).flatMap(({ type, kw }) =>
    kw !== null &&
    type !== null &&
    type !== 'other' &&
    isDirectCurrent(type) &&
    taken.includes(type)
      ? [kw]
      : [],
  );
  return powers.length === 0 ? null : Math.max(...powers);
}

/** Minutes from 10 to 80 % at a place's best rapid connector; null when a figure is missing or none fits. */
export function rapidMinutesAt(
  point: Connected,
  car: Chargeable & Pick<Car, 'chargingProtocol'>,
): number | null {
  const kw = bestRapidKw(point, car);
  const hours = kw === null ? null : rapidHours(car, kw);
  return hours === null ? null : hours * 60;
}

/** A place with those that are the same place, entered again. */
export type FoldedPoint = { point: ChargingPoint; twins: readonly ChargingPoint[] };

/** Places with their twins, in the order given. A twin whose place is not among them stands by itself. */
export function foldTwins(points: readonly ChargingPoint[]): FoldedPoint[] {
  const ids = new Set(points.map(({ id }) => id));
  const isTwin = ({ twinOf }: ChargingPoint) => twinOf !== null && ids.has(twinOf);
  const twins = grouped(points.filter(isTwin), ({ twinOf }) => twinOf);
  return points
    .filter((point) => !isTwin(point))
    .map((point) => ({ point, twins: twins.get(point.id) ?? [] }));
}
