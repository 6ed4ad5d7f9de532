import { describe, expect, it } from 'vitest';
import { parseBrandFile } from './brand-file.ts';
import { sampleCar } from './fixture.ts';

const brand = {
  id: 'byd',
  name: 'BYD',
  nameAr: null,
  logoUrl: null,
  officialDealer: 'Al Amal',
  models: [sampleCar(), sampleCar({ id: 'atto-3-1', range: null, price: null, dimensions: null })],
};

describe('parseBrandFile', () => {
  it('reads back what the build wrote, missing figures included', () => {
    expect(parseBrandFile(JSON.parse(JSON.stringify(brand)))).toEqual(brand);
  });

  it.each([
    ['nothing', null],
    ['text', '<!doctype html>'],
    ['a brand without models', { ...brand, models: undefined }],
    ['a car without a name', { ...brand, models: [{ ...sampleCar(), name: undefined }] }],
    ['a price that is text', { ...brand, models: [{ ...sampleCar(), price: '5' }] }],
  ])('makes nothing of %s', (_, value) => {
    expect(parseBrandFile(value)).toBeNull();
  });
});
