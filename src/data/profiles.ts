import * as z from 'zod/mini';
import type { Backend } from './client';
import { logged, readRow } from './logged';

/** A profile as the person it belongs to sees it. */
const ProfileSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
});
export type Profile = z.infer<typeof ProfileSchema>;

/**
 * Stores the profile of the person who is signed in, and reads it back to be sure.
 * @returns false when the backend refused either
 * @throws TypeError when it gave no answer
 */
export async function storeProfile(backend: Backend, profile: Profile): Promise<boolean> {
  const stored = await backend
    .from('profiles')
    .upsert({ ...profile, updated_at: new Date().toISOString() }, { onConflict: 'id' });
  if (stored.error) return refused(stored);
  const read = await backend.from('profiles').select('id').eq('id', profile.id).single();
  return read.error ? refused(read) : true;
}

/** The library tells a call that never arrived from one that was refused by the status alone. */
function refused({ status, error }: { status: number; error: Error }): false {
  if (status === 0) throw new TypeError(error.message, { cause: error });
  console.error(error);
  return false;
}

/**
 * The profile of the person who is signed in.
 * @returns null when there is none, as of an account older than the rule that makes one
 * @throws Error when it cannot be read; it is logged as well
 */
export async function readProfile(backend: Backend, id: string): Promise<Profile | null> {
  const { data, error } = await backend
    .from('profiles')
    .select('id, name, email, phone')
    .eq('id', id)
    .maybeSingle();
  if (error) throw logged(error);
  return data === null ? null : readRow(ProfileSchema, data);
}

/**
 * Changes name or telephone of the person who is signed in; what is not given stays as it is.
 * @returns the profile as it is stored now
 * @throws Error when the backend refused or gave no answer; it is logged as well
 */
export async function changeProfile(
  backend: Backend,
  id: string,
  changes: Partial<Pick<Profile, 'name' | 'phone'>>,
): Promise<Profile> {
  const { data, error } = await backend
    .from('profiles')
    .update(changes)
    .eq('id', id)
    .select('id, name, email, phone')
    .single();
  if (error) throw logged(error);
  return readRow(ProfileSchema, data);
}
