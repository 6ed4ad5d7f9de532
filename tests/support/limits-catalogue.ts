/** What the columns of the catalogue about prices and pictures must accept and refuse. */
import { pictureCases } from '#domain/picture-cases.ts';

export const pricedDays = {
  good: [null, '2000-01-01', '2026-11-20'],
  bad: ['1999-12-31', '0001-01-01', '9999-12-31', 'infinity', '-infinity'],
};

export const photos = {
  good: [
    null,
    '[]',
    '"[not json"',
    '{"a":"/pictures/x.jpg"}',
    JSON.stringify(pictureCases.good),
    JSON.stringify(JSON.stringify(pictureCases.good)),
    JSON.stringify(pictureCases.good[0]),
    '[{"src":"/pictures/x.jpg","alt_en":"The boot","alt_ar":null}]',
  ],
  bad: [
    ...pictureCases.bad.flatMap((address) => [
      JSON.stringify([address]),
      JSON.stringify({ front: address }),
      JSON.stringify([{ src: address }]),
      JSON.stringify(JSON.stringify([address])),
    ]),
    JSON.stringify('javascript:alert(1)'),
    '7',
    '[7]',
    '[null]',
    '[["/pictures/x.jpg"]]',
    '[{"src":"/pictures/x.jpg","onerror":"alert(1)"}]',
    '[{"src":"/pictures/x.jpg","alt_en":{"a":1}}]',
    JSON.stringify([{ src: '/pictures/x.jpg', alt_en: 'x'.repeat(201) }]),
    JSON.stringify([`https://cdn.example/${'x'.repeat(2048)}`]),
    JSON.stringify(Array.from({ length: 41 }, () => '/pictures/x.jpg')),
    JSON.stringify('x'.repeat(32_768)),
  ],
};

export const picture = {
  good: [null, '/brands/logos.svg#byd', ...pictureCases.good],
  bad: ['logo.svg', `https://a.b/${'x'.repeat(2048)}`, ...pictureCases.bad],
};
