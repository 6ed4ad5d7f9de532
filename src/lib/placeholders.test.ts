import { expect, test } from 'vitest';
import { fillPlaceholders, unknownPlaceholders } from './placeholders';

test('placeholders are filled in, however they are spelt; what has no value stays visible', () => {
  const text = 'أهلًا {name}، {Car} at { price }, {place}';
  const filled = fillPlaceholders(text, {
    name: 'منى',
    car: 'BYD Seal',
    price: '$& EGP',
    place: null,
  });
  expect(filled).toBe('أهلًا منى، BYD Seal at $& EGP, {place}');
});

test('a misspelt placeholder is found', () => {
  expect(unknownPlaceholders('{naem} {car} {} { Price }')).toEqual(['naem', '']);
});
