import { expect, test } from 'vitest';
import { comparedIn, comparisonAddress, withCompared } from './comparison-address';

const seal = { brandId: 'byd', id: 'seal-(rwd),-851bec1e' };
const zeekr = { brandId: 'zeekr', id: '001-5f0c1234' };

test('the address names each car, so that it can be read back', () => {
  const address = comparisonAddress([seal, zeekr]);
  expect(address).toBe('/cars?compare=byd/seal-%28rwd%29%2C-851bec1e&compare=zeekr/001-5f0c1234');
  expect(comparedIn(new URL(address, 'http://localhost').search)).toEqual([seal, zeekr]);
});

test('other cars take the place of those that were named, and all else stays', () => {
  const asked = new URLSearchParams('?q=seal&compare=mg/mg4-1a2b3c4d&sort=price_asc');
  expect(withCompared(asked, [zeekr])).toBe('q=seal&sort=price_asc&compare=zeekr/001-5f0c1234');
  expect(withCompared(asked, [])).toBe('q=seal&sort=price_asc');
});

test('an address that names no car, or nothing that is one, compares none', () => {
  expect(comparedIn('?sort=price_asc')).toBeNull();
  expect(comparedIn('?compare=nonsense')).toBeNull();
  expect(comparedIn('?compare=')).toBeNull();
});
