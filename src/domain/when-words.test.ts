import { describe, expect, it } from 'vitest';
import { momentIn } from './when-words.ts';

/** Sunday, 14:20 in Cairo. */
const now = '2026-11-29T12:20:00Z';

describe('words for a moment', () => {
  it.each([
    ['tomorrow 10', '2026-11-30T10:00'],
    ['Tomorrow', '2026-11-30T10:00'],
    ['tomorrow at 3', '2026-11-30T15:00'],
    ['tomorrow 3:30pm', '2026-11-30T15:30'],
    ['today 5', '2026-11-29T17:00'],
    ['Thursday', '2026-12-03T10:00'],
    ['thu 12', '2026-12-03T12:00'],
    ['on Thursday 9 am', '2026-12-03T09:00'],
    ['sunday', '2026-12-06T10:00'],
    ['in a week', '2026-12-06T10:00'],
    ['next week', '2026-12-06T10:00'],
    ['in 2 days', '2026-12-01T10:00'],
    ['in an hour', '2026-11-29T15:20'],
    ['in 30 minutes', '2026-11-29T14:50'],
    ['in half an hour', '2026-11-29T14:50'],
    ['بكرة', '2026-11-30T10:00'],
    ['بكره الساعة ٣', '2026-11-30T15:00'],
    ['غدًا ١٠:٣٠', '2026-11-30T10:30'],
    ['بعد بكرة', '2026-12-01T10:00'],
    ['الخميس', '2026-12-03T10:00'],
    ['يوم الثلاثاء ١١ ص', '2026-12-01T11:00'],
    ['الأربعاء ٤ العصر', '2026-12-02T16:00'],
    ['بعد أسبوع', '2026-12-06T10:00'],
    ['الأسبوع الجاي', '2026-12-06T10:00'],
    ['بعد يومين', '2026-12-01T10:00'],
    ['بعد ٣ أيام', '2026-12-02T10:00'],
    ['بعد ساعة', '2026-11-29T15:20'],
    ['بعد ساعتين', '2026-11-29T16:20'],
    ['بعد نص ساعة', '2026-11-29T14:50'],
    ['النهارده 6', '2026-11-29T18:00'],
  ])('%s', (words, moment) => {
    expect(momentIn(words, now)).toBe(moment);
  });

  it.each([
    '',
    'soon',
    'today 9',
    'tomorrow 25',
    'tomorrow maybe',
    'in 0 days',
    'in',
    'قريب',
    '12',
  ])('"%s" names none that is ahead', (words) => {
    expect(momentIn(words, now)).toBeNull();
  });

  it('counts the day of Egypt, where it is tomorrow already', () => {
    expect(momentIn('tomorrow', '2026-11-29T22:30:00Z')).toBe('2026-12-01T10:00');
  });
});
