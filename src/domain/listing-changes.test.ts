import { expect, test } from 'vitest';
import { listedCar } from '#features/listing/fixture.ts';
import type { CarRow } from './catalogue-rows.ts';
import { noChanges, sampleRow } from './fixture.ts';
import { applyChanges, brandsNow } from './listing-changes.ts';
import type { ListedCatalogue } from './listing-data.ts';

const built: ListedCatalogue = {
  brands: [
    { id: 'byd', name: 'BYD', nameAr: null },
    { id: 'mg', name: 'MG', nameAr: null },
    { id: 'zeekr', name: 'Zeekr', nameAr: null },
  ],
  cars: [
    listedCar({ name: 'Atto 3', recordKey: '00000001', price: 1_500_000 }),
    listedCar({ name: 'Seal', recordKey: '00000002' }),
    listedCar({ name: 'MG4', recordKey: '00000003', brandId: 'mg', brand: 'MG' }),
  ],
};

const row = (change: Partial<CarRow>) =>
  sampleRow({
    id: '00000001-0000-4000-8000-000000000000',
    brand: 'byd',
    model: 'Atto 3',
    price_egp: null,
    ...change,
  });
const names = (listing: ListedCatalogue) =>
  listing.cars.map(({ brand, name }) => `${brand} ${name}`);

test('a changed car stands where it stood, with its new figures', () => {
  const { cars } = applyChanges(built, { ...noChanges, cars: [row({ price_egp: 1_400_000 })] });
  expect(cars.map(({ price }) => price)).toEqual([1_400_000, 2_200_000, 2_200_000]);
  expect(names({ brands: [], cars })).toEqual(['BYD Atto 3', 'BYD Seal', 'MG MG4']);
});

test('a car that is added stands among those of its brand, also of a brand that had none', () => {
  const added = [
    row({ id: '0000000a-0000-4000-8000-000000000000', model: 'Dolphin' }),
    row({
      id: '0000000b-0000-4000-8000-000000000000',
      model: '001',
      brand: ' ZEEKR',
      brand_id: 'zeekr',
    }),
  ];
  expect(names(applyChanges(built, { ...noChanges, cars: added }))).toEqual([
    'BYD Atto 3',
    'BYD Dolphin',
    'BYD Seal',
    'MG MG4',
    'Zeekr 001',
  ]);
});

test('withdrawn cars, and those of a withdrawn or unknown brand, are gone', () => {
  const withdrawn = {
    brands: ['mg'],
    cars: ['00000002-0000-4000-8000-000000000000'],
    chargers: [],
  };
  expect(names(applyChanges(built, { ...noChanges, withdrawn }))).toEqual(['BYD Atto 3']);
  const orphan = applyChanges(built, {
    ...noChanges,
    cars: [row({ brand: 'Nobody', brand_id: null })],
  });
  expect(names(orphan)).toEqual(['BYD Seal', 'MG MG4']);
});

test('a renamed brand renames its cars', () => {
  const brands = [{ id: 'byd', name_en: 'Zyd', logo_url: null }];
  expect(names(applyChanges(built, { ...noChanges, brands }))).toEqual([
    'MG MG4',
    'Zyd Atto 3',
    'Zyd Seal',
  ]);
});

test('brands are named and counted as the loaded list says, with their newest logos', () => {
  const built = [
    { id: 'mg', logoUrl: '/logos/mg.svg' },
    { id: 'byd', logoUrl: '/logos/byd.svg' },
  ];
  const brands = [
    { id: 'mg', name: 'MG', nameAr: null },
    { id: 'byd', name: 'BYD Auto', nameAr: null },
    { id: 'xpeng', name: 'Xpeng', nameAr: null },
  ];
  const cars = [listedCar({ brandId: 'byd' }), listedCar({ brandId: 'byd', name: 'Atto 3' })];
  const xpeng = { id: 'xpeng', name_en: 'Xpeng', logo_url: '/logos/xpeng.svg' };
  expect(brandsNow(built, { brands, cars }, { brands: [xpeng] })).toEqual([
    { id: 'byd', name: 'BYD Auto', nameAr: null, logoUrl: '/logos/byd.svg', count: 2 },
    { id: 'mg', name: 'MG', nameAr: null, logoUrl: '/logos/mg.svg', count: 0 },
    { id: 'xpeng', name: 'Xpeng', nameAr: null, logoUrl: '/logos/xpeng.svg', count: 0 },
  ]);
});
