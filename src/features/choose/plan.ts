import { chargingAssumptions } from '#config/energy.ts';
import type { MonthlyUse } from '#domain/month.ts';
import { kmThereAndBack } from '#domain/road-trip.ts';
import { tripAddress } from '#domain/trip-address.ts';
import { drivenAs, planAddress } from '#domain/usual-plan.ts';
import type { Match, Needs } from '#features/advice/matching.ts';
import { oftenOf, type Wishes } from './wishes.ts';

/** Days that a month has on average. */
const daysPerMonth = 365.25 / 12;

/** The km of a month that wishes come to; usual days alone. */
export const monthlyKm = (dailyKm: number): number => Math.round(dailyKm * daysPerMonth);

/** How a car is driven by a family. */
export type DrivenPlan = {
  use: MonthlyUse;
  /** The same as the address of the car's page says it, from its question mark on. */
  search: string;
};

/**
 * The month of a family with a car, whose trips go by the way that is planned for it, as the calculator on the car's page
 * takes it: km, % charged at home, km of a trip, trips a month, the kind of meter.
 */
export function monthPlanOf(
  wishes: Wishes,
  { dailyKm, trip, privateParking, slowHome }: Needs,
  match: Match | null,
): DrivenPlan {
  const figures = {
    km: monthlyKm(dailyKm),
    home: privateParking ? 100 : 0,
    trip: trip ? kmThereAndBack(match?.travel ?? null, trip.oneWayKm) : 0,
    often: oftenOf(wishes),
  };
  const meter = privateParking && wishes.meter === 'coded' ? ('coded' as const) : undefined;
  const away = slowHome === null ? undefined : ('ac' as const);
  const use = drivenAs({
    ...figures,
    use: chargingAssumptions.homeUseKwh,
    ...(meter && { meter }),
    ...(away && { away }),
  });
  const [from, to] = trip ? trip.ends : [wishes.home, null];
  return { use, search: tripAddress.write({ from, to }, searchOf(figures, { meter, away })) };
}

type Figures = { km: number; home: number; trip: number; often: number };

type Kinds = { meter: 'coded' | undefined; away: 'ac' | undefined };

/** The calculator takes no month without usual days, so the address says nothing of one. */
function searchOf({ km, home, trip, often }: Figures, kinds: Kinds): string {
  if (km === 0) return '';
  const travels = trip > 0 ? { trip: String(trip), often: String(often) } : {};
  return planAddress.write({ km: String(km), home: String(home), ...travels, ...kinds });
}
