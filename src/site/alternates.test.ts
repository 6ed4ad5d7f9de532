import { expect, test } from 'vitest';
import { alternatesOf } from './alternates';

test.each(['/cars/byd', '/ar/cars/byd'])('%s names itself and its translations', (address) => {
  expect(alternatesOf(address)).toEqual([
    { language: 'en', path: '/cars/byd' },
    { language: 'ar', path: '/ar/cars/byd' },
    { language: 'x-default', path: '/cars/byd' },
  ]);
});

test('the home page of a language stands under its name', () => {
  expect(alternatesOf('/')[1]).toEqual({ language: 'ar', path: '/ar' });
  expect(alternatesOf('/ar')[0]).toEqual({ language: 'en', path: '/' });
});
