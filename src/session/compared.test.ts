import { describe, expect, it, test } from 'vitest';
import {
  compareAddress,
  compareKey,
  comparisonAddress,
  isCompared,
  parseCompared,
  readCompareKey,
} from './compared.ts';

const seal = { brandId: 'byd', id: 'seal-(rwd),-851bec1e' };
const zeekr = { brandId: 'zeekr', id: '001-5f0c1234' };

describe('compareKey', () => {
  it('is read back', () => {
    expect(readCompareKey(compareKey(seal))).toEqual(seal);
  });

  it.each(['', 'byd', 'byd/', '/seal', 'byd/seal/rwd'])('%j names no car', (key) => {
    expect(readCompareKey(key)).toBeNull();
  });
});

describe('parseCompared', () => {
  it('reads back what was kept', () => {
    expect(parseCompared(JSON.stringify([seal, zeekr]))).toEqual([seal, zeekr]);
  });

  it.each([
    '',
    'nonsense',
    'null',
    '7',
    '{"brandId":"byd","id":"x"}',
    '[1,null,[],{"brandId":"byd"},{"brandId":"","id":"x"},{"brandId":"a/b","id":"x"}]',
  ])('makes nothing of %j', (text) => {
    expect(parseCompared(text)).toEqual([]);
  });

  it('takes a car that was renamed for the same', () => {
    const renamed = { brandId: 'byd', id: 'seal-851bec1e' };
    expect(parseCompared(JSON.stringify([seal, renamed, zeekr]))).toEqual([renamed, zeekr]);
    expect(isCompared([renamed], seal)).toBe(true);
    expect(isCompared([renamed], { ...seal, brandId: 'mg' })).toBe(false);
  });

  it('takes each car once, and at most two', () => {
    const third = { brandId: 'mg', id: 'mg4-1' };
    expect(parseCompared(JSON.stringify([seal, seal, zeekr, third]))).toEqual([seal, zeekr]);
  });
});

test('the address names each car, so that it can be read back', () => {
  const address = comparisonAddress([seal, zeekr]);
  expect(address).toBe('/cars?compare=byd/seal-%28rwd%29%2C-851bec1e&compare=zeekr/001-5f0c1234');
  const { search } = new URL(address, 'http://localhost');
  expect(compareAddress.read(search)).toEqual({ cars: [seal, zeekr] });
});

test('an address that names no car, or nothing that is one, compares none', () => {
  expect(compareAddress.read('?compare=nonsense&compare=')).toEqual({ cars: [] });
});
