import { chargingAssumptions } from '#config/energy.ts';
import { publicCharging } from '#config/public-charging.ts';
import { rapidHours } from '#domain/charging.ts';
import type { ListedCar } from '#domain/listing-data.ts';
import { publicRapid } from '#domain/plugs.ts';
import type { Ground } from '#domain/points-on-way.ts';
import { roadRange } from '#domain/range.ts';
import { type Drive, planRoadTrip } from '#domain/road-trip.ts';
import type { Trip } from './trip.ts';

/**
 * How cars are matched to what a person says about their driving.
 *
 * The range to plan with is the rated range times the share of its test cycle, less a fifth as reserve. It answers up
 * to three questions, each from 0 (not at all) to 1 (fully):
 *
 * 1. Day: does a charge last until the next convenient one? With a private parking space that is two days, without one
 *    four. A battery-electric car that is the only car must also manage an occasional longer day; a range-extended car
 *    has its generator for that.
 * 2. Trip, for people who travel: how long do they wait at rapid chargers there and back, compared with the time at the
 *    wheel? A range-extended car never waits, but beyond its battery it burns petrol, which is worth three quarters. A car
 *    that would need an adapter, or for which no charger is known on a stretch, answers it not at all. It counts a quarter if
 *    another car can go instead.
 * 3. Rapid charging, for people who cannot charge at home: how many km does half an hour at a rapid charger bring? A car
 *    whose plug fits no public rapid charger is not suggested to them at all. It counts a half where no such charger is known
 *    near their home.
 *
 * The mean of these is the fit, in four grades; `ranking.ts` says which of the cars that fit are suggested.
 */
const rule = {
  reserve: 0.2,
  /** Days that should pass between two charges. */
  daysWithParking: 2,
  daysWithoutParking: 4,
  /** km of an occasional longer day. */
  oddKm: 150,
  /** km/h on the road between cities. */
  travelSpeed: 90,
  /** The longest wait that counts, as a share of the time at the wheel. */
  longestWait: 0.5,
  /** The weight of a trip when there is another car. */
  tripShareOfSecondCar: 0.25,
  /** km that half an hour at a rapid charger should bring. */
  rapidKm: 250,
  /** What rapid charging is worth where no charger is near the home. */
  farRapid: 0.5,
  /** A car below this grade for the day is never suggested, whatever its other grades. */
  leastDay: 0.2,
  /** The lowest fit of each grade; a car below the last, is never suggested. */
  grades: [0.9, 0.7, 0.6, 0.4],
  /** What a trip is worth that a generator drives: nobody waits, but it takes petrol. */
  petrolTrip: 0.75,
} as const;

/** The person's needs, from the form. */
export type Needs = {
  dailyKm: number;
  /** Null when they stay in their city. */
  trip: Trip | null;
  ownSecondCar: boolean;
  privateParking: boolean;
  /** The name of a home near which no public rapid charger is known; null where one is, and for who charges at home. */
  slowHome: string | null;
  /** EGP; null when none was named. The cars are those within it. */
  budget: number | null;
};

/** What keeps a car from fitting the needs. */
export type Misfit =
  /** The range that usual days ask for is missing as many km. */
  | { kind: 'day'; shortKm: number }
  /** The trip takes too long, or cannot be driven. */
  | { kind: 'trip' }
  /** Half an hour at a rapid charger brings too little, km; null when nothing is known to. */
  | { kind: 'rapid'; km: number | null }
  /** There is no plug for public chargers, and none at home. */
  | { kind: 'plug' };

/** How a car fits the needs. */
export type Match = {
  car: ListedCar;
  /** From 0, the best, to 3; null when the car hardly fits. */
  grade: number | null;
  /** Why it hardly fits; empty for a car with a grade. */
  misfits: Misfit[];
  /** km on the battery to plan with, reserve included. */
  everydayKm: number;
  /** Whole days that a charge lasts; infinite when nothing is driven. */
  daysPerCharge: number;
  /** The trip there and back; null without a trip. */
  travel: Drive | null;
  /** km that half an hour at a rapid charger brings; null when unknown. */
  rapidKm: number | null;
};

/** How cars fit the needs; without those whose range on the road is unknown. @param ground for a trip, if there is one */
export const matchesOf = (
  cars: readonly ListedCar[],
  needs: Needs,
  ground: Ground | null,
): Match[] => cars.flatMap((car) => matchOf(car, needs, ground) ?? []);

/** How a car fits the needs; null when its range on the road is unknown. @param ground for a trip, if there is one */
export function matchOf(car: ListedCar, needs: Needs, ground: Ground | null): Match | null {
  const everydayKm = roadRange(car)?.km ?? 0;
  if (everydayKm === 0) return null;
  const usableKm = everydayKm * (1 - rule.reserve);
  const travel = needs.trip && ground && planRoadTrip(car, ground, ...needs.trip.ends);
  const rapidKm = rapidKmOf(car, everydayKm);

  const wantedKm = wantedOf(car, needs);
  const day = wantedKm === 0 ? 1 : Math.min(1, usableKm / wantedKm);
  const asDay: Misfit = { kind: 'day', shortKm: wantedKm - usableKm };
  const marks: Mark[] = [{ mark: day, weight: 1, misfit: asDay }];
  if (needs.trip) {
    const mark = travel ? tripMark(travel.back) : 0;
    const weight = needs.ownSecondCar ? rule.tripShareOfSecondCar : 1;
    marks.push({ mark, weight, misfit: { kind: 'trip' } });
  }
  if (!needs.privateParking) {
    const worth = needs.slowHome === null ? 1 : rule.farRapid;
    const mark = worth * Math.min(1, (rapidKm ?? 0) / rule.rapidKm);
    marks.push({ mark, weight: 1, misfit: { kind: 'rapid', km: rapidKm } });
  }
  const misfits: Misfit[] = [];
  if (!needs.privateParking && publicRapid(car.chargingProtocol) !== 'yes') {
    misfits.push({ kind: 'plug' });
  }
  if (day < rule.leastDay) misfits.push(asDay);
  const grade = gradeOf(meanOf(marks));
  if (grade === null) {
    // A mean is below the last grade only where one of its marks is.
    const weak = marks.filter(({ mark }) => mark < rule.grades[3]).map(({ misfit }) => misfit);
    misfits.push(...weak.filter((misfit) => !misfits.includes(misfit)));
  }
  return {
    car,
    grade: misfits.length > 0 ? null : grade,
    misfits,
    everydayKm,
    daysPerCharge: Math.floor(usableKm / needs.dailyKm),
    travel: travel?.back ?? null,
    rapidKm,
  };
}

/** An answer to one of the questions, and what is wrong where it is low. */
type Mark = { mark: number; weight: number; misfit: Misfit };

function meanOf(marks: readonly Mark[]): number {
  const weights = marks.reduce((sum, { weight }) => sum + weight, 0);
  return marks.reduce((sum, { mark, weight }) => sum + mark * weight, 0) / weights;
}

function gradeOf(fit: number): number | null {
  const grade = rule.grades.findIndex((least) => fit >= least);
  return grade < 0 ? null : grade;
}

/** The range that should last from one convenient charge to the next, km, reserve excluded. */
function wantedOf(car: ListedCar, needs: Needs): number {
  const days = needs.privateParking ? rule.daysWithParking : rule.daysWithoutParking;
  const alone = car.powertrain === 'BEV' && !needs.ownSecondCar;
  return needs.dailyKm * days + (alone ? rule.oddKm : 0);
}

/** Waiting at the chargers on the way, compared with the time at the wheel. */
function tripMark({ km, answer }: Drive): number {
  if (answer.kind === 'generator') return rule.petrolTrip;
  if (answer.kind !== 'planned') return 0;
  const waiting = answer.stops.reduce((sum, { minutes }) => sum + minutes / 60, 0);
  return Math.max(0, 1 - waiting / (km / rule.travelSpeed) / rule.longestWait);
}

/** What half an hour at a public rapid charger brings, km; null for a car that charges at none. */
function rapidKmOf(car: ListedCar, everydayKm: number): number | null {
  const hours = rapidHours(car, publicCharging.rapidKw.usual);
  if (hours === null || publicRapid(car.chargingProtocol) !== 'yes') return null;
  return everydayKm * chargingAssumptions.rapidShare * Math.min(1, 0.5 / hours);
}
