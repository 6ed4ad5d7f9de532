import * as z from 'zod/mini';
import type { Backend } from './client';
import { deskAnswer } from './desk-failure';

/** What somebody may do at the desk: a manager also edits the catalogue and gives roles. */
export type Role = 'sales' | 'manager';

/**
 * The role of the person who is signed in; an invitation that waits for them becomes their role now.
 * @returns null when they are not in the team
 * @throws DeskFailure
 */
export async function readRole(backend: Backend): Promise<Role | null> {
  const isStaff = await deskAnswer(z.boolean(), backend.rpc('is_staff'));
  if (!isStaff && !(await deskAnswer(z.boolean(), backend.rpc('accept_invitation')))) return null;
  return (await deskAnswer(z.boolean(), backend.rpc('is_manager'))) ? 'manager' : 'sales';
}
