import { paths } from '@/config/paths';
import { fieldOf } from '@/lib/json';
import type { Backend } from './client';
import { callAsPerson } from './own-call';

/** Why an account was not deleted, in the words of the function. */
const refusals = ['wrong_password', 'password_needed', 'sign_in_again'] as const;

/** What became of the wish to delete an account. */
export type Deletion = 'deleted' | 'too_often' | 'signed_out' | (typeof refusals)[number];

/** By the status of the function's answer. */
const outcomes: ReadonlyMap<number, Deletion> = new Map([
  [200, 'deleted'],
  [401, 'signed_out'],
  [429, 'too_often'],
]);

/**
 * Deletes the account of the person who is signed in and everything that belongs to it, for good.
 * @param password of the account, asked for again; null for an account that has none
 * @throws Error when there was no answer, or none that tells; the account may be there still
 */
export async function deleteAccount(backend: Backend, password: string | null): Promise<Deletion> {
  const proof = password === null ? {} : { password };
  const answer = await callAsPerson(backend, paths.deleteAccount, proof);
  if (answer === null) return 'signed_out';
  const outcome = outcomes.get(answer.status) ?? (await refusalIn(answer));
  if (outcome === undefined) throw new Error(`The account was not deleted: ${answer.status}`);
  return outcome;
}

async function refusalIn(answer: Response): Promise<Deletion | undefined> {
  if (answer.status !== 403) return undefined;
  const reason = fieldOf(await answer.json().catch(() => null), 'error');
  return refusals.find((known) => known === reason);
}

/** Whether the account was made with an e-mail and a password, as far as its session tells, rather than with Google. */
export async function madeWithPassword(backend: Backend): Promise<boolean> {
  const { data } = await backend.auth.getSession();
  const identities = data.session?.user.identities ?? [];
  return identities.length === 0 || identities.some(({ provider }) => provider === 'email');
}
