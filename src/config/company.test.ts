import { expect, test } from 'vitest';
import { readCompany } from './company.ts';

const unset = { founders: undefined, register: undefined, tax: undefined, place: undefined };

test('nothing is said of a company that says nothing', () => {
  expect(readCompany(unset)).toEqual({});
  expect(readCompany({ founders: '', register: '', tax: '', place: '' })).toEqual({});
});

test('names and the place are in both languages', () => {
  const company = readCompany({
    founders: 'Mona Adel | منى عادل; Karim Nabil | كريم نبيل',
    register: '12345',
    tax: '123-456-789',
    place: '12 Nile Street, Maadi | ١٢ شارع النيل، المعادي',
  });
  expect(company).toEqual({
    founders: [
      { en: 'Mona Adel', ar: 'منى عادل' },
      { en: 'Karim Nabil', ar: 'كريم نبيل' },
    ],
    register: '12345',
    tax: '123-456-789',
    place: { en: '12 Nile Street, Maadi', ar: '١٢ شارع النيل، المعادي' },
  });
});

test.each([
  ['founders', 'Mona Adel | منى عادل'],
  ['founders', 'Mona Adel; Karim Nabil'],
  ['register', 'soon'],
  ['tax', '-'],
  ['place', 'Maadi'],
])('a build refuses %s: "%s"', (name, text) => {
  expect(() => readCompany({ ...unset, [name]: text })).toThrow();
});
