import { describe, expect, it, test } from 'vitest';
import { alexandria, cairo, distanceBetween, placeOf } from './places.ts';
import { planTrip, type TripCar } from './trip-plan.ts';

/** 570 km WLTP: on the motorway 400 km on a hot day, 430 in mild weather. */
const seal: TripCar = {
  powertrain: 'BEV',
  range: 570,
  evRange: null,
  rangeCycle: 'WLTP',
  batteryCapacity: 82.5,
  acChargingPower: 11,
  dcChargingPower: 150,
  chargingProtocol: 'CCS2',
};

const plan = (km: number, change: Partial<TripCar> = {}) => planTrip({ ...seal, ...change }, km);

describe('a trip', () => {
  it('that the battery lasts for needs no stop', () => {
    // 220 of 400 km leave 45 %, of 430 km 49 %.
    const found = plan(220);
    expect(found).toMatchObject({ stops: 0, minutesPerStop: null, needsAdapter: false });
    expect(found?.left.hot).toBeCloseTo(0.45);
    expect(found?.left.mild).toBeCloseTo(0.488, 2);
  });

  it('counts the stops that a hot day needs, from 15 to 80 %', () => {
    // 440 km: 340 on the first battery, so 100 are missing; one stop brings 260.
    expect(plan(440)?.stops).toBe(1);
    // 82.5 kWh x 65 % at 60 % of 150 kW are 36 minutes.
    expect(plan(440)?.minutesPerStop).toBeCloseTo(35.75);
    // 1,300 km: 960 are missing, 960 / 260 are 4 stops.
    expect(plan(1300)?.stops).toBe(4);
  });

  it('of a range-extended car never waits', () => {
    const extended = { powertrain: 'EREV', range: 200, evRange: 200, rangeCycle: 'CLTC' } as const;
    expect(plan(900, extended)).toMatchObject({ stops: 0, hasGenerator: true });
  });

  it('says when a plug fits no public rapid charger, and when there is none to use', () => {
    expect(plan(440, { chargingProtocol: 'GB/T' })?.needsAdapter).toBe(true);
    expect(plan(220, { chargingProtocol: 'GB/T' })?.needsAdapter).toBe(false);
    expect(plan(440, { dcChargingPower: null })).toMatchObject({
      stops: null,
      minutesPerStop: null,
      needsAdapter: false,
    });
  });

  it('is unknown without range or cycle', () => {
    expect(plan(220, { range: null })).toBeNull();
    expect(plan(220, { rangeCycle: null })).toBeNull();
  });
});

test('distances are those from Cairo, or through it', () => {
  const place = (id: string) => placeOf(id) ?? cairo;
  expect(distanceBetween(cairo, alexandria)).toBe(220);
  expect(distanceBetween(alexandria, place('north-coast'))).toBe(50);
  expect(distanceBetween(place('tanta'), place('hurghada'))).toBe(550);
  expect(distanceBetween(place('luxor'), place('luxor'))).toBe(0);
});
