import { expect, test } from 'vitest';
import { imageAddress, type PicturePlace, pictureSources } from './picture';

const stored = 'https://x.supabase.co/storage/v1/object/public/cars/a.jpg';

test.each<[PicturePlace, string]>([
  ['card', '?width=600&quality=70'],
  ['charger', '?width=600&quality=70'],
  ['detail', '?width=1200&quality=80'],
  ['default', '?width=800&quality=75'],
])('a picture in storage is fetched for a %s with %s', (place, query) => {
  expect(imageAddress(stored, place)).toBe(stored + query);
});

test('an address with a query keeps it', () => {
  expect(imageAddress(`${stored}?v=2`, 'card')).toBe(`${stored}?v=2&width=600&quality=70`);
});

test('a picture from elsewhere stays as it is and has no other sources', () => {
  const { fallback, sources, width, height } = pictureSources(
    'https://cdn.example/a.jpg',
    'detail',
  );
  expect([fallback, sources, width, height]).toEqual(['https://cdn.example/a.jpg', [], 1200, 800]);
});

test('a drawn picture comes as AVIF, then WebP, in two widths, its JPEG as fallback', () => {
  const { fallback, sources } = pictureSources('/pictures/cars/byd-seal/side-nile.jpg', 'card');
  expect(fallback).toBe('/pictures/cars/byd-seal/side-nile.jpg');
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(sources[0]?.srcset).toBe(
    '/pictures/cars/byd-seal/side-nile-600.avif 600w, /pictures/cars/byd-seal/side-nile-1200.avif 1200w',
  );
});

test('a thumbnail has one small source', () => {
  const { sources } = pictureSources('/pictures/cars/byd-seal/side-nile.jpg', 'thumbnail');
  expect(sources.map(({ srcset }) => srcset)).toEqual([
    '/pictures/cars/byd-seal/side-nile-600.avif',
  ]);
});
