import { signOut } from '@/data/account';
import { AccountFailure } from '@/data/account-failure';
import { sessionBackend } from './backend';

/**
 * Ends the session here and at the backend.
 * @returns null when the backend was told; else what it said of it for a person to read, empty where it said nothing
 */
export async function endSession(): Promise<string | null> {
  try {
    await signOut(await sessionBackend());
    return null;
  } catch (error) {
    return error instanceof AccountFailure ? error.words : '';
  }
}
