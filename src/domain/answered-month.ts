import { chargingAssumptions } from '#config/energy.ts';
import type { MonthlyUse } from './month.ts';
import type { ShownFigures } from './shown.ts';
import { drivenAs } from './usual-plan.ts';

/** Days that a month has on average. */
const daysPerMonth = 365.25 / 12;

/** The km of a month that usual days come to. */
export const monthlyKm = (dailyKm: number): number => Math.round(dailyKm * daysPerMonth);

/** How a family drives and charges. */
type Answers = {
  dailyKm: number;
  atHome: boolean;
  /** Whether every unit at home has one price. */
  isCoded: boolean;
  /** km there and back; 0 for none. */
  tripKm: number;
  /** Trips a month. */
  often: number;
  /** Whether no public rapid charger is near, for who does not charge at home. */
  isFarFromRapid: boolean;
};

/** The month that answers come to, with the figures of the calculator for it. */
export function answeredMonth(answers: Answers) {
  const { dailyKm, atHome, isCoded, tripKm, often, isFarFromRapid } = answers;
  const figures = { km: monthlyKm(dailyKm), home: atHome ? 100 : 0, trip: tripKm, often };
  const meter = atHome && isCoded ? ('coded' as const) : undefined;
  const away = !atHome && isFarFromRapid ? ('ac' as const) : undefined;
  const kinds = { ...(meter && { meter }), ...(away && { away }) };
  const use = drivenAs({ ...figures, use: chargingAssumptions.homeUseKwh, ...kinds });
  return { figures, meter, away, use };
}

/** What the tool for choosing was told about driving. */
export type ToldDriving = NonNullable<ShownFigures['driving']>;

/**
 * The month of answers that were kept.
 * @param tripKm of their trip there and back by the car; null while that is not known
 * @returns null without it
 */
export function toldMonth(told: ToldDriving, tripKm: number | null): MonthlyUse | null {
  const { daily_km, charges_at_home, coded_meter = false, far_from_rapid = false, trip } = told;
  if (trip !== null && tripKm === null) return null;
  return answeredMonth({
    dailyKm: daily_km,
    atHome: charges_at_home,
    isCoded: coded_meter,
    tripKm: trip === null ? 0 : (tripKm ?? 0),
    often: trip?.a_month ?? 0,
    isFarFromRapid: far_from_rapid,
  }).use;
}
