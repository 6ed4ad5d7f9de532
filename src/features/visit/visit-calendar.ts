// Functions read this file too, so it imports nothing by the site's own alias.
import { createEvent } from 'ics';

/** A visit as calendars show it. */
export type CalendarVisit = {
  /** Of the request. Every version of the visit has the same, so that a calendar replaces what it has. */
  id: string;
  /** Which version it is. */
  sequence: number;
  /** yyyy-MM-dd */
  day: string;
  /** HH:mm, Cairo time. */
  slot: string;
  title: string;
  location: string;
};

/** The parts that only mails have: organizer, attendee, and whether the visit takes place. */
export type CalendarMail = {
  method: 'REQUEST' | 'CANCEL';
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
};

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Africa/Cairo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The moment at which the clocks in Egypt show a day and an hour. */
function momentOf(day: string, slot: string): Date {
  const wished = Date.parse(`${day}T${slot}Z`);
  const shown = Date.parse(`${clock.format(wished).replace(', ', 'T')}Z`);
  // Visits are by day, clocks change at midnight: the offset is the same a few hours later.
  return new Date(wished - (shown - wished));
}

/**
 * The text of an .ics file: to be downloaded or, with `mail`, to be sent.
 * @throws Error when the visit has no valid day or hour
 */
export function visitCalendar(visit: CalendarVisit, mail?: CalendarMail): string {
  const start = momentOf(visit.day, visit.slot);
  const { error, value } = createEvent({
    uid: `visit-${visit.id}@tayar`,
    sequence: visit.sequence,
    productId: 'tayar/visits',
    method: mail?.method ?? 'PUBLISH',
    status: mail?.method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
    start: [
      start.getUTCFullYear(),
      start.getUTCMonth() + 1,
      start.getUTCDate(),
      start.getUTCHours(),
      start.getUTCMinutes(),
    ],
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { hours: 1 },
    title: visit.title,
    location: visit.location,
    ...(mail && {
      organizer: mail.organizer,
      attendees: [mail.attendee],
    }),
  });
  if (value === null) throw error ?? new Error('No calendar was written');
  return value;
}
