import type { Backend } from './client';

/** What a profile is made of (Spec 3, 'Profile'). */
export type NewProfile = { id: string; name: string; email: string; phone: string | null };

/**
 * Stores the profile of the person who is signed in, and reads it back to be sure (Spec 7, 'Data tables').
 * @returns false when the backend refused either
 * @throws TypeError when it gave no answer
 */
export async function storeProfile(backend: Backend, profile: NewProfile): Promise<boolean> {
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
