import { realWorldShare } from '@/config/energy';
import { electricRange } from './electric-range';

/** What an estimate of the range on the road needs of a car. */
export type Drivable = {
  powertrain: 'BEV' | 'EREV';
  range: number | null;
  evRange: number | null;
  rangeCycle: keyof typeof realWorldShare | null;
};

export type RoadRange = {
  /** km on the battery that a driver can plan with, rounded to 5. */
  km: number;
  /** Share of the laboratory figure, 0 to 1. */
  share: number;
  cycle: keyof typeof realWorldShare;
  /** The laboratory figure, km. */
  ratedKm: number;
};

/** Range on the battery that a driver can plan with; null without a range or its test cycle. */
export function roadRange(car: Drivable): RoadRange | null {
  const ratedKm = electricRange(car);
  if (ratedKm === null || ratedKm <= 0 || car.rangeCycle === null) return null;
  const share = realWorldShare[car.rangeCycle];
  return { km: Math.round((ratedKm * share) / 5) * 5, share, cycle: car.rangeCycle, ratedKm };
}
