import { expect, test } from 'vitest';
import { inArabic } from './fixture.ts';
import { groupAmount, groupWhileTyped } from './group-amount.ts';

test.each([
  ['1200000', '1,200,000'],
  ['١٢٠٠٠٠٠', '١٬٢٠٠٬٠٠٠'],
  ['۱۲۰۰', '١٬٢٠٠'],
  ['1500.5', '1,500.5'],
  ['3 ملايين', '3,000,000'],
  ['مليون', '1,000,000'],
  ['99999999999999999999', '99999999999999999999'],
  ['9999999999999999 m', '9999999999999999 m'],
  ['2,5 million', '2,500,000'],
  ['٢،٥ مليون', '٢٬٥٠٠٬٠٠٠'],
  ['30%', '30%'],
  ['2,5', '2,5'],
  ['abc', 'abc'],
  ['', ''],
])('%s is shown as %s', (text, shown) => {
  expect(groupAmount(text)).toBe(shown);
});

test('digits stay of the kind that was typed in Arabic as well; words are written as the reader writes', () => {
  expect(inArabic(() => ['1200000', '١٢٠٠', 'مليون'].map(groupAmount))).toEqual([
    '1,200,000',
    '١٬٢٠٠',
    '١٬٠٠٠٬٠٠٠',
  ]);
});

test.each([
  ['1500', '1,500'],
  ['1,2000', '12,000'],
  ['١٥٠٠', '١٬٥٠٠'],
  ['1.5', '1.5'],
  ['1500 thousand', '1500 thousand'],
])('%s becomes %s while it is typed', (value, shown) => {
  expect(groupWhileTyped({ value, selectionEnd: value.length })).toBe(shown);
});

test('separators do not move the cursor of who corrects a figure in its middle', () => {
  expect(groupWhileTyped({ value: '1,2500', selectionEnd: 3 })).toBe('1,2500');
});
