import { expect, test } from 'vitest';
import { progressOf } from './rebuild-progress.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 28, 10, minute)).toISOString();
/** Built at 10:00 from all that there was. */
const facts = {
  now: at(10),
  wanted_since: null,
  called_at: null,
  failed_at: null,
  failure: null,
  changed_at: at(-5),
  built_as_of: at(0),
  left_out: [],
  left_out_count: 0,
};

test.each([
  ['nothing has changed since the build', {}, 'published', 0],
  ['the database has not told of a change yet', { changed_at: at(9) }, 'waiting', 9],
  ['a build is wanted', { changed_at: at(9), wanted_since: at(8) }, 'waiting', 8],
  ['something was deleted', { wanted_since: at(9) }, 'waiting', 9],
  ['a build was called for', { changed_at: at(8), called_at: at(9) }, 'building', 9],
  [
    'more changed while it builds',
    { changed_at: at(9), called_at: at(8), wanted_since: at(9) },
    'waiting',
    9,
  ],
  ['it is built', { changed_at: at(-1), called_at: at(0) }, 'published', 0],
  ['nobody calls for the build', { changed_at: at(4), wanted_since: at(4) }, 'late', 4],
  ['nobody was told of a change', { changed_at: at(4) }, 'late', 4],
  ['the build does not end', { changed_at: at(1), called_at: at(2), now: at(18) }, 'late', 2],
] as const)('%s', (_, change, state, minute) => {
  expect(progressOf({ ...facts, ...change })).toEqual({ state, moment: at(minute) });
});

test('a build that has failed says why, until another is called for or what changed is built', () => {
  const failed = {
    ...facts,
    changed_at: at(1),
    called_at: at(2),
    failed_at: at(3),
    failure: 'No memory',
  };
  expect(progressOf(failed)).toEqual({ state: 'failed', moment: at(3), reason: 'No memory' });
  expect(progressOf({ ...failed, called_at: at(4) }).state).toBe('building');
  expect(progressOf({ ...failed, wanted_since: at(9) }).state).toBe('waiting');
  expect(progressOf({ ...failed, built_as_of: at(5) }).state).toBe('published');
});
