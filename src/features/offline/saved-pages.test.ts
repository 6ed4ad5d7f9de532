import { expect, test } from 'vitest';
import {
  asSavedCopy,
  isNamedAfterContent,
  isOwnFile,
  onceEach,
  samePicture,
  visitIn,
} from './saved-pages.ts';

test.each([
  ['/_astro/Page.abc.js', true],
  ['/fonts/instrument-sans.woff2', true],
  ['/pictures/cars/x/side-1200.avif', true],
  ['/data/brands/byd.json', true],
  ['/api/page-view', false],
  ['/rest/v1/cars', false],
  ['/data/x?token=1', false],
  ['', false],
])('%j is a file to keep: %s', (path, expected) => {
  expect(isOwnFile(path)).toBe(expected);
});

test('only what is named after its content never changes', () => {
  expect(isNamedAfterContent('/_astro/Page.abc.js')).toBe(true);
  expect(isNamedAfterContent('/data/listing/abc.json')).toBe(true);
  expect(isNamedAfterContent('/data/brands/byd.json')).toBe(false);
  expect(isNamedAfterContent('/pictures/cars/x/side-1200.avif')).toBe(false);
});

test('a visit names files of this site alone, and a subject only on a page of the catalogue', () => {
  const subject = { kind: 'car', name: 'BYD Seal', picture: '/pictures/cars/x/side-1200.avif' };
  expect(
    visitIn({ path: '/cars/byd/x', files: ['/_astro/a.js', '/api/page-view', 3], subject }),
  ).toEqual({ path: '/cars/byd/x', files: ['/_astro/a.js'], subject });
  expect(visitIn({ path: '/profile', files: [], subject })).toEqual({
    path: '/profile',
    files: [],
  });
});

test.each([null, 'x', {}, { path: 'https://a.example/', files: [] }, { path: '/cars' }])(
  '%j is no visit',
  (message) => {
    expect(visitIn(message)).toBeUndefined();
  },
);

test('what is kept in both languages is listed in the one that is read, and all else as it is', () => {
  const pages = [{ path: '/cars/byd' }, { path: '/ar/cars/byd' }, { path: '/ar/chargers/x' }];
  expect(onceEach(pages, 'ar')).toEqual([{ path: '/ar/cars/byd' }, { path: '/ar/chargers/x' }]);
  expect(onceEach(pages, 'en')).toEqual([{ path: '/cars/byd' }, { path: '/ar/chargers/x' }]);
});

test('a kept page says when it was kept', () => {
  const page = '<!doctype html><html lang="en"><head><title>Car</title></head>';
  expect(asSavedCopy(page, 1_795_289_614_845)).toBe(
    '<!doctype html><html data-saved="1795289614845" lang="en"><head><title>Car</title></head>',
  );
});

test('another size or format of a picture stands in for it, another picture never', () => {
  const kept = ['/fonts/a.woff2', '/pictures/cars/x/side-ink-1200.avif'];
  expect(samePicture('/pictures/cars/x/side-ink-600.avif', kept)).toBe(kept[1]);
  expect(samePicture('/pictures/cars/x/side-ink.jpg', kept)).toBe(kept[1]);
  expect(samePicture('/pictures/cars/x/side-sand-600.avif', kept)).toBeUndefined();
  expect(samePicture('/fonts/a.jpg', kept)).toBeUndefined();
});
