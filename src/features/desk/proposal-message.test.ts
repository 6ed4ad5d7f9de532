import { expect, test } from 'vitest';
import type { VisitPlace } from '#data/visit-places.ts';
import { hoursInWords, newToken, proposalLink, readHours, writeHours } from './proposal-message.ts';

const giza = { id: 'giza', name_en: 'Giza', name_ar: 'الجيزة' } as VisitPlace;
const hours = [
  { place: 'giza', day: '2027-01-06', slot: '13:00' },
  { place: 'giza', day: '2027-01-05', slot: '10:00' },
];

test('a token has 32 bytes, and never the same', () => {
  expect(newToken()).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(newToken()).not.toBe(newToken());
});

test('the link leads to the page in the buyer’s language', () => {
  expect(proposalLink('https://tayar.example', 'x', 'en')).toBe(
    'https://tayar.example/visit?token=x',
  );
  expect(proposalLink('https://tayar.example', 'x', 'ar')).toBe(
    'https://tayar.example/ar/visit?token=x',
  );
});

test('hours are named in the buyer’s language, the earliest first', () => {
  expect(hoursInWords(hours, [giza], 'en').replaceAll('\u00a0', ' ')).toBe(
    '- Tuesday 5 January, 10:00, Giza\n- Wednesday 6 January, 13:00, Giza',
  );
  expect(hoursInWords(hours, [giza], 'ar')).toContain('الجيزة');
});

test('a draft of hours reads as it was written', () => {
  expect(readHours(writeHours(hours))).toEqual(hours);
  expect(readHours('')).toEqual([]);
});
