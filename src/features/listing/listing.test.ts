import { expect, it } from 'vitest';
import type { Brand } from '@/features/catalogue/catalogue';
import { sampleCar } from '@/features/catalogue/fixture';
import { listedModels } from './listing';

function brand(id: string, names: string[]): Brand {
  const models = names.map((name) => sampleCar({ name }));
  return { id, name: id, nameAr: null, logoUrl: null, officialDealer: null, models };
}

const brands = [brand('byd', ['Atto 3', 'Seal']), brand('empty', []), brand('zeekr', ['001'])];

function namesIn(inPage: number): string[] {
  return listedModels(brands, inPage).first.map(({ name }) => name);
}

it('lists the models brand by brand, as many as the page holds', () => {
  expect(namesIn(12)).toEqual(['Atto 3', 'Seal', '001']);
  expect(namesIn(2)).toEqual(['Atto 3', 'Seal']);
});

it('counts every model, shown or not', () => {
  expect(listedModels(brands, 1).total).toBe(3);
  expect(listedModels([], 12)).toEqual({ first: [], total: 0 });
});
