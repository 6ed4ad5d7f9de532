import { chargingAssumptions, generatorLitresPer100Km } from '#config/energy.ts';
import type { Car } from './car.ts';
import { wallKwh } from './charging.ts';
import {
  type DrivingCost,
  drawPer100Km,
  drivingCost,
  householdBill,
  kmPerMonth,
  petrolMonth,
} from './driving-cost.ts';
import { type Drivable, realRange, usableKwh } from './range.ts';
import type { Band, Rates } from './tariffs.ts';
import { tripReserve } from './trip-plan.ts';

/** Trips on the motorway: km there and back, and how many a month. */
type Trips = { km: number; perMonth: number };

/** How the home's electricity is billed: by slabs, or every unit at one price, as coded meters do. */
export type Meter = 'slabs' | 'coded';

/** Where the rest is charged that is not charged at home: at any public point, or at AC points where no others are near. */
export type Away = 'any' | 'ac';

/** How a month is driven. */
export type MonthlyUse = {
  /** km of its usual days. */
  km: number;
  /** Share of that distance that is charged at home, 0 to 1. */
  homeShare: number;
  /** The household's consumption without the car, kWh. */
  homeUseKwh: number;
  /** Driven besides the usual days. */
  trips?: Trips | undefined;
  /** Slabs unless it is said. */
  meter?: Meter | undefined;
  /** Any unless it is said. */
  away?: Away | undefined;
  /** What the petrol car burns with which it is compared, litres per 100 km. */
  petrolLitres?: number | undefined;
};

/** The month of every page while nobody has said otherwise: the distance that most people drive, all of it charged at home. */
export const homeUse: MonthlyUse = {
  km: kmPerMonth,
  homeShare: 1,
  homeUseKwh: chargingAssumptions.homeUseKwh,
};

/** EGP, kWh or litres from the least to the most; the two are equal where there is one way alone. */
export type CostSpan = readonly [least: number, most: number];

/** EGP for the energy of a month; petrol that a generator burns is in it. */
export type Month = {
  /** Of the usual days and the trips. */
  km: number;
  /**
   * Charged at home on a meter of the car's own, the rest in public: at AC points, or at rapid chargers. To a coded home
   * such a meter is no cheaper, since it bills by the same price.
   */
  separate: CostSpan;
  /** The same on the household's meter. */
  shared: CostSpan;
  /** The whole distance by one way each. */
  whole: DrivingCost;
  /** kWh that the car draws at home. */
  homeKwh: number;
  /** Petrol that a generator burns on the trips. */
  litres: CostSpan;
};

export type MonthCar = Drivable & Pick<Car, 'dcChargingPower'>;

/** Energy of a month from each kind of socket, from its battery, kWh, and the petrol of a generator, litres. */
type Energy = { home: CostSpan; away: CostSpan; rapid: CostSpan; litres: CostSpan };

/**
 * The cost of a month's energy: the one calculation behind every monthly cost of the site, see `docs/figures.md`.
 * @returns null when the car's battery or range is not known
 */
export function monthOf(car: MonthCar, table: Rates, use: MonthlyUse): Month | null {
  const rates = ratesOn(use.meter, table);
  const draw = drawPer100Km(car);
  const energy = draw === null ? null : energyOf(car, draw, use);
  if (energy === null) return null;
  const bill = (kwh: number) => householdBill(kwh, rates.household.bands);
  const addedBill = (kwh: number) => bill(use.homeUseKwh + kwh) - bill(use.homeUseKwh);
  const away = awayPrices(car, rates, use.away);
  const cost = (home: (kwh: number) => number, end: 0 | 1) =>
    home(wallKwh(energy.home[end])) +
    energy.away[end] * away.any[end] +
    energy.rapid[end] * away.rapid +
    energy.litres[end] * rates.petrol.value;
  const km = use.km + (use.trips ? use.trips.km * use.trips.perMonth : 0);
  return {
    km,
    separate: [cost(bill, 0), cost(bill, 1)],
    shared: [cost(addedBill, 0), cost(addedBill, 1)],
    whole: wholeOf(energy, rates, km, use),
    homeKwh: wallKwh(energy.home[1]),
    litres: energy.litres,
  };
}

/** The rates of a home with a meter. */
function ratesOn(meter: Meter = 'slabs', rates: Rates): Rates {
  if (meter === 'slabs') return rates;
  const { coded } = rates.household;
  const upToKwh = Number.POSITIVE_INFINITY;
  const band = { upToKwh, blocks: [{ upToKwh, egpPerKwh: coded.value }] };
  return { ...rates, household: { bands: [band], coded } };
}

/** EGP for a kWh in the battery: at any public point, the cheaper kind first, and at rapid chargers. */
function awayPrices(car: MonthCar, { publicAc, publicDc }: Rates, where: Away = 'any') {
  const ac = wallKwh(1) * publicAc.value;
  const rapid = car.dcChargingPower === null ? ac : publicDc.value;
  const dear = where === 'ac' ? ac : rapid;
  return { any: [Math.min(ac, dear), Math.max(ac, dear)], rapid } as const;
}

/** The whole month by one way each, in weather between mild and hot. */
function wholeOf(
  energy: Energy,
  rates: Rates,
  km: number,
  { homeUseKwh, petrolLitres }: MonthlyUse,
): DrivingCost {
  const mean = ([least, most]: CostSpan) => (least + most) / 2;
  const kwh = mean(energy.home) + mean(energy.away) + mean(energy.rapid);
  const cost = drivingCost(km === 0 ? 0 : (kwh / km) * 100, rates, km, homeUseKwh);
  const generator = mean(energy.litres) * rates.petrol.value;
  return {
    petrol: petrolMonth(km, rates.petrol.value, petrolLitres),
    publicDc: cost.publicDc + generator,
    publicAc: cost.publicAc + generator,
    homeShared: cost.homeShared + generator,
    homeSeparate: cost.homeSeparate + generator,
  };
}

function energyOf(
  car: MonthCar,
  draw: number,
  { km, homeShare, trips }: MonthlyUse,
): Energy | null {
  const days = (draw * km) / 100;
  const { km: tripKm, perMonth } = trips ?? { km: 0, perMonth: 0 };
  const [mild, hot] = [tripEnergy(car, tripKm, 'mild'), tripEnergy(car, tripKm, 'hot')];
  if (mild === null || hot === null) return null;
  const [leastLitres, mostLitres] = generatorLitresPer100Km;
  const battery = [days + perMonth * mild.battery, days + perMonth * hot.battery] as const;
  return {
    home: [homeShare * battery[0], homeShare * battery[1]],
    away: [(1 - homeShare) * battery[0], (1 - homeShare) * battery[1]],
    rapid: [perMonth * mild.rapid, perMonth * hot.rapid],
    litres: [
      (perMonth * mild.generatorKm * leastLitres) / 100,
      (perMonth * hot.generatorKm * mostLitres) / 100,
    ],
  };
}

/**
 * What one trip takes: from the battery that it begins with, down to the reserve, and beyond it either at rapid
 * chargers or from the generator.
 * @param km there and back
 */
function tripEnergy(car: MonthCar, km: number, weather: 'mild' | 'hot') {
  const [range, kwh] = [realRange(car)?.motorway[weather], usableKwh(car)];
  if (range === undefined || range === 0 || kwh === null) return null;
  const onBattery = Math.min(km, range * (1 - tripReserve));
  const beyond = km - onBattery;
  const hasGenerator = car.powertrain === 'EREV';
  return {
    battery: (onBattery / range) * kwh,
    rapid: hasGenerator ? 0 : (beyond / range) * kwh,
    generatorKm: hasGenerator ? beyond : 0,
  };
}

/** How near a household's month is to the use from which on all of it is billed by dearer prices. */
export type Headroom = {
  /** The last kWh before. */
  upToKwh: number;
  /** How many more fit in. */
  leftKwh: number;
  /** The amount by which one more kWh raises the bill, EGP. */
  jumpEgp: number;
};

/** @returns null beyond the last such step. @param kwh of the month, the car's with it */
export function headroomOf(kwh: number, bands: readonly Band[]): Headroom | null {
  const upToKwh = bands.find((band) => kwh <= band.upToKwh)?.upToKwh;
  if (upToKwh === undefined || !Number.isFinite(upToKwh)) return null;
  const jumpEgp = householdBill(upToKwh + 1, bands) - householdBill(upToKwh, bands);
  return { upToKwh, leftKwh: Math.floor(upToKwh - kwh), jumpEgp };
}
