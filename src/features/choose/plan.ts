import { answeredMonth } from '#domain/answered-month.ts';
import type { MonthlyUse } from '#domain/month.ts';
import { kmThereAndBack } from '#domain/road-trip.ts';
import { tripAddress } from '#domain/trip-address.ts';
import { planAddress } from '#domain/usual-plan.ts';
import type { Match, Needs } from '#features/advice/matching.ts';
import { oftenOf, type Wishes } from './wishes.ts';

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
  const { figures, meter, away, use } = answeredMonth({
    dailyKm,
    atHome: privateParking,
    isCoded: wishes.meter === 'coded',
    tripKm: trip ? kmThereAndBack(match?.travel ?? null, trip.oneWayKm) : 0,
    often: oftenOf(wishes),
    isFarFromRapid: slowHome !== null,
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
