import { expect, test } from 'vitest';
import { amountTyped, itemTyped } from './sold.ts';

test.each([
  ['', null],
  ['1,250,000', 1_250_000],
  ['١٬٢٥٠٬٠٠٠', 1_250_000],
  ['cheap', 'unclear'],
])('the amount %s', (text, amount) => {
  expect(amountTyped(text)).toBe(amount);
});

test('a car of the catalogue has its id, another one its name', () => {
  const items = [{ id: 'seal', name: 'BYD Seal' }];
  expect(itemTyped(' byd seal ', items)).toEqual({ item_id: 'seal', item_name: 'BYD Seal' });
  expect(itemTyped('MG4', items)).toEqual({ item_id: null, item_name: 'MG4' });
  expect(itemTyped(' ', items)).toEqual({ item_id: null, item_name: null });
});
