import { expect, test } from 'vitest';
import { alternatesOf } from './alternates';

test('a site in one language has no alternates', () => {
  expect(alternatesOf('/cars', ['en'], 'en')).toEqual([]);
});

test('every page stands in every language, the base one at the root', () => {
  expect(alternatesOf('/cars/byd', ['en', 'ar'], 'en')).toEqual([
    { language: 'en', path: '/cars/byd' },
    { language: 'ar', path: '/ar/cars/byd' },
    { language: 'x-default', path: '/cars/byd' },
  ]);
  expect(alternatesOf('/', ['en', 'ar'], 'en')[1]).toEqual({ language: 'ar', path: '/ar' });
});
