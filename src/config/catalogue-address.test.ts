import { expect, test } from 'vitest';
import { catalogueAddress } from './catalogue-address';
import { paths } from './paths';

test.each([
  ['/cars/byd', { kind: 'brand', brandId: 'byd' }],
  ['/cars/byd/seal-851bec1e', { kind: 'car', brandId: 'byd', carId: 'seal-851bec1e' }],
  ['/cars/byd/%D8%B3-%C3%A4-851bec1e', { kind: 'car', brandId: 'byd', carId: 'س-ä-851bec1e' }],
  ['/ar/cars/byd', { kind: 'brand', brandId: 'byd' }],
  ['/cars/byd/100%-electric', { kind: 'car', brandId: 'byd', carId: '100%-electric' }],
  ['/chargers/box-851bec1e', { kind: 'charger', chargerId: 'box-851bec1e' }],
])('%s names what it names', (pathname, address) => {
  expect(catalogueAddress(pathname)).toEqual(address);
});

test.each([
  '/',
  '/cars',
  '/cars/',
  '/cars//x',
  '//cars/byd',
  '/ar//cars/byd',
  '/cars/a/',
  '/cars/a/b/c',
  '/chargers/a/b',
  '/about/x',
])('%s names nothing', (pathname) => {
  expect(catalogueAddress(pathname)).toBeNull();
});

test.each(['seal', 'سيل', '50% ?#/', '50%41', 'a😀b'])(
  'the address made of %j names it',
  (carId) => {
    const address = { kind: 'car', brandId: 'byd', carId };
    expect(catalogueAddress(paths.car('byd', carId))).toEqual(address);
  },
);
