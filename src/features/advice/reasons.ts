import { chargingAssumptions } from '#config/energy.ts';
import { publicCharging } from '#config/public-charging.ts';
import { acHours } from '#domain/charging.ts';
import { connectorBasis, publicRapid } from '#domain/plugs.ts';
import { tripReserve } from '#domain/trip-plan.ts';
import { asCount, formatEgp, formatNumber, formatQuantity, quantityInText } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import type { Match, Needs } from './matching.ts';
import { qualityReasons } from './quality-reasons.ts';
import type { Trip } from './trip.ts';

/** Why a car fits the needs, or where it does not: its days, a trip if there is one, its charging, its plug, the car itself. */
export function reasonsOf(fit: Match, needs: Needs): string[] {
  const sentences = [
    dayReason(fit, needs),
    needs.trip && tripReason(fit, needs.trip),
    needs.privateParking ? homeReason(fit, needs) : rapidReason(fit),
    plugReason(fit, needs),
    ...qualityReasons(fit.car),
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
  if (plug === 'adapter') return m.advice_trip_adapter({ ...figures, ...adapter() });
  if (plug !== 'yes') return m.advice_trip_plug({ ...figures, plug: car.chargingProtocol });
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
  const plug = publicRapid(car.chargingProtocol);
  if (plug === 'adapter') return m.advice_rapid_adapter(adapter());
  if (plug !== 'yes') return m.advice_rapid_plug({ plug: car.chargingProtocol });
  if (rapidKm === null) return m.advice_rapid_unknown();
  return m.advice_rapid_charging({ range: kilometres(nearest(rapidKm, 10)) });
}

/** Which plug it has where it is charged in public, and whether anybody has recorded it. */
function plugReason({ car, travel }: Match, { privateParking }: Needs): string | null {
  const plug = car.chargingProtocol;
  const isAssumed = connectorBasis(car) === 'assumed';
  const kind = publicRapid(plug);
  if (kind === 'yes') return isAssumed ? m.advice_plug_assumed({ plug }) : m.advice_plug({ plug });
  const isSaid = !privateParking || (travel !== null && travel.stops !== 0);
  if (isSaid) return isAssumed ? m.advice_plug_check({ plug }) : null;
  if (kind !== 'adapter') return m.advice_plug_unknown({ plug });
  return isAssumed
    ? m.advice_plug_home_assumed({ plug, ...adapter() })
    : m.advice_plug_home({ plug, ...adapter() });
}

const kilometres = (amount: number) => quantityInText(amount, m.unit_km());

/** Rounded to a step, but never to nothing. */
function nearest(amount: number, step: number): number {
  return Math.max(step, Math.round(amount / step) * step);
}
