import { expect, it } from 'vitest';
import type { Brand } from '@/features/catalogue/catalogue';
import { sampleCar } from '@/features/catalogue/fixture';
import { listedModels } from './listing';

function brand(id: string, names: string[]): Brand {
  const models = names.map((name) => sampleCar({ name }));
  return { id, name: id, logoUrl: null, officialDealer: null, models };
}

const brands = [brand('byd', ['Atto 3', 'Seal']), brand('empty', []), brand('zeekr', ['001'])];

it('lists the models brand by brand, up to the limit', () => {
  expect(listedModels(brands, 120).cars.map((car) => car.name)).toEqual(['Atto 3', 'Seal', '001']);
  expect(listedModels(brands, 2).cars.map((car) => car.name)).toEqual(['Atto 3', 'Seal']);
});

it('counts every model, shown or not', () => {
  expect(listedModels(brands, 1).total).toBe(3);
  expect(listedModels([], 120)).toEqual({ cars: [], total: 0 });
});
