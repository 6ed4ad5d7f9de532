import { expect, test } from 'vitest';
import { visitCalendar } from './visit-calendar.ts';

const visit = {
  id: 'bbbbbbbb-0000-4000-8000-000000000003',
  sequence: 2,
  day: '2027-01-10',
  slot: '10:00',
  title: 'Visit to see BYD Seal',
  location: 'Giza, 12 Haram Street',
};
const mail = {
  method: 'REQUEST',
  organizer: { name: 'Tayar', email: 'sales@tayar.example' },
  attendee: { name: 'منى', email: 'mona@example.com' },
} as const;

test.each([
  ['2027-01-10', 'DTSTART:20270110T080000Z'],
  // In summer the clocks are an hour ahead.
  ['2027-07-10', 'DTSTART:20270710T070000Z'],
])('an hour of Cairo on %s is %s everywhere', (day, line) => {
  expect(visitCalendar({ ...visit, day })).toContain(line);
});

test('every version names the same event, and which one is newer', () => {
  const text = visitCalendar(visit);
  expect(text).toContain('UID:visit-bbbbbbbb-0000-4000-8000-000000000003@tayar');
  expect(text).toContain('SEQUENCE:2');
  expect(text).toContain('METHOD:PUBLISH');
  expect(text).toContain('LOCATION:Giza\\, 12 Haram Street');
});

test('in a mail it asks or cancels', () => {
  const asked = visitCalendar(visit, mail);
  expect(asked).toContain('METHOD:REQUEST');
  expect(asked).toContain('MAILTO:sales@tayar.example');
  const cancelled = visitCalendar(visit, { ...mail, method: 'CANCEL' });
  expect(cancelled).toContain('METHOD:CANCEL');
  expect(cancelled).toContain('STATUS:CANCELLED');
});
