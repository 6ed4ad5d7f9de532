import { paths } from '@/config/paths';
import type { Backend } from './client';
import { callAsPerson } from './own-call';

/** What became of the wish to delete an account. */
export type Deletion = 'deleted' | 'wrong_password' | 'too_often' | 'signed_out';

/** By the status of the function's answer. */
const outcomes: ReadonlyMap<number, Deletion> = new Map([
  [200, 'deleted'],
  [401, 'signed_out'],
  [403, 'wrong_password'],
  [429, 'too_often'],
]);

/**
 * Deletes the account of the person who is signed in and everything that belongs to it, for good.
 * @param password of the account, asked for again
 * @throws Error when there was no answer, or none that tells; the account may be there still
 */
export async function deleteAccount(backend: Backend, password: string): Promise<Deletion> {
  const answer = await callAsPerson(backend, paths.deleteAccount, { password });
  if (answer === null) return 'signed_out';
  const outcome = outcomes.get(answer.status);
  if (outcome === undefined) throw new Error(`The account was not deleted: ${answer.status}`);
  return outcome;
}
