import { expect, it } from 'vitest';
import type { Brand } from '@/features/catalogue/catalogue';
import { sampleCar } from '@/features/catalogue/fixture';
import { listedModels } from './listing';

function brand(id: string, names: string[]): Brand {
  const models = names.map((name) => sampleCar({ name }));
  return { id, name: id, nameAr: null, logoUrl: null, officialDealer: null, models };
}

const brands = [brand('byd', ['Atto 3', 'Seal']), brand('empty', []), brand('zeekr', ['001'])];

function namesIn(inPage: number, limit: number): string[][] {
  const { first, following } = listedModels(brands, inPage, limit);
  return [first, following].map((cars) => cars.map(({ name }) => name));
}

it('lists the models brand by brand, the first in the page, the others beside it, up to the limit', () => {
  expect(namesIn(12, 120)).toEqual([['Atto 3', 'Seal', '001'], []]);
  expect(namesIn(2, 120)).toEqual([['Atto 3', 'Seal'], ['001']]);
  expect(namesIn(1, 2)).toEqual([['Atto 3'], ['Seal']]);
});

it('counts every model, shown or not', () => {
  expect(listedModels(brands, 1, 2).total).toBe(3);
  expect(listedModels([], 12, 120)).toEqual({ first: [], following: [], total: 0 });
});
