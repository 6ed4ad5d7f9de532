import { expect, test } from 'vitest';
import { imageAddress, type PicturePlace, pictureSources } from './Picture.tsx';

const stored = 'https://x.supabase.co/storage/v1/object/public/cars/a.jpg';

test.each<[PicturePlace, string]>([
  ['card', '?width=600&quality=70'],
  ['charger', '?width=600&quality=70'],
  ['detail', '?width=1200&quality=80'],
])('a picture in storage is fetched for a %s with %s', (place, query) => {
  expect(imageAddress(stored, place)).toBe(stored + query);
});

test('an address with a query keeps it', () => {
  expect(imageAddress(`${stored}?v=2`, 'card')).toBe(`${stored}?v=2&width=600&quality=70`);
});

test('a picture from elsewhere stays as it is and has no other sources', () => {
  const sources = pictureSources('https://cdn.example/a.jpg', 'detail');
  expect(sources).toEqual({
    fallback: 'https://cdn.example/a.jpg',
    width: 1200,
    height: 800,
    avif: null,
  });
});

test('a drawn picture comes as AVIF in several widths, its JPEG as fallback', () => {
  const drawn = '/pictures/chargers/abb-terra-ac-w7';
  const { fallback, avif } = pictureSources(`${drawn}.jpg`, 'card');
  expect(fallback).toBe(`${drawn}.jpg`);
  expect(avif).toBe(
    [400, 600, 800, 1200].map((width) => `${drawn}-${width}.avif ${width}w`).join(','),
  );
});

test('a drawing in vectors has but one file for every width', () => {
  const drawn = '/pictures/cars/byd-seal/side-nile.svg';
  expect(pictureSources(drawn, 'card')).toMatchObject({ fallback: drawn, avif: null });
});

test('a thumbnail has one small source', () => {
  const { avif } = pictureSources('/pictures/chargers/abb-terra-ac-w7.jpg', 'thumbnail');
  expect(avif).toBe('/pictures/chargers/abb-terra-ac-w7-300.avif');
});
