import { expect, test } from 'vitest';
import type { CarRow } from '#domain/catalogue-rows.ts';
import { noChanges, sampleCar, sampleRow } from '#domain/fixture.ts';
import { candidatesOf, withChanges } from './candidates.ts';
import { sampleCandidate } from './fixture.ts';

const [seal, atto, mg] = ['00000001', '00000002', '00000003'];
const built = [
  sampleCandidate({ name: 'Seal', id: `seal-${seal}` }),
  sampleCandidate({ name: 'Atto 3', id: `atto-3-${atto}` }),
  sampleCandidate({ name: 'MG4', id: `mg4-${mg}`, brandId: 'mg', brand: 'MG' }),
];

const row = (beginning: string, change: Partial<CarRow>) =>
  sampleRow({
    id: `${beginning}-0000-4000-8000-000000000000`,
    brand: 'byd',
    brand_id: 'byd',
    ...change,
  });

const shown = (cars: ReturnType<typeof withChanges>) =>
  cars.map(({ brand, name, price }) => `${brand} ${name} ${price}`).sort();

test('a candidate is what the advice needs of a car, and no more', () => {
  expect(Object.keys(candidatesOf([sampleCar()])[0] ?? {})).not.toContain('galleryImages');
});

test('changed cars come as they are now, and those of no public brand not at all', () => {
  const changed = withChanges(built, {
    ...noChanges,
    cars: [
      row(seal, { model: 'Seal', price_egp: 1_000_000 }),
      row('0000000a', { model: 'Dolphin', price_egp: 900_000 }),
      row(mg, { model: 'MG4', brand: 'Nobody', brand_id: null }),
    ],
  });
  expect(shown(changed)).toEqual(['BYD Atto 3 2200000', 'BYD Dolphin 900000', 'BYD Seal 1000000']);
});

test('what was withdrawn is not advised', () => {
  const id = `${seal}-0000-4000-8000-000000000000`;
  const left = withChanges(built, {
    ...noChanges,
    withdrawn: { brands: ['mg'], cars: [id], chargers: [] },
  });
  expect(shown(left)).toEqual(['BYD Atto 3 2200000']);
});

test('a renamed brand is called by its new name', () => {
  const brands = [{ id: 'mg', name_en: 'MG Motor', logo_url: null }];
  expect(shown(withChanges(built, { ...noChanges, brands }))).toContain('MG Motor MG4 2200000');
});
