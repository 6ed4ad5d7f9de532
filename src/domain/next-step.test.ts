import { describe, expect, test } from 'vitest';
import { submissionWords } from '#features/request/submission-words.ts';
import { type BuyerStep, buyerStepOf, buyerStepText, type RequestState } from './next-step.ts';
import { type RequestKind, requestKinds } from './requests.ts';

const now = '2026-12-01T08:00:00Z';
const nobody = { day: '', slot: '' };
const asked = { day: '2026-12-08', slot: '17:00' };
const passed = { day: '2026-12-01', slot: '10:00' };
const waiting = { agent: null, answered: false, call_by: '2026-12-01T09:00:00Z' };
const answered = { agent: 'Sara', answered: true, call_by: null };

function stepOf(kind: RequestKind, change: Partial<RequestState> = {}): BuyerStep {
  return buyerStepOf({
    kind,
    status: 'new',
    since: null,
    asked: kind === 'visit_request' ? asked : nobody,
    visit: null,
    isProposed: false,
    contact: waiting,
    now,
    ...change,
  });
}

const written = (
  kind: RequestKind,
  change: Partial<RequestState> = {},
  language: 'en' | 'ar' = 'en',
) =>
  buyerStepText(kind, stepOf(kind, change), { language, words: submissionWords[language], now })
    .replaceAll('\u00a0', ' ')
    .replace(/[\u2066-\u2069\u200f]/g, '');

const visit = (
  state: 'asked' | 'confirmed' | 'cancelled' | 'missed',
  hour = asked,
  place = '',
) => ({
  visit: { ...hour, state, place },
});

describe('a visit', () => {
  test.each<[string, Partial<RequestState>, string]>([
    ['asked for', {}, 'Visit · Tuesday 8 December, 17:00 · place to be confirmed'],
    [
      'asked for and answered',
      { status: 'in_progress', contact: answered },
      'Visit · Tuesday 8 December, 17:00 · place to be confirmed',
    ],
    [
      'asked for in another year',
      { asked: { day: '2027-01-05', slot: '10:00' } },
      'Visit · Tuesday 5 January 2027, 10:00 · place to be confirmed',
    ],
    ['whose hour nobody confirmed', { asked: passed }, 'Visit · we call you to agree on a time'],
    ['asked for at no hour', { asked: nobody }, 'Visit · we call you to agree on a time'],
    [
      'asked for anew',
      visit('asked', { day: '2026-12-09', slot: '12:00' }),
      'Visit · Wednesday 9 December, 12:00 · new time to be confirmed',
    ],
    ['agreed', visit('confirmed', asked, 'Giza'), 'Visit · Tuesday 8 December, 17:00 · Giza'],
    [
      'agreed at a place that is gone',
      visit('confirmed'),
      'Visit · Tuesday 8 December, 17:00 · place to be confirmed',
    ],
    [
      'that took place',
      visit('confirmed', passed, 'Giza'),
      'Visit · Tuesday 1 December · we call you about what comes next',
    ],
    ['that was missed', visit('missed'), 'Visit · we missed you: choose another time'],
    [
      'with hours to choose from',
      { isProposed: true, ...visit('confirmed') },
      'Visit · choose one of the times we propose',
    ],
  ])('%s', (_, change, text) => {
    expect(written('visit_request', change)).toBe(text);
  });

  test('in Arabic', () => {
    expect(written('visit_request', {}, 'ar')).toBe(
      'زيارة · الثلاثاء ٨ ديسمبر، ٥:٠٠ م · ننتظر تأكيد المكان',
    );
  });
});

const others = requestKinds.filter((kind) => kind !== 'visit_request');

describe.each(others)('%s', (kind) => {
  test('is called about by an hour, as soon as we can once that has passed or is not known', () => {
    expect(written(kind)).toMatch(/ · we call you by Tuesday 1 December, 11:00$/);
    const late = { ...waiting, call_by: '2026-12-01T07:59:00Z' };
    expect(written(kind, { contact: late })).toMatch(/ · we call you as soon as we can$/);
    expect(written(kind, { contact: null })).toMatch(/ · we call you as soon as we can$/);
  });

  test('has a step of its own once somebody has answered', () => {
    expect(stepOf(kind, { status: 'in_progress', contact: answered })).toMatchObject({
      step: kind,
    });
  });
});

test('once answered, each kind says what we do', () => {
  expect(others.map((kind) => written(kind, { contact: answered }))).toEqual([
    'Car advice · we choose with you the cars that fit',
    'Charger · we prepare your offer',
    'Finance · we ask the banks for their offers',
    'Insurance · we ask the insurer for its offer',
  ]);
});

test.each(requestKinds)('%s says that it has ended, and when', (kind) => {
  const since = '2026-11-30T22:30:00Z';
  expect(written(kind, { status: 'done', since })).toMatch(/ · closed Tuesday 1 December, 00:30$/);
  expect(written(kind, { status: 'cancelled', since, ...visit('confirmed') })).toMatch(
    / · cancelled Tuesday 1 December, 00:30$/,
  );
  expect(written(kind, { status: 'done' })).toMatch(/ · closed$/);
});
