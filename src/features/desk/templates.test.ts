import { expect, test } from 'vitest';
import { fillTemplate, isFillable } from './templates.ts';

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

test('greets nobody by a wrong name: without one the greeting stays', () => {
  const text = 'أهلًا {name}، مع حضرتك فريق تيار. سعر {car} النهارده {price}.';
  expect(fillTemplate(text, { name: '', car: 'BYD Seal' })).toBe('أهلًا، مع حضرتك فريق تيار.');
  expect(fillTemplate('Hello {name}, this is Tayar.', {})).toBe('Hello, this is Tayar.');
});

test('a message is offered only when all its values but the name are known', () => {
  const visit = 'Hello {name}, see you {date} at {time}, {place}.\nIf anything changes, write.';
  const [date, time] = ['Sunday', '10:00'];
  expect(isFillable(visit, { name: 'Mona' })).toBe(false);
  expect(isFillable(visit, { name: 'Mona', date, time })).toBe(false);
  expect(isFillable(visit, { name: 'Mona', date, time, place: 'Giza' })).toBe(true);
  expect(isFillable(visit, { date, time, place: 'Giza' })).toBe(true);
  expect(isFillable('Call me', {})).toBe(true);
  expect(isFillable('{constructor}', {})).toBe(false);
});
