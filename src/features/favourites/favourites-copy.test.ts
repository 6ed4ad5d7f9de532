import { expect, it } from 'vitest';
import { isSameItem, keptText, readKept } from './favourites-copy';

const car = 'car:851bec1e-de27-487c-9ce4-aa5f0b4702d2';

it('what a person has saved is read back, for them alone', () => {
  const text = keptText('mona', [car]);
  expect(readKept(text, 'mona')).toEqual([car]);
  expect(readKept(text, 'karim')).toEqual([]);
});

it.each([null, '', '{"broken', 'null', '7', '[]', '{"userId":"mona","keys":"all"}'])(
  '%j holds nothing',
  (text) => expect(readKept(text, 'mona')).toEqual([]),
);

it('what does not belong into the list is left out', () => {
  expect(readKept(`{"userId":"mona","keys":[7,null,"${car}"]}`, 'mona')).toEqual([car]);
});

it('the beginning of an id names the same, another kind does not', () => {
  expect(isSameItem(car, 'car:851bec1e')).toBe(true);
  expect(isSameItem('car:851bec1e', car)).toBe(true);
  expect(isSameItem(car, 'charger:851bec1e')).toBe(false);
});
