import { type OwnReader, ownReader } from '@/data/own-reader';
import { confirmedUser, sessionBackend } from './backend';

/**
 * Asks the backend as a person who is signed in: with the token at hand where it lasts; else with the backend's own
 * client, which renews the session.
 * @returns null when this person is no longer signed in
 * @throws what `ask` throws, or that the session had to be renewed and no answer came
 */
export async function askOwn<Answer>(
  userId: string,
  ask: (reader: OwnReader) => Promise<Answer>,
): Promise<Answer | null> {
  const reader = await ownReader(userId);
  if (reader !== null) return ask(reader);
  const user = await confirmedUser();
  return user?.id === userId ? ask(await sessionBackend()) : null;
}
