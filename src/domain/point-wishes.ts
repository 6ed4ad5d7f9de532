import type { Car } from './car.ts';
import {
  bestRapidKw,
  type ChargingPoint,
  fitsCar,
  isPublic,
  isWorking,
} from './charging-points.ts';
import type { Plug } from './plugs.ts';
import { kilometresBetween, type Position } from './position.ts';

/** What somebody asks of charging points; what is empty or null asks nothing. */
export type PointWishes = {
  /** Whether the car can charge there, with an adapter at most. */
  car: Pick<Car, 'chargingProtocol' | 'dcChargingPower'> | null;
  /** Any of these. */
  plugs: readonly Plug[];
  /** Of one working connector at least: of those that fit `car` or `plugs` where these are asked for. */
  kw: number | null;
  operator: string | null;
  /** Open to everybody, if only with an app. */
  isPublic: boolean;
  /** Checked, by the source or by us, within a year. */
  isChecked: boolean;
  near: (Position & { km: number }) | null;
};

export const noWishes: PointWishes = {
  car: null,
  plugs: [],
  kw: null,
  operator: null,
  isPublic: false,
  isChecked: false,
  near: null,
};

/** The day on which somebody last checked a place, the source or we, yyyy-MM-dd; null when nobody is known to have. */
export function lastCheckedOn({
  lastConfirmedOn,
  checkedByPhoneOn,
}: Pick<ChargingPoint, 'lastConfirmedOn' | 'checkedByPhoneOn'>): string | null {
  return [lastConfirmedOn, checkedByPhoneOn].reduce(
    (latest, day) => (day !== null && (latest === null || day > latest) ? day : latest),
    null,
  );
}

/** Whether a place is all that is asked. @param today yyyy-MM-dd */
export function isWished(point: ChargingPoint, wishes: PointWishes, today: string): boolean {
  const { car, plugs, operator, near } = wishes;
  if (wishes.isPublic && !isPublic(point)) return false;
  if (operator !== null && point.operator !== operator) return false;
  if (wishes.isChecked && !isCheckedWithinYear(point, today)) return false;
  if (near !== null && kilometresBetween(point, near) > near.km) return false;
  if (car !== null && !['yes', 'adapter'].includes(fitsCar(point, car))) return false;
  return hasConnector(point, plugs, wishes.kw, car);
}

function isCheckedWithinYear(point: ChargingPoint, today: string): boolean {
  const day = lastCheckedOn(point);
  const [year, ...rest] = today.split('-');
  return day !== null && day >= [Number(year) - 1, ...rest].join('-');
}

function hasConnector(
  point: ChargingPoint,
  plugs: readonly Plug[],
  kw: number | null,
  car: PointWishes['car'],
): boolean {
  if (plugs.length === 0 && kw === null) return true;
  if (kw !== null && plugs.length === 0 && car?.dcChargingPower) {
    return (bestRapidKw(point, car) ?? 0) >= kw;
  }
  return point.connectors.some(
    (connector) =>
      isWorking(connector) &&
      (plugs.length === 0 || plugs.some((plug) => plug === connector.type)) &&
      (kw === null || (connector.kw ?? 0) >= kw),
  );
}
