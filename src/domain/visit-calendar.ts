import { createEvent } from 'ics';
import { cairoMoment } from './cairo.ts';

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

/**
 * The text of an .ics file: to be downloaded or, with `mail`, to be sent.
 * @throws Error when the visit has no valid day or hour
 */
export function visitCalendar(visit: CalendarVisit, mail?: CalendarMail): string {
  const moment = cairoMoment(`${visit.day}T${visit.slot}`);
  if (moment === null) throw new RangeError(`${visit.day} ${visit.slot} is no time of a visit`);
  const start = new Date(moment);
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
