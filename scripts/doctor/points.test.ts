import { expect, test } from 'vitest';
import type { Reply } from './finding.ts';
import { judgePoints, type PointReplies } from './points.ts';

const reply = (rows: unknown, count = 0, status = 200): Reply => ({
  status,
  headers: new Headers({ 'content-range': `0-0/${count}` }),
  text: JSON.stringify(rows),
});

const replies = (changes: Partial<PointReplies> = {}): PointReplies => ({
  newest: reply([{ last_confirmed_on: '2026-11-01' }], 300),
  median: reply([{ last_confirmed_on: '2025-03-02 00:00:00+00' }], 300),
  checked: reply([]),
  all: reply([{ id: 'x' }], 327),
  imported: reply([{ imported_at: '2026-11-20T04:00:00Z', failure: null }]),
  ...changes,
});

const judged = (changes?: Partial<PointReplies>) =>
  judgePoints(replies(changes), '2026-11-29').map(({ mark, text }) => `${mark}: ${text}`);

const old = reply([{ last_confirmed_on: '2026-08-30' }], 300);

test('says how many there are and how old they are', () => {
  expect(judged()).toEqual([
    'good: 327 charging points are published; confirmed by their sources at last on 2026-11-01, half of them before 2025-03-02',
    'good: Charging points were imported at last on 2026-11-20',
  ]);
});

test('warns where nothing is newer than 90 days, unless we have called', () => {
  expect(judged({ newest: old })[0]).toMatch(/^warn: .*nothing newer for 90 days$/);
  const checked = reply([{ checked_by_phone_on: '2026-11-28' }], 1);
  expect(judged({ newest: old, checked })[0]).toMatch(/^good: .*at last on 2026-08-30/);
  const edge = reply([{ last_confirmed_on: '2026-08-31' }], 300);
  expect(judged({ newest: edge })[0]).toMatch(/^good: /);
});

test('warns where there are none, or none has a day', () => {
  expect(judged({ all: reply([], 0) })).toEqual(['warn: No charging point is published']);
  expect(judged({ newest: reply([]), median: null })[0]).toMatch(/^warn: 327 .*none with a day/);
});

test('tells of an import that failed, of none, and asks nothing of it without the secret key', () => {
  const failure = { why: 'key_refused', figure: 401 };
  const failed = reply([{ imported_at: '2026-11-23T01:20:00Z', failure }]);
  expect(judged({ imported: failed })[1]).toBe(
    `warn: The import of charging points of 2026-11-23 failed: key refused (401)`,
  );
  expect(judged({ imported: reply([]) })[1]).toMatch(/^good: .*nothing was imported/);
  expect(judged({ imported: null })).toHaveLength(1);
});

test('a backend that does not answer is at fault', () => {
  expect(judged({ all: { failure: 'ENOTFOUND' } })).toEqual(['bad: Charging points: ENOTFOUND']);
  expect(judged({ imported: reply({}, 0, 500) })[1]).toMatch(/^bad: .*answered with 500/);
});
