import { expect, test } from 'vitest';
import { eventWords, formatAgo, lastWords, nextStepOf, nextStepWords } from './request-words.ts';

test.each([
  [0, 'now'],
  [20_000, 'now'],
  [40_000, '1 min ago'],
  [35 * 60_000, '35 min ago'],
  [24 * 3_600_000, 'yesterday'],
  [-24 * 3_600_000, 'tomorrow'],
  [72 * 3_600_000, '3 days ago'],
])('what happened %i ms ago is said as a person would', (ago, words) => {
  const now = Date.parse('2026-11-28T12:00:00Z');
  expect(formatAgo(new Date(now - ago).toISOString(), now)).toBe(words);
});

const wordsOf = (action: string, detail: Record<string, unknown>) => eventWords({ action, detail });

test.each([
  [{ to: 'done', outcome: 'lost', reason: 'Too dear' }, 'closed it as lost', 'Too dear'],
  [{ to: 'done', outcome: 'won' }, 'closed it as won', null],
  [{ to: 'done' }, 'changed the status from New to Done', null],
])('the history says how a request was closed: %j', (detail, line, text) => {
  expect(wordsOf('status', { from: 'new', ...detail })).toEqual({ line, text });
});

test('the history says that an answer took the request', () => {
  expect(wordsOf('call', { taken: true }).line).toBe('called and took it');
  expect(wordsOf('call', { taken: 'yes' }).line).toBe('called');
});

test('a next step that the database set is shown in words, and keeps its code', () => {
  const words = 'Confirm the time that the buyer asked for';
  expect(nextStepWords('confirm_asked_hour')).toBe(words);
  expect(nextStepOf(words)).toBe('confirm_asked_hour');
  for (const written of ['Call about the price', 'constructor', '']) {
    expect(nextStepWords(written)).toBe(written);
    expect(nextStepOf(written)).toBe(written);
  }
  expect(wordsOf('next', { step: null, at: null, from: 'confirm_asked_hour' }).text).toBe(words);
});

test.each([
  ['call_ended', 'no_reply', 'called, and nobody answered (1 hr ago)'],
  ['note', null, 'wrote a note (1 hr ago)'],
  // The state says so already.
  ['status', 'won', null],
  [null, null, null],
])('a row says what was last done: %s %s', (last_action, last_outcome, words) => {
  const last_at = last_action && '2026-11-28T11:00:00Z';
  const now = Date.parse('2026-11-28T12:00:00Z');
  expect(lastWords({ last_action, last_outcome, last_at }, now)).toBe(words);
});
