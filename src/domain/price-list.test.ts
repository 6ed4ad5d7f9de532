import { describe, expect, it, test } from 'vitest';
import { guessedRoles, listedPrices, listTable, priceIn, roleOfHead } from './price-list.ts';

test.each([
  ['Brand', 'brand'],
  ['Make', 'brand'],
  ['الماركة', 'brand'],
  ['Model name', 'model'],
  ['السيارة', 'model'],
  ['الموديل', 'model'],
  ['الفئة', 'trim'],
  ['Price (EGP)', 'price'],
  ['السعر الرسمي', 'price'],
  ['Old price', 'none'],
  ['السعر القديم', 'none'],
  ['سعر الحجز', 'none'],
  ['Stock', 'none'],
])('a column called %s holds %s', (head, role) => {
  expect(roleOfHead(head)).toBe(role);
});

test.each([
  ['1,450,000', 1_450_000],
  ['1450000', 1_450_000],
  ['١٬٤٥٠٬٠٠٠', 1_450_000],
  ['١٫٤٥ مليون', 1_450_000],
  ['1.45M', 1_450_000],
  ['1.450.000 ج.م.', 1_450_000],
  ['EGP 1,450,000/-', 1_450_000],
  ['اتصل بنا', null],
  ['2026', null],
  ['', null],
])('%s is %s pounds', (cell, price) => {
  expect(priceIn(cell)).toBe(price);
});

const table = (text: string) => listTable(text.split('\n').map((line) => line.split('|')));

describe('a list with a title above it', () => {
  const list = table(
    'GB Auto, November 2026\n\nBrand|Model|Old price|Price\nBYD|Atto 3|1,300,000|1,450,000\n|Han|2,000,000|2.1M',
  );

  it('is read from the row on that names its columns', () => {
    expect(list.heads).toEqual(['Brand', 'Model', 'Old price', 'Price']);
    expect(guessedRoles(list)).toEqual(['brand', 'model', 'none', 'price']);
  });

  it('keeps a brand until the next', () => {
    expect(listedPrices(list, guessedRoles(list))).toEqual([
      { line: 4, brand: 'BYD', model: 'Atto 3', trim: '', written: '1,450,000', price: 1_450_000 },
      { line: 5, brand: 'BYD', model: 'Han', trim: '', written: '2.1M', price: 2_100_000 },
    ]);
  });
});

test('a list without names of columns is guessed by what it holds', () => {
  const list = table('BYD Atto 3|2026|1,450,000\nMG4 64|2025|1,300,000');
  expect(list.heads).toEqual(['', '', '']);
  expect(guessedRoles(list)).toEqual(['model', 'none', 'price']);
});

test('a brand in a row of its own, and a price parted at its commas', () => {
  const list = table('الموديل|السعر\nبي واي دي|\nاتو 3|1|450|000\nهان|قريبا');
  expect(listedPrices(list, guessedRoles(list))).toMatchObject([
    { brand: 'بي واي دي', model: 'اتو 3', price: 1_450_000 },
    { model: 'هان', written: 'قريبا', price: null },
  ]);
});
