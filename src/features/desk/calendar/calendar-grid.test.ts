import { describe, expect, test } from 'vitest';
import type { DeskVisit } from '#data/desk-calendar.ts';
import { calendarAddress, weekOf } from './calendar-address.ts';
import { hoursOf, rowsOf, shownVisits, visitAt, visitKey } from './calendar-grid.ts';

type Change = Partial<DeskVisit> & { owner?: string; status?: string };
const visit = (id: string, slot: string, { owner, status, ...rest }: Change = {}) =>
  ({
    lead: { id, owner_id: owner ?? null, status: status ?? 'in_progress' },
    state: 'confirmed',
    place: 'giza',
    day: '2027-01-05',
    slot,
    ...rest,
  }) as DeskVisit;
const idsOf = (visits: readonly DeskVisit[]) => visits.map(({ lead }) => lead.id);

test('a week begins on Sunday', () => {
  expect(weekOf('2027-01-05')[0]).toBe('2027-01-03');
  expect(weekOf('2027-01-03')[0]).toBe('2027-01-03');
  expect(weekOf('2027-01-09').at(-1)).toBe('2027-01-09');
});

test('the address holds view, day, place and person; nonsense is as usual', () => {
  const state = { view: 'day', day: '2027-01-05', place: 'giza', owner: 'me' } as const;
  expect(calendarAddress.read(calendarAddress.write(state))).toEqual(state);
  expect(calendarAddress.read('?view=year&day=2027-02-30')).toEqual({
    ...{ view: 'week', day: null, place: null, owner: null },
  });
});

test('visits are filtered by place and person, and what is off is left out', () => {
  const visits = [
    visit('a', '10:00', { owner: 'karim' }),
    visit('b', '10:00', { place: 'maadi', owner: 'me' }),
    visit('c', '11:00', { state: 'cancelled' }),
    visit('d', '11:00', { status: 'cancelled' }),
  ];
  const shown = (place: string | null, owner: string | null) =>
    idsOf(shownVisits(visits, { place, owner }, 'me'));
  expect(shown(null, null)).toEqual(['a', 'b']);
  expect(shown('giza', null)).toEqual(['a']);
  expect(shown(null, 'me')).toEqual(['b']);
  expect(shown(null, 'karim')).toEqual(['a']);
});

test('two visits at one hour stand side by side, at an hour of their own if need be', () => {
  const visits = [
    visit('a', '10:00'),
    visit('b', '10:00', { place: 'maadi' }),
    visit('c', '20:00'),
  ];
  expect(hoursOf(visits)).toHaveLength(11);
  const rows = rowsOf(visits, [{ key: 'all', has: () => true }]);
  expect(rows.find(({ slot }) => slot === '10:00')?.cells.map(idsOf)).toEqual([['a', 'b']]);
});

describe('arrow keys', () => {
  const grid = [
    [visit('a', '09:00'), visit('b', '15:00')],
    [],
    [visit('c', '10:00'), visit('d', '16:00')],
  ];
  const from = (id: string) =>
    visitKey(grid.flat().find(({ lead }) => lead.id === id) ?? visit('', ''));
  test.each([
    ['a', 'ArrowDown', false, 'b'],
    ['a', 'ArrowUp', false, undefined],
    ['a', 'ArrowRight', false, 'c'],
    ['b', 'ArrowRight', false, 'd'],
    ['c', 'ArrowLeft', false, 'a'],
    ['a', 'ArrowLeft', true, 'c'],
    ['a', 'ArrowLeft', false, undefined],
    ['d', 'Home', false, 'a'],
    ['a', 'End', false, 'd'],
  ] as const)('from %s %s leads (right to left: %s) to %s', (id, key, rtl, to) => {
    expect(visitAt(grid, from(id), key, rtl)?.lead.id).toBe(to);
  });
});
