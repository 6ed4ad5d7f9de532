import { expect, it } from 'vitest';
import { faultOf } from './file-fault.ts';

it.each([
  ['image/png', 5_242_880, null],
  ['image/jpeg', 1, null],
  ['image/webp', 5_242_881, 'size'],
  ['image/svg+xml', 100, 'type'],
  ['application/pdf', 9_000_000, 'type'],
  ['', 100, 'type'],
])('a file of type %j and %d bytes: %j', (type, size, fault) => {
  expect(faultOf({ type, size })).toBe(fault);
});
