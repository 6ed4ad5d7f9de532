import { expect, test } from 'vitest';
import type { OwnVisit } from '#data/own-visits.ts';
import type { Submission } from '#data/submissions.ts';
import { shownRows } from '#features/request/shown-text.ts';
import { agreedVisit, canChange, statusOf } from './request-status.ts';

const sent: Submission = {
  table: 'visit_requests',
  id: '1',
  status: 'in_progress',
  created_at: '2026-11-21T14:05:00+00:00',
  status_changed_at: '2026-11-22T09:00:00+00:00',
  shown: null,
  full_name: 'Mona Sami',
  phone_number: '01012345678',
  email: 'mona@example.com',
  brand_name: 'BYD',
  model_name: 'Seagull',
  visit_date: '2026-12-06',
  visit_time: '09:00',
  trim: '',
  preferred_color: '',
};
const visit: OwnVisit = {
  request_id: '1',
  state: 'confirmed',
  place_id: 'giza',
  day: '2026-12-06',
  slot: '10:00',
  sequence: 0,
  changed_at: '2026-11-23T09:00:00+00:00',
  place: {
    id: 'giza',
    name_en: 'Giza',
    name_ar: 'الجيزة',
    address_en: '1 Haram',
    address_ar: '١ الهرم',
    map_url: null,
  },
};

test.each([
  ['new', 'Received'],
  ['in_progress', "We're on it"],
  ['done', 'Closed'],
  ['cancelled', 'Cancelled'],
] as const)('%s is said in words, with its date', (status, label) => {
  const shown = statusOf({ ...sent, status }, null);
  expect(shown).toMatchObject({ label, since: sent.status_changed_at, text: null });
});

test('an agreed visit says when and where, one that was asked for anew that it is not agreed', () => {
  expect(statusOf(sent, visit)).toMatchObject({
    label: 'Visit confirmed',
    since: visit.changed_at,
    text: expect.stringMatching(/^Visit confirmed: Sunday,? 6\u00a0December, 10:00, Giza$/),
  });
  expect(statusOf(sent, { ...visit, state: 'asked' }).text).toMatch(/once our team confirms it/);
  expect(agreedVisit(sent, visit)).toBe(visit);
});

test('a visit that is closed or cancelled is no longer agreed, and cannot be changed', () => {
  const cancelled = { ...sent, status: 'cancelled', status_reason: 'No car' } as const;
  expect(statusOf(cancelled, { ...visit, state: 'cancelled' }).text).toBe('Reason: No car');
  expect(agreedVisit({ ...sent, status: 'done' }, visit)).toBeNull();
  expect([canChange(sent), canChange(cancelled)]).toEqual([true, false]);
});

test('what was shown is said again, in words', () => {
  const shown = {
    cars: [{ brand_id: 'byd', id: 'seal', name: 'BYD Seal', price: 1_900_000 }],
    premiums: [{ plan: 'gold' as const, per_mille: 20, egp: 38_000 }],
    loan: {
      amount: 9,
      instalment: { from: 20_000, to: 24_000 },
      rate: { from: 22, to: 25.75 },
      months: 60,
    },
    fit: {
      car: 'BYD Seagull',
      verdict: 'no' as const,
      connector: 'GB/T',
      assumed: true,
      plug: 'Type 2',
    },
  };
  const rows = shownRows({ shown }).map(({ name, value }) => `${name}: ${value}`);
  expect(rows).toEqual([
    expect.stringMatching(/^Recommended cars: BYD Seal, .*1,900,000/),
    expect.stringMatching(/^Gold.*38,000.* a year \(2.0%\)/),
    expect.stringMatching(/^Estimated instalment: .*20,000.* to .*24,000.* a month for 60 months$/),
    'Interest: 22% to 25.75% a year',
    "Fit: It doesn't fit the BYD Seagull: the car has a GB/T inlet, the charger a Type 2 plug.\nThe car's inlet is our assumption.",
  ]);
  const [unknown] = shownRows({ shown: { fit: { ...shown.fit, verdict: 'unknown' } } });
  expect(unknown?.value).toBe("We don't know whether it fits the BYD Seagull.");
  expect(shownRows({ shown: null })).toEqual([]);
});
