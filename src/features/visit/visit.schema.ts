import * as z from 'zod/mini';
import {
  longest,
  optionalText,
  requiredEmail,
  requiredPhone,
  requiredText,
} from '@/features/request/field-rules';
import { cairoDay } from '@/lib/dates';
import { localeOfReader } from '@/lib/reader';
import { type Days, readDay, writeDay } from '@/lib/typed-day';
import { m } from '@/paraglide/messages.js';
import { slotsOn, visitDays } from './visit-times';

/** A day on which a visit can begin, typed or chosen; it goes on as yyyy-MM-dd. */
function visitDay(clock: () => Date) {
  return z.pipe(
    requiredText(m.visit_date_required(), longest.date),
    z.transform((text, context) => {
      const now = clock();
      const days = visitDays(now);
      const day = readDay(text, days);
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

/**
 * What is typed to book a visit, to what is stored of it.
 * @param clock tells the moment at which the form is checked, since hours pass while it is open
 */
export function visitSchema(clock: () => Date) {
  return z
    .object({
      full_name: requiredText(m.visit_name_required(), longest.name),
      email: requiredEmail(m.visit_email_required(), m.visit_email_invalid()),
      phone_number: requiredPhone(m.visit_phone_required()),
      visit_date: visitDay(clock),
      // A group of choices that was passed without choosing is null.
      visit_time: z.string(m.visit_time_required()).check(z.minLength(1, m.visit_time_required())),
      trim: optionalText(longest.trim),
      preferred_color: optionalText(longest.color),
    })
    .check(
      z.refine(({ visit_date, visit_time }) => slotsOn(visit_date, clock()).includes(visit_time), {
        error: m.visit_time_passed(),
        path: ['visit_time'],
        // Of a day or an hour that is at fault already there is no more to say.
        when: ({ issues }) => !issues.some(({ path }) => String(path?.[0]).startsWith('visit_')),
      }),
    );
}

export const VisitSchema = visitSchema(() => new Date());
export type VisitValues = z.input<typeof VisitSchema>;
