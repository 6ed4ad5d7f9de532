import * as z from 'zod/mini';
import type { Backend } from './client.ts';
import { parseRow, readLogged } from './rows.ts';

const ProfileSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
});
/** A profile, as its owner sees it. */
export type StoredProfile = z.infer<typeof ProfileSchema>;

const columns = 'id, name, email, phone';

/**
 * Stores the profile of the person who is signed in, and reads it back to be sure.
 * @returns false when the backend refused either
 * @throws TypeError when it gave no answer
 */
export async function storeProfile(backend: Backend, profile: StoredProfile): Promise<boolean> {
  const row = { ...profile, updated_at: new Date().toISOString() };
  const stored = await backend.from('profiles').upsert(row, { onConflict: 'id' });
  if (stored.error) return refused(stored);
  const read = await backend.from('profiles').select('id').eq('id', profile.id).single();
  return read.error ? refused(read) : true;
}

/** Only the status tells a call that never arrived from one that was refused. */
function refused({ status, error }: { status: number; error: Error }): false {
  if (status === 0) throw new TypeError(error.message, { cause: error });
  console.error(error);
  return false;
}

/**
 * The profile of the person who is signed in.
 * @returns null when there is none, as for very old accounts
 * @throws Error when it cannot be read
 */
export async function readProfile(backend: Backend, id: string): Promise<StoredProfile | null> {
  const row = await readLogged(backend.from('profiles').select(columns).eq('id', id).maybeSingle());
  return row && parseRow(ProfileSchema, row);
}

/** Changes name or telephone. @returns the stored profile @throws Error when the backend refused or gave no answer */
export async function changeProfile(
  backend: Backend,
  id: string,
  changes: Partial<Pick<StoredProfile, 'name' | 'phone'>>,
): Promise<StoredProfile> {
  const row = await readLogged(
    backend.from('profiles').update(changes).eq('id', id).select(columns).single(),
  );
  return parseRow(ProfileSchema, row);
}
