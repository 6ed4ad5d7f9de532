import * as z from 'zod/mini';
import type { Backend } from './client.ts';
import { BackendFailure } from './failure.ts';
import { parsedAnswer } from './parsed-answer.ts';

// When the office is open, and when members take new requests. Days are yyyy-MM-dd, hours HH:mm, both in Cairo.

/** The same bounds as in the tables. */
export const dutyLimits = { lateMinutes: 600, holidayName: 80 } as const;

const OfficeSchema = z.object({
  /** Whether new requests go to the members on duty in turn. */
  by_turn: z.boolean(),
  /** Minutes of office time after which an unanswered request goes on; 0 for never. */
  late_minutes: z.number(),
  version: z.number(),
  /** From Monday, 1, to Sunday, 7; closed all day where both are null. */
  hours: z.array(
    z.object({
      weekday: z.number(),
      opens: z.nullable(z.string()),
      closes: z.nullable(z.string()),
    }),
  ),
  /** From today on. */
  holidays: z.array(z.object({ day: z.string(), name: z.string() })),
});
export type Office = z.infer<typeof OfficeSchema>;

const MemberDutySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether a new request could go to them now. */
  on_duty: z.boolean(),
  takes_new: z.boolean(),
  /** Empty for all days on which the office is open. */
  weekdays: z.array(z.number()),
  /** Those that are not over. */
  days_off: z.array(z.object({ first: z.string(), last: z.string() })),
});
export type MemberDuty = z.infer<typeof MemberDutySchema>;

const DutySchema = z.object({ office: OfficeSchema, members: z.array(MemberDutySchema) });

/** The office and the duty of each member. @throws BackendFailure */
export function readDuty(backend: Backend): Promise<z.infer<typeof DutySchema>> {
  return parsedAnswer(DutySchema, backend.rpc('desk_duty'));
}

/**
 * Stores the office's hours and rules. For managers.
 * @throws BackendFailure 'changed' when somebody else stored them since `office.version`
 */
export async function saveOffice(backend: Backend, { version, ...office }: Office): Promise<void> {
  const answer = await parsedAnswer(
    z.enum(['done', 'changed']),
    backend.rpc('save_office', { office, seen_version: version }),
  );
  if (answer === 'changed') throw new BackendFailure('changed', { message: 'Stored meanwhile' });
}

/**
 * Stores when a member takes new requests: one's own duty, or for managers anybody's.
 * @throws BackendFailure 'gone' when they have left the team
 */
export async function saveDuty(
  backend: Backend,
  member: string,
  duty: Pick<MemberDuty, 'takes_new' | 'weekdays' | 'days_off'>,
): Promise<void> {
  const isThere = await parsedAnswer(z.boolean(), backend.rpc('save_duty', { member, duty }));
  if (!isThere) throw new BackendFailure('gone', { message: 'Not in the team' });
}
