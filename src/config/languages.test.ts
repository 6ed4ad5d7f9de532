import { expect, test } from 'vitest';
import { inLanguage, languageOf, translated } from './languages';

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
  expect(translated('/ar/cars/byd?sort=price#top', 'en')).toBe('/cars/byd?sort=price#top');
  expect(translated('/cars/byd', 'ar')).toBe('/ar/cars/byd');
  expect(translated('/ar', 'ar')).toBe('/ar');
});
