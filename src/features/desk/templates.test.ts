import { expect, test } from 'vitest';
import { fillTemplate } from './templates';

test('fills in what is known', () => {
  expect(
    fillTemplate('Hello {name}, the {car} costs {price}.', {
      name: 'Mona',
      car: 'BYD Seal',
      price: 'EGP 1,200,000',
    }),
  ).toBe('Hello Mona, the BYD Seal costs EGP 1,200,000.');
});

test('leaves out a sentence whose values are unknown', () => {
  const text = 'Hello {name}! The {car} costs {price}. May I call you?\nVisit: {date}';
  expect(fillTemplate(text, { name: 'Mona', car: 'BYD Seal' })).toBe('Hello Mona! May I call you?');
});

test('knows the question mark of Arabic, and words like those of the language itself', () => {
  expect(fillTemplate('أهلاً {name}. تحب نتصل؟ {price}', { name: 'منى' })).toBe(
    'أهلاً منى. تحب نتصل؟',
  );
  expect(fillTemplate('{constructor}', {})).toBe('');
});
