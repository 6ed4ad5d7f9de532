import { expect, it } from 'vitest';
import { sampleCar } from './fixture.ts';
import { lastsFor, leftAfter } from './trip-plan.ts';

/** 570 km WLTP: on the motorway 370 km on a hot day, 400 in mild weather. */
const seal = sampleCar({ range: 570, rangeCycle: 'WLTP' });

it('leaves of a battery what the kilometres do not take', () => {
  // 219 of 370 km leave 41 %, of 400 km 45 %.
  expect(leftAfter(seal, 219)?.hot).toBeCloseTo(0.408, 2);
  expect(leftAfter(seal, 219)?.mild).toBeCloseTo(0.453, 2);
  expect([lastsFor(seal, 314), lastsFor(seal, 315)]).toEqual([true, false]);
});

it('is unknown without range or cycle', () => {
  expect(leftAfter(sampleCar({ range: null }), 219)).toBeNull();
  expect(lastsFor(sampleCar({ rangeCycle: null }), 219)).toBeNull();
});
