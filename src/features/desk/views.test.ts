import { describe, expect, test } from 'vitest';
import { deskAddress, filtersOf, filtersOfStage, isOldestFirst, savedQueryOf } from './views.ts';

const id = '0b0e9a52-6a44-4f0e-9f3f-1c3a1f0f4a11';

describe('the address of the desk', () => {
  test.each([
    '',
    '?view=mine',
    '?view=all&kind=visit_request&status=done&search=%D9%85%D9%86%D9%89&order=oldest',
    `?view=overdue&request=visit_request:${id}`,
    `?view=all&item=${id}&city=giza&budget_from=500000&budget_to=900000&language=ar&source=call&stage=none`,
    '?view=all&status=closed&outcome=lost&reason=no-reply&closed_from=2026-11-01&closed_to=2026-11-30&board=yes',
  ])('%s is read and written', (search) => {
    expect(deskAddress.write(deskAddress.read(search))).toBe(search);
  });

  test('what it does not know is left out', () => {
    const nonsense = `?view=everything&kind=bribe&status=lost&request=bribe:${id}&city=atlantis&budget_to=much&item=1&closed_to=today`;
    expect(deskAddress.read(nonsense)).toEqual(deskAddress.read(''));
    expect(deskAddress.read('?request=visit_request:1&owner=')).toEqual(deskAddress.read(''));
  });

  test('a mail may escape the colon', () => {
    const { request } = deskAddress.read(`?request=visit_request%3A${id}`);
    expect(request).toEqual({ kind: 'visit_request', id });
  });
});

describe('what the queue is asked for', () => {
  const ask = (search: string) => filtersOf(deskAddress.read(search), '2026-11-28');

  test('a view, and filters within it', () => {
    expect(ask('?kind=car_request')).toEqual({ status: 'new', kind: 'car_request' });
    expect(ask('?view=today')).toEqual({ visit_on: '2026-11-28' });
    expect(ask('?view=nobodys&search=+mona+')).toEqual({
      owner: 'nobody',
      status: 'open',
      search: 'mona',
    });
  });

  test('filters of the panel: a city in both languages', () => {
    expect(ask('?view=action&city=giza&budget_to=900000&stage=offer')).toEqual({
      ...{ action: true, budget_to: 900_000, stage: 'offer', city: ['Giza', 'الجيزة'] },
    });
    expect(filtersOfStage(ask('?view=mine'), 'new')).toEqual({
      ...{ owner: 'me', status: 'open', stage: 'none' },
    });
  });

  test('a saved view keeps what is shown, without what is open', () => {
    const open = deskAddress.read(`?view=mine&board=yes&request=visit_request:${id}`);
    expect(savedQueryOf(open)).toBe('?view=mine&board=yes');
    expect(savedQueryOf(deskAddress.read(''))).toBe('?');
  });

  test('a filter wins over its view', () => {
    expect(ask('?view=mine&status=done')).toEqual({ owner: 'me', status: 'done' });
  });
});

test.each([
  ['', true],
  ['?view=overdue', true],
  ['?view=all', false],
  ['?view=all&order=oldest', true],
  ['?order=newest', false],
])('the longest waiting comes first in what is worked through: %s', (search, isOldest) => {
  expect(isOldestFirst(deskAddress.read(search))).toBe(isOldest);
});
