import { expect, test } from 'vitest';
import type { OwnVisit } from '#data/own-visits.ts';
import type { Submission } from '#data/submissions.ts';
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

const now = '2026-11-24T09:00:00Z';
const none = { visit: null, contact: null, isProposed: false };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['new', 'Received'],
  ['in_progress', "We're on it"],
  ['done', 'Closed'],
  ['cancelled', 'Cancelled'],
] as const)('%s is said in words, in no warning colour', (status, label) => {
  const shown = statusOf({ ...none, submission: { ...sent, status } }, now);
  expect(shown).toMatchObject({ label, tone: 'neutral' });
  expect(plain(shown.dates)).toMatch(/^Sent Saturday 21 November, 16:05/);
});

test('the next step leads, with who answers', () => {
  const facts = { ...none, submission: sent };
  const asked = statusOf(facts, now);
  expect(plain(asked.next)).toBe('Visit · Sunday 6 December, 09:00 · place to be confirmed');
  expect(asked.who).toBe('With the Tayar team');
  const contact = { agent: 'Sara', answered: true, call_by: null };
  const agreed = statusOf({ ...facts, visit, contact }, now);
  expect(agreed).toMatchObject({ label: 'Visit confirmed', tone: 'positive', note: null });
  expect(plain(agreed.next)).toBe('Visit · Sunday 6 December, 10:00 · Giza');
  expect(agreed.who).toBe('With Sara, Tayar team');
  expect(plain(agreed.dates)).toContain('Visit confirmed: Monday 23 November, 11:00');
  const anew = statusOf({ ...facts, visit: { ...visit, state: 'asked' } }, now);
  expect(anew).toMatchObject({ label: 'New time requested', tone: 'neutral' });
  expect(anew.note).toMatch(/once our team confirms it/);
  expect(agreedVisit(sent, visit)).toBe(visit);
});

test('a visit that is closed or cancelled is no longer agreed, and cannot be changed', () => {
  const cancelled = { ...sent, status: 'cancelled', status_reason: 'No car' } as const;
  const shown = statusOf(
    { ...none, submission: cancelled, visit: { ...visit, state: 'cancelled' } },
    now,
  );
  expect(shown).toMatchObject({ note: 'Reason: No car', who: null });
  expect(plain(shown.next)).toBe('Visit · cancelled Sunday 22 November, 11:00');
  expect(agreedVisit({ ...sent, status: 'done' }, visit)).toBeNull();
  expect([canChange(sent), canChange(cancelled)]).toEqual([true, false]);
});
