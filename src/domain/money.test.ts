import { describe, expect, it, test } from 'vitest';
import { breakEvenMonths } from './break-even.ts';
import type { Charger } from './charger.ts';
import { petrolMonth } from './driving-cost.ts';
import { sampleCar } from './fixture.ts';
import { cheapestForWall, homeChargerFor } from './home-charger.ts';
import { headroomOf, type MonthlyUse, monthOf } from './month.ts';
import { leftOut, onTheRoad } from './on-the-road.ts';
import { sampleTariffs } from './tariffs-fixture.ts';

const { bands } = sampleTariffs.household;
const use = { km: 1250, homeShare: 0.8, homeUseKwh: 400 };

/** 17 kWh for 100 km: 82.45 kWh for 485 km. */
const seal = sampleCar({ range: 570, rangeCycle: 'WLTP', batteryCapacity: 82.45 });

const monthFor = (change: Partial<MonthlyUse> = {}, car = seal) => {
  const month = monthOf(car, sampleTariffs, { ...use, ...change });
  if (month === null) throw new Error('No month.');
  return month;
};

describe('monthOf', () => {
  // By hand, at 17 kWh for 100 km, a loss of 14 % and 1,000 of 1,250 km charged at home: 170 / 0.86 = 197.67 kWh.
  // Own meter: 197.67 x 0.95 = 187.79. Household of 400: before 200 x 0.95 + 150 x 1.55 + 50 x 1.95 = 520, with
  // 597.67 kWh another 197.67 x 1.95 = 385.47. Away, 250 km: 42.5 / 0.86 x 3.393 = 167.68 at AC points, 42.5 x 6.552 =
  // 278.46 at rapid chargers, which meter what goes into the car.
  it('charges at home on either meter, and the rest in public', () => {
    const month = monthFor();
    expect(month.separate[0]).toBeCloseTo(187.79 + 167.68, 1);
    expect(month.separate[1]).toBeCloseTo(187.79 + 278.46, 1);
    expect(month.shared[0]).toBeCloseTo(385.47 + 167.68, 1);
    expect(month.shared[1]).toBeCloseTo(385.47 + 278.46, 1);
  });

  it('knows no dearer way for a car without rapid charging', () => {
    const { separate } = monthFor({}, { ...seal, dcChargingPower: null });
    expect(separate[1]).toBe(separate[0]);
  });

  it('adds nothing away from home for who never charges there', () => {
    const { separate, whole } = monthFor({ homeShare: 1 });
    expect(separate[0]).toBeCloseTo(whole.homeSeparate, 6);
    expect(separate[1]).toBeCloseTo(whole.homeSeparate, 6);
  });

  // The worked example of the household tariff: 315 kWh of the car lift a home of 400 kWh from 520 to 1,501.50.
  it('bills all of a month by the higher price once it passes a limit', () => {
    const batteryCapacity = ((315 * 0.86) / 1250) * 485;
    const { whole } = monthFor({ homeShare: 1 }, { ...seal, batteryCapacity });
    expect(whole.homeShared).toBeCloseTo(1501.5 - 520, 2);
    expect(whole.homeSeparate).toBeCloseTo(368.25, 2);
  });

  it('is unknown without a battery or a range', () => {
    expect(monthOf({ ...seal, batteryCapacity: 0 }, sampleTariffs, use)).toBeNull();
    expect(monthOf({ ...seal, range: null }, sampleTariffs, use)).toBeNull();
  });
});

describe('a month with trips', () => {
  // Four times 438 km. On the motorway 400 km of mild and 370 of hot weather to 82.45 kWh. Down to 15 % the battery gives
  // 70.08 kWh. Mild: 438 km take 90.28 kWh, so 20.2 at rapid chargers; hot 97.6 kWh, so 27.52.
  // At home: 1,250 km are 212.5 kWh, with 4 x 70.08 are 492.8, from the wall 573.06: on a meter of its own 190 + 232.5 +
  // 223.06 x 1.95 = 857.46. Rapid: 4 x 20.2 x 6.552 = 529.5 and 4 x 27.52 x 6.552 = 721.3.
  it('fills the battery at home before each, and the rest at rapid chargers', () => {
    const month = monthFor({ homeShare: 1, trips: { km: 438, perMonth: 4 } });
    expect(month.km).toBe(1250 + 4 * 438);
    expect(month.separate[0]).toBeCloseTo(857.46 + 529.5, 0);
    expect(month.separate[1]).toBeCloseTo(857.46 + 721.3, 0);
  });

  // 200 km CLTC: 144 to 166 in WLTP, on the motorway 90 to 120 km. Down to 15 %: 76.5 and 102 km on the battery, so the
  // generator drives 336 to 361.5 of 438 km: 336 x 0.065 = 21.84 and 361.5 x 0.08 = 28.92 litres a trip.
  it('burns petrol where a generator goes on', () => {
    const extended = sampleCar({
      powertrain: 'EREV',
      range: 200,
      evRange: 200,
      rangeCycle: 'CLTC',
      batteryCapacity: 27.3,
    });
    const without = monthFor({ homeShare: 1 }, extended);
    const month = monthFor({ homeShare: 1, trips: { km: 438, perMonth: 1 } }, extended);
    const petrol = sampleTariffs.petrol.value;
    const atHome = (27.3 * 0.85) / 0.86;
    expect(month.homeKwh - without.homeKwh).toBeCloseTo(atHome, 1);
    expect(month.separate[0] - without.separate[0]).toBeGreaterThan(21.84 * petrol);
    expect(month.separate[1] - without.separate[1]).toBeLessThan(28.92 * petrol + atHome * 2.23);
  });
});

// By hand: 8 litres for each of 12.5 hundred km are 100 litres.
test('a month of petrol', () => {
  expect(petrolMonth(1250, 20.75)).toBeCloseTo(2075, 6);
  expect(petrolMonth(1250, 24)).toBeCloseTo(2400, 6);
});

describe('headroomOf', () => {
  // 650 kWh cost 190 + 232.50 + 585 = 1,007.50; 651 x 2.10 = 1,367.10.
  it('finds the next step and what it adds at once', () => {
    const room = headroomOf(588.9, bands);
    expect(room).toMatchObject({ upToKwh: 650, leftKwh: 61 });
    expect(room?.jumpEgp).toBeCloseTo(359.6, 2);
  });

  // 1,000 x 2.10 = 2,100; 1,001 x 2.23 = 2,232.23.
  it('goes on to the last step, beyond which there is none', () => {
    expect(headroomOf(700, bands)?.jumpEgp).toBeCloseTo(132.23, 2);
    expect(headroomOf(1000.5, bands)).toBeNull();
  });
});

describe('a coded meter', () => {
  // 17 kWh for 100 km: 212.5 kWh a month, 247.09 from the wall, at 2.23 from the first one: 551.02, on either meter. The
  // household's own use changes nothing. 100 km are 19.77 kWh from the wall, 44 EGP.
  it('bills every unit at one price, so that a second meter saves nothing', () => {
    const month = monthFor({ homeShare: 1, meter: 'coded' });
    expect(month.separate[0]).toBeCloseTo(551.02, 1);
    expect(month.shared).toEqual(month.separate);
    expect(monthFor({ homeShare: 1, meter: 'coded', homeUseKwh: 1500 }).shared).toEqual(
      month.shared,
    );
    expect((month.whole.homeSeparate / 1250) * 100).toBeCloseTo(44.08, 1);
    expect(month.whole.homeShared).toBe(month.whole.homeSeparate);
  });

  it('changes nothing away from home', () => {
    const away = monthFor({ homeShare: 0 });
    expect(monthFor({ homeShare: 0, meter: 'coded' }).separate).toEqual(away.separate);
  });
});

// By hand: 6.5 litres for each of 12.5 hundred km at 22.25.
test('a month is compared with the petrol car of the person', () => {
  expect(monthFor({ petrolLitres: 6.5 }).whole.petrol).toBeCloseTo(1807.81, 2);
  expect(monthFor().whole.petrol).toBeCloseTo(2225, 2);
});

describe('onTheRoad', () => {
  const facts = { insuranceShare: [2, 4], compulsory: 120 } as const;
  const unknown = { insuranceShare: null, compulsory: null };

  // 1,550,000 + 2 % (31,000) or 4 % (62,000) of it + 120 + 25,000 + 15,000.
  it('sums what is known, with the least insurance and with the most', () => {
    const home = { charger: 25_000, installation: 15_000 };
    expect(onTheRoad(1_550_000, facts, home)).toMatchObject({
      insurance: [31_000, 62_000],
      sum: [1_621_120, 1_652_120],
    });
  });

  it('leaves out what is not known, and charging at home for who does without', () => {
    const home = { charger: null, installation: 15_000 };
    expect(onTheRoad(1_550_000, facts, home)?.sum).toEqual([1_596_120, 1_627_120]);
    expect(onTheRoad(1_550_000, unknown, home)?.sum).toEqual([1_565_000, 1_565_000]);
    expect(onTheRoad(1_550_000, unknown, null)).toMatchObject({ insurance: null });
    expect(onTheRoad(null, facts, home)).toBeNull();
  });

  it('names what is in no sum', () => {
    const always = ['licence', 'registration', 'plates', 'inspection', 'stamp'];
    expect(leftOut({ chargingProtocol: 'CCS2' }, false)).toEqual(always);
    expect(leftOut({ chargingProtocol: 'GB/T' }, true)).toEqual([...always, 'supply', 'adapter']);
  });
});

describe('breakEvenMonths', () => {
  // 300,000 / (2,225 of petrol - 340 of energy) = 159.2: in the 160th month.
  it('is when savings have paid the difference', () => {
    expect(breakEvenMonths(300_000, 2225 - 340, 0)).toBe(160);
  });

  // 100,000 at 19 % earn 1,583.33 a month of the 2,500 that are saved: ln(1 - 0.6333) = -1.0033, and ln(1 + 0.19 / 12)
  // = 0.015709: 63.87 months. Without interest 40.
  it('is later with the interest that the money would have earned', () => {
    expect(breakEvenMonths(100_000, 2500, 0)).toBe(40);
    expect(breakEvenMonths(100_000, 2500, 19)).toBe(64);
  });

  // 300,000 earn 4,000 a month at 16 %, 4,750 at 19 %.
  it('is never where the interest takes all that is saved', () => {
    expect(breakEvenMonths(300_000, 2500, 16)).toBeNull();
    expect(breakEvenMonths(300_000, 2500, 19)).toBeNull();
    expect(breakEvenMonths(300_000, 4750, 19)).toBeNull();
  });

  it('is at once for what costs no more', () => {
    expect(breakEvenMonths(0, 100, 19)).toBe(0);
    expect(breakEvenMonths(-50_000, 0, 19)).toBe(0);
  });

  it('is never for what saves nothing, or too little for fifty years', () => {
    expect(breakEvenMonths(300_000, 0, 0)).toBeNull();
    expect(breakEvenMonths(300_000, -10, 0)).toBeNull();
    expect(breakEvenMonths(-10_000, -10, 0)).toBeNull();
    expect(breakEvenMonths(300_000, 499, 0)).toBeNull();
    expect(breakEvenMonths(300_000, 500, 0)).toBe(600);
  });
});

describe('homeChargerFor', () => {
  const charger = (
    name: string,
    price: number | null,
    connectorType: string,
    category = 'Home',
  ): Charger => ({
    id: name,
    recordId: name,
    name,
    powerKw: 7,
    price,
    priceStanding: 'level',
    priceSource: null,
    priceVerifiedOn: null,
    connectorType,
    inputType: null,
    warrantyYears: null,
    features: [],
    featuresAr: [],
    images: [],
    category,
    updatedAt: '2026-11-20T00:00:00Z',
  });
  const chargers = [
    charger('dear', 40_000, 'Type 2'),
    charger('cheap', 25_000, 'Type 2'),
    charger('unpriced', null, 'Type 2'),
    charger('portable', 9000, 'Type 2', 'Portable'),
    charger('gbt', 18_000, 'GB/T AC'),
  ];

  it('is the cheapest for the wall whose plug fits', () => {
    expect(homeChargerFor({ chargingProtocol: 'CCS2' }, chargers)?.name).toBe('cheap');
    expect(homeChargerFor({ chargingProtocol: 'GB/T' }, chargers)?.name).toBe('gbt');
    expect(homeChargerFor({ chargingProtocol: 'CHAdeMO' }, chargers)).toBeNull();
  });

  it('is the same out of the cheapest of each plug', () => {
    const few = cheapestForWall(chargers);
    expect(few.map(({ name }) => name)).toEqual(['cheap', 'gbt']);
    for (const chargingProtocol of ['CCS2', 'GB/T', 'CCS2 / GB/T', 'CHAdeMO']) {
      expect(homeChargerFor({ chargingProtocol }, few)).toEqual(
        homeChargerFor({ chargingProtocol }, chargers),
      );
    }
  });
});
