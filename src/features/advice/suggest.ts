import { currentCars } from '#catalogue/catalogue.store.ts';
import { fetchRoadMap } from '#catalogue/roads.ts';
import { chargingAssumptions } from '#config/energy.ts';
import { publicCharging } from '#config/public-charging.ts';
import { acHours } from '#domain/charging.ts';
import { publicRapid } from '#domain/plugs.ts';
import type { RoadMap } from '#domain/roads.ts';
import { isSlugOf } from '#domain/slug.ts';
import { tripReserve } from '#domain/trip-plan.ts';
import type { RequestedCar } from '#features/request/dialog.store.ts';
import { asCount, formatEgp, formatNumber, formatQuantity, quantityInText } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import type { CarRequest } from './car-request.schema.ts';
import { bestMatches, type Match, matchOf, type Needs } from './matching.ts';
import { type Trip, tripTo } from './trip.ts';

/** A car and why it fits. `isViewed` says whether the person was looking at it. */
export type Suggestion = { car: Match['car']; reasons: string[]; isViewed: boolean };

export type Advice = {
  /** The cars that fit best, best first; three at most. */
  best: Suggestion[];
  /** The car they were looking at, unless it is among the best or too little is known about it. */
  other: Suggestion | null;
};

/**
 * The cars that fit a person's answers, including changes since the build.
 * @throws Error when the cars cannot be fetched or read
 */
export async function suggestCars(
  stated: CarRequest,
  viewed: RequestedCar | null,
): Promise<Advice> {
  const [cars, roads] = await Promise.all([currentCars(), fetchRoadMap()]);
  const needs = needsOf(stated, roads);
  const isAsked = ({ id }: Match['car']) => viewed !== null && isSlugOf(id, viewed.id);
  const suggestion = (fit: Match): Suggestion => {
    return { car: fit.car, reasons: reasonsOf(fit, needs), isViewed: isAsked(fit.car) };
  };
  const best = bestMatches(cars, needs).map(suggestion);
  const own = best.some((one) => one.isViewed) ? undefined : cars.find(isAsked);
  const fit = own ? matchOf(own, needs) : null;
  return { best, other: fit && suggestion(fit) };
}

function needsOf(stated: CarRequest, roads: RoadMap): Needs {
  const { travel_destination: destination, location = '' } = stated;
  return {
    dailyKm: stated.daily_km,
    trip: destination === undefined ? null : tripTo(roads, destination, location),
    ownSecondCar: stated.own_second_car,
    privateParking: stated.private_parking,
  };
}

/** Why a car fits the needs, or where it does not: its days, a trip if there is one, its charging. */
export function reasonsOf(fit: Match, needs: Needs): string[] {
  const sentences = [
    dayReason(fit, needs),
    needs.trip && tripReason(fit, needs.trip),
    needs.privateParking ? homeReason(fit, needs) : rapidReason(fit),
  ];
  return sentences.filter((sentence) => sentence !== null);
}

function dayReason({ car, everydayKm, daysPerCharge }: Match, { dailyKm }: Needs): string {
  const range = kilometres(everydayKm);
  if (dailyKm === 0) return m.advice_day_none({ range });
  const extended = car.powertrain === 'EREV';
  const [short, charges, weekly] = extended
    ? [m.advice_day_extended_short, m.advice_day_extended, m.advice_day_extended_weekly]
    : [m.advice_day_short, m.advice_day_charges, m.advice_day_weekly];
  const figures = { range, daily: kilometres(dailyKm) };
  if (daysPerCharge === 0) return short(figures);
  return daysPerCharge > 7 ? weekly(figures) : charges({ ...figures, ...asCount(daysPerCharge) });
}

function tripReason(fit: Match, trip: Trip): string {
  const said = journey(fit, trip);
  return trip.isExample ? m.advice_trip_example({ journey: said }) : said;
}

function journey({ car, travel }: Match, { from, to, oneWayKm }: Trip): string {
  const figures = { from, to, distance: kilometres(2 * oneWayKm) };
  const { stops, minutes, plug } = travel ?? { stops: null, minutes: null, plug: 'unknown' };
  if (car.powertrain === 'EREV' && travel) {
    return travel.left.hot >= tripReserve
      ? m.advice_trip_one_charge(figures)
      : m.advice_trip_extended(figures);
  }
  if (stops === null) return m.advice_trip_impossible(figures);
  if (stops === 0) return m.advice_trip_one_charge(figures);
  if (plug !== 'yes') return m.advice_trip_adapter({ ...figures, ...asCount(stops), ...adapter() });
  return m.advice_trip_stops({
    ...figures,
    ...asCount(stops),
    minutes: formatNumber(nearest(minutes?.usual ?? 0, 5)),
    power: formatQuantity(publicCharging.rapidKw.usual, m.unit_kw()),
  });
}

function homeReason({ car, everydayKm }: Match, { dailyKm }: Needs): string | null {
  const full = acHours(car, chargingAssumptions.wallboxKw);
  if (full === null) return null;
  if (dailyKm === 0 || dailyKm > everydayKm) {
    return m.advice_home_full(asCount(nearest(full, 1)));
  }
  const hours = (full * dailyKm) / everydayKm;
  const daily = kilometres(dailyKm);
  return hours < 0.5
    ? m.advice_home_daily_short({ daily })
    : m.advice_home_daily({ ...asCount(nearest(hours, 1)), daily });
}

/** What the adapter costs that a GB/T car needs at public chargers. */
function adapter() {
  const { lowEgp, highEgp } = publicCharging.adapter;
  return { low: formatNumber(lowEgp), high: formatEgp(highEgp) };
}

function rapidReason({ car, rapidKm }: Match): string {
  if (publicRapid(car.chargingProtocol) !== 'yes') return m.advice_rapid_adapter(adapter());
  if (rapidKm === null) return m.advice_rapid_unknown();
  return m.advice_rapid_charging({ range: kilometres(nearest(rapidKm, 10)) });
}

const kilometres = (amount: number) => quantityInText(amount, m.unit_km());

/** Rounded to a step, but never to nothing. */
function nearest(amount: number, step: number): number {
  return Math.max(step, Math.round(amount / step) * step);
}
