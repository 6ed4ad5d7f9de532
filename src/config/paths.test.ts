import { expect, test } from 'vitest';
import { addressIn, catalogueAddress, inLanguage, languageOf, paths } from './paths.ts';

test('the base language stands at the root, the other below its name', () => {
  expect(inLanguage('/cars/byd?sort=price#top', 'en')).toBe('/cars/byd?sort=price#top');
  expect(inLanguage('/cars/byd?sort=price#top', 'ar')).toBe('/ar/cars/byd?sort=price#top');
  expect(inLanguage('/', 'ar')).toBe('/ar');
});

test.each([
  ['/ar', { language: 'ar', path: '/' }],
  ['/ar?code=1', { language: 'ar', path: '/?code=1' }],
  ['/ar/cars#faq', { language: 'ar', path: '/cars#faq' }],
  ['/', { language: 'en', path: '/' }],
  ['/arcfox', { language: 'en', path: '/arcfox' }],
  ['/cars/ar', { language: 'en', path: '/cars/ar' }],
  ['/en/cars', { language: 'en', path: '/en/cars' }],
])('%s is taken apart', (address, apart) => {
  expect(languageOf(address)).toEqual(apart);
});

test('a page keeps its place in another language', () => {
  expect(addressIn('/ar/cars/byd?sort=price#top', 'en')).toBe('/cars/byd?sort=price#top');
  expect(addressIn('/cars/byd', 'ar')).toBe('/ar/cars/byd');
  expect(addressIn('/ar', 'ar')).toBe('/ar');
});

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
