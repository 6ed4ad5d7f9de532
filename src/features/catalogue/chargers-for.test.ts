import { expect, it } from 'vitest';
import { chargersFor } from './chargers-for.ts';

it('leads to the chargers that fit, or to all where none is known to', () => {
  const address = (chargingProtocol: string) => chargersFor({ chargingProtocol });
  expect(address('CCS2')).toBe('/chargers?connector=type-2&connector=ccs2#found');
  expect(address('GB/T')).toBe('/chargers?connector=gbt-ac&connector=gbt-dc#found');
  expect(address('CHAdeMO')).toBe('/chargers');
  expect(address('خاص')).toBe('/chargers');
});
