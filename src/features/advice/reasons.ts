import { chargingAssumptions } from '#config/energy.ts';
import { publicCharging } from '#config/public-charging.ts';
import { acHours } from '#domain/charging.ts';
import { connectorBasis, publicRapid } from '#domain/plugs.ts';
import { type Drive, kmThereAndBack } from '#domain/road-trip.ts';
import type { Stop } from '#domain/stops.ts';
import { adapterPrices } from '#features/trips/adapter-prices.ts';
import { placeName, pointName } from '#features/trips/place-name.ts';
import { asCount, formatNumber, quantityInText } from '#lib/number.ts';
import { namesListed } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import type { Match, Needs } from './matching.ts';
import { qualityReasons } from './quality-reasons.ts';
import type { Trip } from './trip.ts';

/** What speaks for a car, and what it lacks or nobody knows, in sentences. */
export type Reasons = { fits: string[]; lacks: string[] };

/** Why a car fits the needs, or where it does not: its days, a trip if there is one, its charging, its plug, the car itself. */
export const reasonsOf = (fit: Match, needs: Needs): string[] =>
  sayings(fit, needs).map(({ sentence }) => sentence);

/** The same, parted. */
export function prosAndCons(fit: Match, needs: Needs): Reasons {
  const said = sayings(fit, needs);
  const of = (good: boolean) =>
    said.flatMap(({ sentence, isGood }) => (isGood === good ? [sentence] : []));
  return { fits: of(true), lacks: of(false) };
}

type Saying = { sentence: string; isGood: boolean };

function sayings(fit: Match, needs: Needs): Saying[] {
  const { car, daysPerCharge, rapidKm, travel } = fit;
  const { known, unknown } = qualityReasons(car);
  const isRecorded = connectorBasis(car) !== 'assumed';
  const hasPlug = isRecorded && publicRapid(car.chargingProtocol) === 'yes';
  const isCharged = needs.privateParking || rapidKm !== null;
  const far = farReason(fit, needs);
  const said = (sentence: string | null, isGood: boolean): Saying[] =>
    sentence === null ? [] : [{ sentence, isGood }];
  return [
    ...said(far, false),
    ...said(dayReason(fit, needs), needs.dailyKm === 0 || daysPerCharge > 0),
    ...said(needs.trip && tripReason(fit, needs.trip), isDriven(travel)),
    ...said(far === null ? chargeReason(fit, needs) : null, isCharged),
    ...said(plugReason(fit, needs), hasPlug),
    ...known.flatMap((sentence) => said(sentence, true)),
    ...unknown.flatMap((sentence) => said(sentence, false)),
  ];
}

/** Whether a trip can be driven as planned. */
const isDriven = (travel: Drive | null): boolean =>
  travel?.answer.kind === 'planned' || travel?.answer.kind === 'generator';

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

/** How a car drives a trip, in a sentence. */
export function tripReason(fit: Match, trip: Trip): string {
  const { detour } = fit.travel ?? { detour: null };
  const by = detour && {
    place: placeName(detour.by),
    distance: kilometres(nearest(detour.km, 1)),
  };
  const way = by ? ` ${m.trips_detour(by)}.` : '';
  const said = journey(fit, trip) + way;
  return trip.isExample ? m.advice_trip_example({ journey: said }) : said;
}

function journey({ car, travel }: Match, { from, to, oneWayKm }: Trip): string {
  const figures = { from, to, distance: kilometres(kmThereAndBack(travel, oneWayKm)) };
  switch (travel?.answer.kind) {
    case 'planned':
      return drivenWith(travel.answer.stops, figures);
    case 'generator':
      return m.advice_trip_extended(figures);
    case 'gap': {
      const { between, and, km } = travel.answer;
      const ends = { between: placeName(between), and: placeName(and) };
      return m.advice_trip_gap({ ...figures, ...ends, gap: kilometres(nearest(km, 1)) });
    }
    case 'none':
      return notDriven[travel.answer.why]({ ...figures, plug: car.chargingProtocol });
    default:
      return m.advice_trip_unknown(figures);
  }
}

type Journey = Parameters<typeof m.advice_trip_one_charge>[0];

function drivenWith(stops: readonly Stop[], figures: Journey): string {
  if (stops.length === 0) return m.advice_trip_one_charge(figures);
  const minutes = stops.reduce((sum, stop) => sum + stop.minutes, 0);
  return m.advice_trip_stops({
    ...figures,
    ...asCount(stops.length),
    minutes: formatNumber(nearest(minutes, 5)),
    places: namesListed([...new Set(stops.map(({ point }) => pointName(point)))]),
  });
}

/** Why a car that needs a charge on the way does not get one. */
const notDriven = {
  slow: m.advice_trip_impossible,
  adapter: (figures: Journey) => m.advice_trip_adapter({ ...figures, ...adapterPrices() }),
  plug: m.advice_trip_plug,
};

const chargeReason = (fit: Match, needs: Needs) =>
  needs.privateParking ? homeReason(fit, needs) : rapidReason(fit);

/** What comes before all else for who charges neither at home nor near it; of a car that public rapid chargers take. */
function farReason({ car }: Match, { privateParking, slowHome }: Needs): string | null {
  if (privateParking || slowHome === null || publicRapid(car.chargingProtocol) !== 'yes')
    return null;
  return m.advice_rapid_far({ place: slowHome, distance: kilometres(publicCharging.nearKm) });
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

function rapidReason({ car, rapidKm }: Match): string {
  const plug = publicRapid(car.chargingProtocol);
  if (plug === 'adapter') return m.advice_rapid_adapter(adapterPrices());
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
  const isSaid = !privateParking || (travel !== null && !isOnBattery(travel));
  if (isSaid && isAssumed) return m.advice_plug_check({ plug });
  if (isSaid) return travel?.answer.kind === 'planned' ? m.advice_plug_some({ plug }) : null;
  if (kind !== 'adapter') return m.advice_plug_unknown({ plug });
  return isAssumed
    ? m.advice_plug_home_assumed({ plug, ...adapterPrices() })
    : m.advice_plug_home({ plug, ...adapterPrices() });
}

/** Whether nobody charges on the way. */
const isOnBattery = ({ answer }: Drive): boolean =>
  answer.kind === 'generator' || (answer.kind === 'planned' && answer.stops.length === 0);

const kilometres = (amount: number) => quantityInText(amount, m.unit_km());

/** Rounded to a step, but never to nothing. */
function nearest(amount: number, step: number): number {
  return Math.max(step, Math.round(amount / step) * step);
}
