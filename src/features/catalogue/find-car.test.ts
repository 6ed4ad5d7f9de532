import { expect, it } from 'vitest';
import { sampleCar } from '#domain/fixture.ts';
import { finderOf } from './find-car.ts';

const cars = [
  sampleCar(),
  sampleCar({ id: 'mg4-64-00000001', brandId: 'mg', brand: 'MG', name: 'MG4 64' }),
  sampleCar({ id: 'x-rwd-00000002', brandId: 'zeekr', brand: 'Zeekr', name: 'X RWD' }),
];

it('knows a car by its name, with its brand or without, whatever the capitals and blanks', () => {
  const { named } = finderOf(cars, () => null);
  expect(named(' byd  seal rwd ')?.id).toBe('seal-rwd-851bec1e');
  expect(named('MG4 64')?.brandId).toBe('mg');
  expect(named('MG MG4 64')?.brandId).toBe('mg');
  expect(named('x rwd')?.brandId).toBe('zeekr');
  expect(named('BYD')).toBeUndefined();
  expect(named('')).toBeUndefined();
});

it('finds none where nothing can be searched for', () => {
  expect(finderOf(cars, () => null).search('?')).toEqual([]);
});
