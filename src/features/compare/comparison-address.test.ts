import { expect, test } from 'vitest';
import { readCompareKey } from './compared';
import { comparisonAddress } from './comparison-address';

test('the address names each car, so that it can be read back', () => {
  const seal = { brandId: 'byd', id: 'seal-(rwd),-851bec1e' };
  const zeekr = { brandId: 'zeekr', id: '001-5f0c1234' };
  const address = comparisonAddress([seal, zeekr]);
  expect(address).toBe('/cars?compare=byd/seal-%28rwd%29%2C-851bec1e&compare=zeekr/001-5f0c1234');
  const asked = new URL(address, 'http://localhost').searchParams.getAll('compare');
  expect(asked.map(readCompareKey)).toEqual([seal, zeekr]);
});
