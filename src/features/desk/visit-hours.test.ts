import { expect, test } from 'vitest';
import type { DeskVisit } from '#data/desk-calendar.ts';
import { canBeChosen, slotsAt } from './visit-hours.ts';

const day = '2027-01-05';
const visit = (id: string, state: DeskVisit['state'], slot: string, place = 'giza') =>
  ({ lead: { id }, state, place, day, slot }) as DeskVisit;
const early = Date.parse('2027-01-05T04:00:00Z');
const statesAt = (visits: DeskVisit[], now = early) =>
  Object.fromEntries(slotsAt(day, 'giza', visits, 'mine', now).map((one) => [one.slot, one.state]));

test('an hour is taken by another visit at the same place alone', () => {
  const states = statesAt([
    visit('a', 'confirmed', '10:00'),
    visit('b', 'confirmed', '11:00', 'maadi'),
    visit('c', 'asked', '12:00'),
    visit('d', 'cancelled', '13:00'),
    visit('mine', 'confirmed', '14:00'),
  ]);
  expect(states).toMatchObject({
    ...{ '09:00': 'free', '10:00': 'taken', '11:00': 'free', '12:00': 'free', '13:00': 'free' },
    '14:00': 'own',
  });
  expect(Object.keys(states)).toHaveLength(10);
});

test('an hour that is proposed to somebody else can still be chosen', () => {
  const [, ten] = slotsAt(day, 'giza', [visit('a', 'proposed', '10:00')], 'mine', early);
  expect(ten).toMatchObject({ state: 'proposed', by: { lead: { id: 'a' } } });
  expect(ten && canBeChosen(ten)).toBe(true);
  expect(statesAt([visit('mine', 'proposed', '10:00')])['10:00']).toBe('free');
});

test('hours that have begun in Cairo are over', () => {
  const states = statesAt([], Date.parse('2027-01-05T08:30:00Z'));
  expect(states).toMatchObject({ '09:00': 'past', '10:00': 'past', '11:00': 'free' });
});
