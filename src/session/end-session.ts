import { signOut } from '@/data/account';
import { sessionBackend } from './backend';

/** Ends the session here and at the backend. @throws AccountFailure when the backend was not told */
export async function endSession(): Promise<void> {
  await signOut(await sessionBackend());
}
