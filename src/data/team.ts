import * as z from 'zod/mini';
import type { Backend } from './client.ts';
import { parsedAnswer } from './parsed-answer.ts';
import { momentColumn } from './rows.ts';

/** Roles at the desk: a manager also edits the catalogue and assigns roles. */
export type Role = 'sales' | 'manager';

/**
 * The role of the person who is signed in; an invitation that waits for them becomes their role now.
 * @returns null when they are not in the team
 * @throws BackendFailure
 */
export async function readRole(backend: Backend): Promise<Role | null> {
  const isStaff = await parsedAnswer(z.boolean(), backend.rpc('is_staff'));
  if (!isStaff && !(await parsedAnswer(z.boolean(), backend.rpc('accept_invitation')))) return null;
  return (await parsedAnswer(z.boolean(), backend.rpc('is_manager'))) ? 'manager' : 'sales';
}

const TeamMemberSchema = z.object({
  /** Null until the person has signed in with the address. */
  id: z.nullable(z.string()),
  /** The e-mail address where no name is known. */
  name: z.string(),
  email: z.string(),
  /** 'staff' is a manager from before there were two roles. */
  role: z.pipe(
    z.enum(['sales', 'manager', 'staff']),
    z.transform((role): Role => (role === 'sales' ? 'sales' : 'manager')),
  ),
  /** Since when they are in the team, or invited. */
  since: momentColumn,
  invited: z.boolean(),
  /** Id of the manager who gave the role or sent the invitation; null where the secret key did, or that account is gone. */
  by: z.nullable(z.string()),
  open_requests: z.number(),
});
/** Somebody in the team, or invited to it. */
export type TeamMember = z.infer<typeof TeamMemberSchema>;

/**
 * Addresses that can be invited: whole, and in Latin letters alone, so that nobody invites a look-alike. The database asks
 * the same of them.
 */
export const invitableEmail =
  /^[a-z0-9!#$%&'*+/=?^_{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?$/i;

/** Everybody in the team, and who is invited. @throws BackendFailure */
export function readTeam(backend: Backend): Promise<TeamMember[]> {
  return parsedAnswer(z.array(TeamMemberSchema), backend.rpc('staff_members'));
}

/**
 * Gives a role to the owner of an e-mail address, in place of a previous one. For managers; nobody changes their own
 * role. A repeat only updates the date.
 * @returns 'member' when they have it now; 'invited' when it waits until they sign in
 * @throws BackendFailure
 */
export function grantRole(
  backend: Backend,
  email: string,
  role: Role,
): Promise<'member' | 'invited'> {
  const args = { to_email: email, to_role: role };
  return parsedAnswer(z.enum(['member', 'invited']), backend.rpc('invite_staff', args));
}

/**
 * Takes a role or an invitation away, from the next request on, with the invitations that the person sent. For managers;
 * one that is gone already counts.
 * @param successor id of the colleague who gets their open requests; without one these are nobody's
 * @throws BackendFailure 'invalid' when the successor has left the team
 */
export async function revokeRole(
  backend: Backend,
  email: string,
  successor: string | null = null,
): Promise<void> {
  const handOver = successor === null ? {} : { hand_over_to: successor };
  await parsedAnswer(
    z.boolean(),
    backend.rpc('remove_staff', { member_email: email, ...handOver }),
  );
}
