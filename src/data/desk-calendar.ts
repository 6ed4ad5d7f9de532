import * as z from 'zod/mini';
import { AgreedVisitSchema } from '#domain/visit.ts';
import type { Backend } from './client.ts';
import { LeadSchema } from './desk.ts';
import { parsedAnswer } from './parsed-answer.ts';

const CalendarSchema = z.array(
  z.object({
    lead: LeadSchema,
    state: AgreedVisitSchema.shape.state,
    place: z.nullable(z.string()),
    day: z.string(),
    slot: z.string(),
  }),
);

/** A visit in the calendar. */
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
