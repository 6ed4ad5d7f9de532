import { expect, test } from 'vitest';
import { ownBlocking } from './own-blocking.ts';

const page = { pid: 1, tid: 2 };
const paint = { ...page, name: 'firstContentfulPaint', ts: 1_000_000 };
const task = (ts: number, dur: number, tdur: number) => ({
  ...page,
  name: 'RunTask',
  ts,
  dur,
  tdur,
});

test('what a task takes beyond 50 ms of a slow processor counts, from the first paint on', () => {
  const trace = [
    { name: 'not an event that is read' },
    paint,
    task(800_000, 100_000, 100_000),
    task(1_100_000, 20_000, 20_000),
    task(1_200_000, 12_000, 12_000),
    task(1_300_000, 80_000, 15_000),
    { ...task(1_400_000, 90_000, 90_000), tid: 3 },
  ];
  expect(ownBlocking(trace)).toBe(4 * 20 - 50 + (4 * 15 - 50));
});

test('a page that never painted is told apart from one that nothing keeps waiting', () => {
  expect(ownBlocking([paint])).toBe(0);
  expect(() => ownBlocking([task(0, 1, 1)])).toThrow('never painted');
});
