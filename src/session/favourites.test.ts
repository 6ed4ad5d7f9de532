import { expect, it } from 'vitest';
import { isSameItem, readCopy } from './favourites.ts';

const car = 'car:851bec1e-de27-487c-9ce4-aa5f0b4702d2';

it('reads a copy back', () => {
  const copy = { userId: 'mona', keys: [car], mailed: [car] };
  expect(readCopy(JSON.stringify(copy))).toEqual(copy);
});

it.each(['', '{"broken', 'null', '7', '[]', '{"userId":"mona","keys":"all"}', '{"keys":[]}'])(
  'makes nothing of %j',
  (text) => expect(readCopy(text)).toBeNull(),
);

it('leaves out what is no key', () => {
  const text = `{"userId":"mona","keys":[7,null,"${car}"]}`;
  expect(readCopy(text)).toEqual({ userId: 'mona', keys: [car], mailed: [] });
});

it('takes the beginning of an id for the same record, and another kind for another', () => {
  expect(isSameItem(car, 'car:851bec1e')).toBe(true);
  expect(isSameItem('car:851bec1e', car)).toBe(true);
  expect(isSameItem(car, 'charger:851bec1e')).toBe(false);
});
