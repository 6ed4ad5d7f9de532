import * as z from 'zod/mini';
import { paths } from '#config/paths.ts';
import { fieldOf, saidIn } from '#lib/json.ts';
import type { Backend } from './client.ts';
import type { VisitRequest } from './requests.ts';

/**
 * Calls a function of this site as the person who is signed in.
 * @returns null when nobody is
 * @throws TypeError when no answer came
 */
async function callAsPerson(
  backend: Backend,
  path: string,
  body: object,
  options: RequestInit = {},
): Promise<Response | null> {
  const { data } = await backend.auth.getSession();
  if (data.session === null) return null;
  return fetch(path, {
    ...options,
    method: 'POST',
    headers: {
      authorization: `Bearer ${data.session.access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
}

/** Tells the sales team of a visit that was just stored. A failure is only logged: a sweep sends what is missing. */
export async function notifySales(
  backend: Backend,
  visit: VisitRequest,
  car: { brand: string; model: string },
): Promise<void> {
  try {
    const body = { visit_request: { ...visit, car_details: car } };
    // The person may close the page as soon as it says that the visit is booked.
    const answer = await callAsPerson(backend, paths.sendNotification, body, { keepalive: true });
    if (!answer?.ok) throw new Error(`The sales team was not told: ${answer?.status}`);
  } catch (error) {
    console.warn(error);
  }
}

/** The function's reasons not to delete an account. */
const refusals = ['wrong_password', 'password_needed', 'sign_in_again', 'last_manager'] as const;

/** The result of deleting an account. */
export type Deletion = 'deleted' | 'too_often' | 'signed_out' | (typeof refusals)[number];

/**
 * Deletes the account of the person who is signed in and everything that belongs to it, for good.
 * @param password of the account, asked for again; null for an account that has none
 * @throws Error when no clear answer came; the account may still exist
 */
export async function deleteAccount(backend: Backend, password: string | null): Promise<Deletion> {
  const proof = password === null ? {} : { password };
  const answer = await callAsPerson(backend, paths.deleteAccount, proof);
  if (answer === null || answer.status === 401) return 'signed_out';
  if (answer.status === 429) return 'too_often';
  // A network that asks for a sign-in answers everything with a page of its own.
  const said = await saidIn(answer);
  if (answer.status === 200 && fieldOf(said, 'status') === 'deleted') return 'deleted';
  const isRefused = answer.status === 403 || answer.status === 409;
  const reason = isRefused && fieldOf(said, 'error');
  const refusal = refusals.find((known) => known === reason);
  if (refusal === undefined) throw new Error(`The account was not deleted: ${answer.status}`);
  return refusal;
}

const stoppedSchema = z.object({ brand: z.nullable(z.string()), model: z.nullable(z.string()) });

/** The car or charger whose mails were stopped, without a name where it is not shown; only a car has a brand. */
export type StoppedMail = z.infer<typeof stoppedSchema> | 'unknown' | 'too_often';

/**
 * Stops the mails about the price of one favourite; nobody needs to be signed in.
 * @param search of the link in the mail, which names the favourite
 * @throws Error when no clear answer came
 */
export async function stopPriceMail(search: string): Promise<StoppedMail> {
  const favorite = new URLSearchParams(search).get('favorite') ?? '';
  const query = new URLSearchParams({ favorite });
  const answer = await fetch(`${paths.stopPriceMail}?${query}`, { method: 'POST' });
  if (answer.status === 429) return 'too_often';
  const said = await saidIn(answer);
  if (answer.status === 404 && fieldOf(said, 'error') === 'not_found') return 'unknown';
  return stoppedSchema.parse(said);
}
