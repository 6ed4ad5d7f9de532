import { expect, test } from 'vitest';
import { brandsNow } from './brands-now';
import { listedCar } from './fixture';

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
