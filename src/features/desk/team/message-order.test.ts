import { expect, test } from 'vitest';
import { lastPosition, positionsAfterMove } from './message-order.ts';

const placed = (...positions: number[]) =>
  positions.map((position, index) => ({ id: 'abcd'.charAt(index), position }));

test('two neighbours change places, and the others stay', () => {
  expect(positionsAfterMove(placed(10, 20, 30), 'b', true)).toEqual([
    { id: 'b', position: 10 },
    { id: 'a', position: 20 },
  ]);
});

test('a move makes equal positions different', () => {
  expect(positionsAfterMove(placed(5, 5, 5), 'c', true)).toEqual([
    { id: 'a', position: 10 },
    { id: 'c', position: 20 },
    { id: 'b', position: 30 },
  ]);
});

test('nothing moves beyond the ends, and nothing that is gone', () => {
  expect(positionsAfterMove(placed(10, 20), 'a', true)).toEqual([]);
  expect(positionsAfterMove(placed(10, 20), 'b', false)).toEqual([]);
  expect(positionsAfterMove(placed(10, 20), 'x', false)).toEqual([]);
});

test('a new one comes last, within the bounds', () => {
  expect(lastPosition([])).toBe(10);
  expect(lastPosition(placed(10, 40))).toBe(50);
  expect(lastPosition(placed(10_000))).toBe(10_000);
});
