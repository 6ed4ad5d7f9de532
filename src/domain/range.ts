import { rangeModel, realWorldShare } from '#config/energy.ts';
import type { Car } from './car.ts';

/** How far a car goes on its battery, km: of a range-extended one without its generator, where that is known. */
export function electricRange(car: Pick<Car, 'powertrain' | 'range' | 'evRange'>): number | null {
  return car.powertrain === 'EREV' ? (car.evRange ?? car.range) : car.range;
}

/** The fields of a car from which its range on the road is estimated. */
export type Drivable = Pick<Car, 'powertrain' | 'range' | 'evRange' | 'rangeCycle'>;

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

/** From the hottest day, with air conditioning, to mild weather; km, rounded to 10. */
export type RangeBand = { hot: number; mild: number };

/** How far a battery lasts in town, and on a motorway at 120 km/h; null without a range or its test cycle. */
export function realRange(car: Drivable): Record<'town' | 'motorway', RangeBand> | null {
  const ratedKm = electricRange(car);
  if (ratedKm === null || ratedKm <= 0 || car.rangeCycle === null) return null;
  const { inWltp, motorway, heat } = rangeModel;
  const [least, most] = inWltp[car.rangeCycle];
  const km = (share: number) => Math.round((ratedKm * share) / 10) * 10;
  return {
    town: { hot: km(least * heat.town), mild: km(most) },
    motorway: { hot: km(least * motorway * heat.motorway), mild: km(most * motorway) },
  };
}
