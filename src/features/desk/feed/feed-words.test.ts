import { expect, test } from 'vitest';
import type { FeedLine } from '#data/desk-feed.ts';
import { changesInWords } from '#features/desk/catalogue/change-words.ts';
import { feedWords } from './feed-words.ts';

const id = '0b0e9a52-6a44-4f0e-9f3f-1c3a1f0f4a11';
const base = { key: '1', happened_at: '2026-11-29T10:00:00Z', actor_id: null, actor_name: 'Amal' };

test('a note about a request opens the request', () => {
  const line: FeedLine = {
    ...base,
    ...{
      area: 'requests',
      action: 'note',
      kind: 'visit_request',
      id,
      name: 'Mona',
      subject: 'MG4',
    },
    ...{ person_id: id, detail: { text: 'Calls back' } },
  };
  expect(feedWords(line)).toMatchObject({
    text: 'Calls back',
    about: { name: 'Mona · MG4', href: `/sales?request=visit_request:${id}` },
  });
});

test('an import opens the table, a price the car', () => {
  const line = {
    ...base,
    ...{ area: 'catalogue', id: '7', action: 'price', count: 1, changes: {} },
    items: [{ type: 'car', id, name: 'MG MG4' }],
    ...{ batch: null, source: null, source_day: null },
  } satisfies FeedLine;
  expect(feedWords(line).about).toEqual({ name: 'MG MG4', href: `/sales/catalogue?edit=${id}` });
  const many = { ...line, action: 'batch', batch: 'import', count: 12 } satisfies FeedLine;
  expect(feedWords(many).about).toEqual({ name: 'MG MG4 and 11 more', href: '/sales/catalogue' });
});

test('a change in the team opens the team', () => {
  const line = {
    ...base,
    ...{ area: 'team', action: 'role', member_name: 'Basel', role: 'manager' },
    ...{ rows: null, account_id: null, month: null, won: null },
  } satisfies FeedLine;
  expect(feedWords(line)).toMatchObject({
    line: 'gave Basel the role Manager',
    about: { href: '/sales/team' },
  });
  const exported = { ...line, action: 'requests_exported', rows: 1 } satisfies FeedLine;
  expect(feedWords(exported).line).toBe('exported 1 request');
});

test('what became of a charging point opens the place', () => {
  const line = {
    ...base,
    ...{ area: 'catalogue', id: '7', action: 'checked', count: 1 },
    changes: { checked_by_phone_on: [null, '2026-11-29'] },
    items: [{ type: 'charging_point', id, name: 'Revolta Dokki' }],
    ...{ batch: null, source: null, source_day: null },
  } satisfies FeedLine;
  expect(feedWords(line)).toEqual({
    ...{ line: 'Checked by phone', text: null },
    about: { name: 'Revolta Dokki', href: `/sales/catalogue?table=charging_points&edit=${id}` },
  });
  expect(changesInWords(line)[0]).toMatchObject({ from: '–', to: '2026-11-29' });
});

test('a target opens its month in the numbers', () => {
  const line = {
    ...base,
    ...{ area: 'team', action: 'target', member_name: 'Basel', role: null },
    ...{ rows: null, account_id: null, month: '2026-11-01', won: 12 },
  } satisfies FeedLine;
  expect(feedWords(line)).toMatchObject({
    line: 'set the target of Basel for November 2026: 12',
    about: { name: 'Numbers', href: '/sales/numbers?month=2026-11' },
  });
  expect(feedWords({ ...line, member_name: '', won: null }).line).toBe(
    'took away the target of the whole team for November 2026',
  );
});
