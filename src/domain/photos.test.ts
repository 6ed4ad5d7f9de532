import { expect, test } from 'vitest';
import { altsOf, creditsOf, parsePhotos, readPhotos, shownPhotos } from './photos.ts';
import { pictureCases } from './picture-cases.ts';

const a = 'https://cdn.example/a.jpg';
const b = '/pictures/cars/byd-seal/side-nile.svg';

test.each<[string, unknown, string[]]>([
  ['an array', [a, b], [a, b]],
  ['a JSON string of an array', JSON.stringify([a, b]), [a, b]],
  ['an object of addresses', { front: a, side: b }, [a, b]],
  ['a JSON string of an object', JSON.stringify({ front: a }), [a]],
  ['a JSON string within a JSON string', JSON.stringify(JSON.stringify([a])), []],
  ['one bare address', a, [a]],
  ['malformed JSON', '["https://cdn.example/a.jpg"', []],
  ['nothing', null, []],
  ['a number', 7, []],
  ['mixed values', [a, 7, null, { x: 1 }, ''], [a]],
  ['spaces around', [` ${a} `], [a]],
  [
    'hostile addresses',
    ['javascript:alert(1)', 'data:text/html,x', '//evil.example/x.jpg', '"><script>'],
    [],
  ],
])('photos from %s', (_, photos, addresses) => {
  expect(parsePhotos(photos)).toEqual(addresses);
});

test('only addresses of pictures are read', () => {
  expect(parsePhotos(pictureCases.good)).toEqual(pictureCases.good);
  expect(parsePhotos(pictureCases.bad)).toEqual([]);
});

test('what a picture shows is read where it is written, and never costs the picture', () => {
  const photos = readPhotos([
    { src: ` ${a} `, alt_en: ' Front ', alt_ar: 'من الأمام' },
    b,
    { src: b, alt_en: 7, alt_ar: ' ' },
    { src: 'javascript:alert(1)', alt_en: 'Front' },
  ]);
  expect(photos.map(({ src }) => src)).toEqual([a, b, b]);
  expect(altsOf(photos)).toEqual({ imageAlts: [{ en: 'Front', ar: 'من الأمام' }, {}, {}] });
  expect(altsOf(readPhotos([a, { src: b }]))).toEqual({});
});

test('who made a picture and its licence are read where they are written', () => {
  const photos = readPhotos([
    { src: a, credit: ' SAIC Motor ', licence: 'CC BY 4.0' },
    { src: b, credit: 7 },
  ]);
  expect(creditsOf(photos)).toEqual({
    imageCredits: [{ by: 'SAIC Motor', licence: 'CC BY 4.0' }, {}],
  });
  expect(creditsOf(readPhotos([a]))).toEqual({});
});

test('a photograph takes the place of the drawing, wherever it stands in the list', () => {
  const size = '/pictures/cars/byd-seal/size-nile.svg';
  const shown = (photos: unknown) => shownPhotos(photos).map(({ src }) => src);
  expect(shown([b, size])).toEqual([b, size]);
  expect(shown([b, size, a])).toEqual([a, size]);
  expect(shown([b, a])).toEqual([a]);
});
