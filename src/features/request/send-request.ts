import { renewSession } from '@/data/account';
import type { Backend } from '@/data/client';
import { RequestFailure } from '@/data/request-failure';
import { confirmedUser, sessionBackend } from '@/session/backend';
import { type GuardedAction, refuseToSend } from '@/session/prompt';
import { setUser } from '@/session/session.store';

/**
 * Sends something for the person who began it, once more where their session had to be renewed meanwhile.
 * @param owner who began it
 * @returns null when they are no longer signed in; where nobody is, they were told
 * @throws what `send` throws, or that there was no answer
 */
export async function sendFor<Result>(
  owner: string,
  action: GuardedAction,
  send: (backend: Backend) => Promise<Result>,
): Promise<{ result: Result } | null> {
  const user = await confirmedUser();
  if (user === null) return refused(action);
  // Somebody else has signed in: their session is good, and the form says that this one's is over.
  if (user.id !== owner) return null;
  const backend = await sessionBackend();
  try {
    return { result: await send(backend) };
  } catch (error) {
    if (!(error instanceof RequestFailure) || error.kind !== 'session') throw error;
    return (await renewSession(backend)) ? { result: await send(backend) } : refused(action);
  }
}

function refused(action: GuardedAction): null {
  setUser(null);
  refuseToSend(action);
  return null;
}
