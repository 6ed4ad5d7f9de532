import { describe, expect, test } from 'vitest';
import { deskAddress, filtersOf, isOldestFirst } from './views.ts';

const id = '0b0e9a52-6a44-4f0e-9f3f-1c3a1f0f4a11';

describe('the address of the desk', () => {
  test.each([
    '',
    '?view=mine',
    '?view=all&kind=visit_request&status=done&search=%D9%85%D9%86%D9%89&order=oldest',
    `?view=overdue&request=visit_request:${id}`,
  ])('%s is read and written', (search) => {
    expect(deskAddress.write(deskAddress.read(search))).toBe(search);
  });

  test('what it does not know is left out', () => {
    const nonsense = `?view=everything&kind=bribe&status=lost&request=bribe:${id}`;
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
