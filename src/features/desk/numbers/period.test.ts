import { expect, test } from 'vitest';
import { barsOf, lastDays, monthWithin, ownPeriod, periodOf } from './period.ts';

test('seven days are today and the six before it', () => {
  expect(lastDays(7, '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' });
});

test('days that were typed the wrong way round are turned, and what is no day is none', () => {
  expect(ownPeriod('2026-03-03', '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-03' });
  expect(ownPeriod('2026-03-03', '')).toBeNull();
  expect(ownPeriod('2026-13-03', '2026-03-01')).toBeNull();
});

test('days without requests are bars of none', () => {
  const days = [{ day: '2026-03-02', count: 3 }];
  expect(barsOf(days, { from: '2026-03-01', to: '2026-03-03' })).toEqual([
    { from: '2026-03-01', to: '2026-03-01', count: 0 },
    { from: '2026-03-02', to: '2026-03-02', count: 3 },
    { from: '2026-03-03', to: '2026-03-03', count: 0 },
  ]);
});

test('a long period has bars of weeks, and the last ends with it', () => {
  const days = [
    { day: '2026-01-01', count: 1 },
    { day: '2026-01-14', count: 2 },
    { day: '2026-03-31', count: 4 },
  ];
  const bars = barsOf(days, { from: null, to: null }, '2026-03-31');
  expect(bars[0]).toEqual({ from: '2026-01-01', to: '2026-01-07', count: 1 });
  expect(bars[1]).toEqual({ from: '2026-01-08', to: '2026-01-14', count: 2 });
  expect(bars.at(-1)).toEqual({ from: '2026-03-26', to: '2026-03-31', count: 4 });
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(7);
});

test('all days of a desk without requests are none', () => {
  expect(barsOf([], { from: null, to: null })).toEqual([]);
});

test('what is chosen is days, all of them, or none while they are typed', () => {
  const typed = { from: '2026-03-01', to: '' };
  expect(periodOf({ choice: '7', ...typed }, '2026-03-08')).toEqual({
    from: '2026-03-02',
    to: '2026-03-08',
  });
  expect(periodOf({ choice: 'all', ...typed })).toEqual({ from: null, to: null });
  expect(periodOf({ choice: 'own', ...typed })).toBeNull();
});

test('a month ends with the period, or the period with it', () => {
  const period = { from: '2026-02-10', to: '2026-03-05' };
  expect(monthWithin('2026-02-01', period)).toEqual({ from: '2026-02-10', to: '2026-02-28' });
  expect(monthWithin('2026-03-01', period)).toEqual({ from: '2026-03-01', to: '2026-03-05' });
});
