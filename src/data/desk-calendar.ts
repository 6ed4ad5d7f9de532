import * as z from 'zod/mini';
import { AgreedVisitSchema } from '#domain/visit.ts';
import type { Backend } from './client.ts';
import { LeadSchema } from './desk.ts';
import { parsedAnswer } from './parsed-answer.ts';

// The embedded backend writes days as moments, and requests may have seconds.
const tenLetters = (text: string) => text.slice(0, 10);
const fiveLetters = (text: string) => text.slice(0, 5);

const CalendarSchema = z.array(
  z.object({
    lead: LeadSchema,
    /** proposed: the buyer may still choose this hour; nothing is held. */
    state: z.enum([...AgreedVisitSchema.shape.state.options, 'proposed']),
    place: z.nullable(z.string()),
    day: z.pipe(z.string(), z.transform(tenLetters)),
    slot: z.pipe(z.string(), z.transform(fiveLetters)),
  }),
);

/** A visit in the calendar: its day is yyyy-MM-dd, its hour HH:mm, Cairo time. */
export type DeskVisit = z.infer<typeof CalendarSchema>[number];

/** The visits from one day (yyyy-MM-dd) to another, of at most two months, in order. @throws BackendFailure */
export async function readCalendar(
  backend: Backend,
  firstDay: string,
  lastDay: string,
): Promise<DeskVisit[]> {
  const asked = { first_day: firstDay, last_day: lastDay };
  return parsedAnswer(CalendarSchema, backend.rpc('desk_calendar', asked));
}
