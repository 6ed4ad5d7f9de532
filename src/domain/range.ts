import { rangeModel } from '#config/energy.ts';
import type { Car } from './car.ts';

/** How far a car goes on its battery, km: of a range-extended one without its generator, where that is known. */
export function electricRange(car: Pick<Car, 'powertrain' | 'range' | 'evRange'>): number | null {
  return car.powertrain === 'EREV' ? (car.evRange ?? car.range) : car.range;
}

/** The fields of a car from which its range on the road is estimated. */
export type Drivable = Pick<
  Car,
  | 'powertrain'
  | 'range'
  | 'evRange'
  | 'rangeCycle'
  | 'batteryCapacity'
  | 'usableCapacity'
  | 'townDraw'
  | 'motorwayDraw'
>;

export type RoadRange = {
  /** km on the battery that a driver can plan with, rounded to 5. */
  km: number;
  /** Share of the laboratory figure, 0 to 1. */
  share: number;
  cycle: keyof typeof rangeModel.inWltp;
  /** The laboratory figure, km. */
  ratedKm: number;
};

/** What a car has driven in a test: the energy of its battery, kWh, and what it draws, kWh per 100 km in mild weather. */
type Tested = { kwh: number; town: number; motorway: number };

/** Energy of the battery that a driver can use, kWh: the whole where nobody says; null where even that is unknown. */
export function usableKwh({
  usableCapacity,
  batteryCapacity,
}: Pick<Car, 'usableCapacity' | 'batteryCapacity'>): number | null {
  const kwh = usableCapacity ?? batteryCapacity;
  return kwh > 0 ? kwh : null;
}

function testedBy(car: Drivable): Tested | null {
  const kwh = usableKwh(car);
  const { townDraw: town, motorwayDraw: motorway } = car;
  return kwh === null || town === null || motorway === null ? null : { kwh, town, motorway };
}

/**
 * Range on the battery that a driver can plan with in mixed driving: half in town and half on the motorway, the air
 * conditioning on for half of the year; null without a range or its test cycle.
 */
export function roadRange(car: Drivable): RoadRange | null {
  const ratedKm = electricRange(car);
  if (ratedKm === null || ratedKm <= 0 || car.rangeCycle === null) return null;
  const { inWltp, mixed, heat } = rangeModel;
  const tested = testedBy(car);
  const km = tested
    ? ((tested.kwh * 100) / ((tested.town + tested.motorway) / 2)) *
      ((2 + heat.town + heat.motorway) / 4)
    : ratedKm * inWltp[car.rangeCycle].usual * mixed;
  const rounded = Math.round(km / 5) * 5;
  return { km: rounded, share: km / ratedKm, cycle: car.rangeCycle, ratedKm };
}

/** From the hottest day, with air conditioning, to mild weather; km, rounded to 10. */
export type RangeBand = { hot: number; mild: number };

/** Where a car is driven: in town, or on a motorway at 120 km/h. */
export type Driving = 'town' | 'motorway';

/** How far a battery lasts in town and on a motorway; null without a range or its test cycle. */
export function realRange(car: Drivable): Record<Driving, RangeBand> | null {
  const ratedKm = electricRange(car);
  if (ratedKm === null || ratedKm <= 0 || car.rangeCycle === null) return null;
  const { inWltp, town, motorway, motorwayFrom110, heat } = rangeModel;
  const band = (least: number, most: number, hot: number) => ({
    hot: Math.round((least * hot) / 10) * 10,
    mild: Math.round(most / 10) * 10,
  });
  const tested = testedBy(car);
  if (tested) {
    const inTown = (tested.kwh * 100) / tested.town;
    const onMotorway = ((tested.kwh * 100) / tested.motorway) * motorwayFrom110;
    return {
      town: band(inTown, inTown, heat.town),
      motorway: band(onMotorway, onMotorway, heat.motorway),
    };
  }
  const { least, most } = inWltp[car.rangeCycle];
  return {
    town: band(ratedKm * least * town, ratedKm * most * town, heat.town),
    motorway: band(ratedKm * least * motorway, ratedKm * most * motorway, heat.motorway),
  };
}
