import { expect, test } from 'vitest';
import { inArabic } from '#lib/fixture.ts';
import {
  bootOf,
  budgetOf,
  dailyKmOf,
  readEarlyWishes,
  readWishes,
  seatsOf,
  usualWishes,
  writeWishes,
} from './wishes.ts';

test('an address keeps the wishes, and is empty for the usual ones', () => {
  const wishes = {
    ...usualWishes(),
    budget: '1,500,000',
    daily: '60',
    trip: 'alexandria',
    parking: false,
    seats: '6',
    boot: '400',
    agent: true,
  };
  expect(readWishes(writeWishes(wishes))).toEqual(wishes);
  expect(writeWishes(wishes)).toMatch(/^\?budget=1500000&/);
  expect(writeWishes(usualWishes())).toBe('');
  expect(readWishes('')).toEqual(usualWishes());
});

test('a number of seats or a boot that is none of the choices counts as any', () => {
  expect(seatsOf(readWishes('?seats=6'))).toBe(6);
  expect(seatsOf(readWishes('?seats=many'))).toBeNull();
  expect(bootOf(readWishes('?boot=500'))).toBe(500);
  expect(bootOf(readWishes('?boot=450'))).toBeNull();
});

test('figures of an address are shown as the reader writes them', () => {
  const asked = '?budget=1.5 million&daily=60';
  expect(readWishes(asked)).toMatchObject({ budget: '1,500,000', daily: '60' });
  expect(inArabic(() => readWishes(asked))).toMatchObject({ budget: '١٬٥٠٠٬٠٠٠', daily: '٦٠' });
  expect(inArabic(() => readWishes('').daily)).toBe('٤٠');
  expect(inArabic(() => writeWishes({ ...readWishes(asked), daily: '40' }))).toBe(
    '?budget=1500000',
  );
  expect(readWishes('?budget=a+lot&daily=far')).toMatchObject({ budget: 'a lot', daily: 'far' });
});

test.each([
  ['', null],
  ['1,500,000', 1_500_000],
  ['مليون ونص', 1_500_000],
  ['1.5 million', 1_500_000],
  ['a lot', 'wrong'],
  ['-5', 'wrong'],
  ['0', 'wrong'],
  ['30%', 'wrong'],
  ['2,5 million', 2_500_000],
])('a budget of %j', (budget, egp) => {
  expect(budgetOf({ ...usualWishes(), budget })).toBe(egp);
});

test.each([
  ['60', 60],
  ['٦٠ كم', 60],
  ['0', 0],
  ['', 'wrong'],
  ['far', 'wrong'],
  ['650', 650],
  ['651', 'wrong'],
])('%j km a day', (daily, km) => {
  expect(dailyKmOf({ ...usualWishes(), daily })).toBe(km);
});

test('what was typed before hydration is kept, and the rest is left to the address', () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ budget: '', daily: '60', home: 'cairo' })) {
    form.set(name, value);
  }
  expect(readEarlyWishes(form)).toEqual({ daily: '60', parking: false });
  form.set('parking', 'on');
  expect(readEarlyWishes(form)).toEqual({ daily: '60' });
  form.set('agent', 'on');
  expect(readEarlyWishes(form)).toEqual({ daily: '60', agent: true });
});
