import { expect, test } from 'vitest';
import { grouped } from './grouped.ts';

test('groups keep the order in which their keys come, and their items theirs', () => {
  const groups = grouped(['bus', 'car', 'boat', 'coach'], (word) => word[0]);
  expect([...groups]).toEqual([
    ['b', ['bus', 'boat']],
    ['c', ['car', 'coach']],
  ]);
});
