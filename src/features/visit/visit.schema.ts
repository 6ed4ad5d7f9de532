import * as z from 'zod/mini';
import { product } from '#config/product.ts';
import { cairoDay, cairoTime, dayAfter } from '#domain/cairo.ts';
import {
  longest,
  optionalText,
  requiredEmail,
  requiredPhone,
  requiredText,
} from '#features/request/field-rules.ts';
import { localeOfReader } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { type Days, isWithin, readVisitDay, writeDay } from './typed-day.ts';

/** How far ahead the database accepts a visit, in days. */
const farthestDays = 366;

/** The days on which a visit can begin: today only while an hour of it is left in Cairo. */
export function visitDays(now: Date): Days {
  const today = cairoDay(now);
  const first = slotsLeft(now).length > 0 ? today : dayAfter(today, 1);
  return { first, last: dayAfter(today, farthestDays) };
}

/** The hours (HH:mm, Cairo time) of a day (yyyy-MM-dd) that can be booked. */
export function slotsOn(day: string, now: Date): readonly string[] {
  if (!isWithin(day, visitDays(now))) return [];
  return day === cairoDay(now) ? slotsLeft(now) : product.visitTimes;
}

/** The hours left today. The database refuses one that begins this very minute. */
function slotsLeft(now: Date): readonly string[] {
  const time = cairoTime(now);
  return product.visitTimes.filter((slot) => slot > time);
}

/** A day on which a visit can begin, typed or chosen; the output is yyyy-MM-dd. */
function visitDay(clock: () => Date) {
  return z.pipe(
    requiredText(m.visit_date_required(), longest.date),
    z.transform((text, context) => {
      const now = clock();
      const days = visitDays(now);
      const day = readVisitDay(text, days);
      const fault = faultOf(day, days, cairoDay(now));
      if (day !== null && fault === null) return day;
      context.issues.push({ code: 'custom', message: fault ?? '', input: text });
      return z.NEVER;
    }),
  );
}

/** Why a day cannot be booked; null when it can. */
function faultOf(day: string | null, { first, last }: Days, today: string): string | null {
  const written = (free: string) => writeDay(free, localeOfReader('en-US'));
  if (day === null) return m.visit_date_unreadable({ example: written(first) });
  if (day < today) return m.visit_date_past({ first: written(first) });
  if (day < first) return m.visit_date_full({ first: written(first) });
  return day > last ? m.visit_date_far({ last: written(last) }) : null;
}

/** The day and the hour. @param clock returns the moment of the check, for forms stay open */
const whenFields = (clock: () => Date) => ({
  visit_date: visitDay(clock),
  // A group of choices without an answer is null.
  visit_time: z.string(m.visit_time_required()).check(z.minLength(1, m.visit_time_required())),
});

/** The hour is one that is left of the day. */
const isAhead = (clock: () => Date) =>
  z.refine<{ visit_date: string; visit_time: string }>(
    ({ visit_date, visit_time }) => slotsOn(visit_date, clock()).includes(visit_time),
    {
      error: m.visit_time_passed(),
      path: ['visit_time'],
      when: ({ issues }) => !issues.some(({ path }) => String(path?.[0]).startsWith('visit_')),
    },
  );

/** Another time for a visit. */
export const WhenSchema = z.object(whenFields(() => new Date())).check(isAhead(() => new Date()));
export type WhenValues = z.input<typeof WhenSchema>;

/** A visit as it is typed, to what is stored. @param clock returns the moment of the check, for forms stay open */
export function visitSchema(clock: () => Date) {
  return z
    .object({
      full_name: requiredText(m.visit_name_required(), longest.name),
      email: requiredEmail(m.visit_email_required(), m.visit_email_invalid()),
      phone_number: requiredPhone(m.visit_phone_required()),
      ...whenFields(clock),
      trim: optionalText(longest.trim),
      preferred_color: optionalText(longest.color),
    })
    .check(isAhead(clock));
}

export const VisitSchema = visitSchema(() => new Date());
export type VisitValues = z.input<typeof VisitSchema>;
