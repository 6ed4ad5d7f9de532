import { describe, expect, it } from 'vitest';
import { sampleCar } from './fixture.ts';
import { planTrip, type TripCar } from './trip-plan.ts';

/** 570 km WLTP: on the motorway 370 km on a hot day, 400 in mild weather. */
const seal: TripCar = sampleCar({
  range: 570,
  rangeCycle: 'WLTP',
  batteryCapacity: 82.5,
  dcChargingPower: 150,
  chargingProtocol: 'CCS2',
});

const plan = (km: number, change: Partial<TripCar> = {}) => planTrip({ ...seal, ...change }, km);

describe('a trip', () => {
  it('that the battery lasts for needs no stop', () => {
    // 219 of 370 km leave 41 %, of 400 km 45 %.
    const found = plan(219);
    expect(found).toMatchObject({ stops: 0, minutes: null, plug: 'yes' });
    expect(found?.left.hot).toBeCloseTo(0.408, 2);
    expect(found?.left.mild).toBeCloseTo(0.453, 2);
  });

  it('counts the stops that a hot day needs, from 15 to 80 %', () => {
    // 438 km: 314.5 on the first battery, so 123.5 are missing; one stop brings 240.5.
    expect(plan(438)?.stops).toBe(1);
    // 82.5 kWh x 65 % are 53.6 kWh: at 50 kW 64 minutes; at 120 kW the car takes 113.25 on average, 28 minutes.
    expect(plan(438)?.minutes?.usual).toBeCloseTo(64.35);
    expect(plan(438)?.minutes?.best).toBeCloseTo(28.41, 1);
    // 1,300 km: 985.5 are missing, / 240.5 are 5 stops.
    expect(plan(1300)?.stops).toBe(5);
  });

  // Zeekr 7X, 65 kWh per stop: its 420 kW help nowhere in Egypt.
  it('is as quick as the charger, however much the car could take', () => {
    const strong = { batteryCapacity: 100, dcChargingPower: 420, range: 530 };
    expect(plan(500, strong)?.minutes?.usual).toBeCloseTo(78);
    expect(plan(500, strong)?.minutes?.best).toBeCloseTo(32.5);
  });

  it('of a range-extended car never waits', () => {
    const extended = { powertrain: 'EREV', range: 200, evRange: 200, rangeCycle: 'CLTC' } as const;
    expect(plan(900, extended)).toMatchObject({ stops: 0, hasGenerator: true });
  });

  it('says when a plug fits no public rapid charger, and when there is none to use', () => {
    expect(plan(438, { chargingProtocol: 'GB/T' })?.plug).toBe('adapter');
    expect(plan(438, { chargingProtocol: 'CHAdeMO' })?.plug).toBe('some');
    expect(plan(438, { dcChargingPower: null })).toMatchObject({ stops: null, minutes: null });
  });

  it('is unknown without range or cycle', () => {
    expect(plan(219, { range: null })).toBeNull();
    expect(plan(219, { rangeCycle: null })).toBeNull();
  });
});
