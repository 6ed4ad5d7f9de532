import { expect, it } from 'vitest';
import { electricRange } from './electric-range';

it.each([
  ['of a battery-electric car is its range', { powertrain: 'BEV', range: 500, evRange: null }, 500],
  ['of a range-extended car is its own', { powertrain: 'EREV', range: 1000, evRange: 200 }, 200],
  ['is the range where no other is known', { powertrain: 'EREV', range: 210, evRange: null }, 210],
  ['may be unknown', { powertrain: 'EREV', range: null, evRange: null }, null],
] as const)('the electric range %s', (_, car, km) => {
  expect(electricRange(car)).toBe(km);
});
