import { renewSession } from '@/data/account';
import type { Backend } from '@/data/client';
import { RequestFailure } from '@/data/request-failure';
import { confirmedUser, sessionBackend } from '@/session/backend';
import { type GuardedAction, refuseToSend } from '@/session/prompt';
import { setUser } from '@/session/session.store';

/**
 * Sends something for the person who began it, once more where their session had to be renewed meanwhile.
 * @param owner who began it
 * @returns why it was not sent: nobody is signed in, which they were told, or somebody else is
 * @throws what `send` throws, or that there was no answer
 */
export async function sendFor<Result>(
  owner: string,
  action: GuardedAction,
  send: (backend: Backend) => Promise<Result>,
): Promise<{ result: Result } | 'session_over' | 'other_account'> {
  const user = await confirmedUser();
  if (user === null) return refused(action);
  if (user.id !== owner) return 'other_account';
  const backend = await sessionBackend();
  try {
    return { result: await send(backend) };
  } catch (error) {
    if (!(error instanceof RequestFailure) || error.kind !== 'session') throw error;
    return (await renewSession(backend)) ? { result: await send(backend) } : refused(action);
  }
}

function refused(action: GuardedAction): 'session_over' {
  setUser(null);
  refuseToSend(action);
  return 'session_over';
}
