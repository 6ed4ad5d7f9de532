import { z } from 'zod';
import type { Backend } from '#data/client.ts';
import { answer, backendFailed, Refusal } from '../lib/answer.ts';
import {
  isClientError,
  type Person,
  serviceBackend,
  verifiedPerson,
  visitorBackend,
} from '../lib/backend.ts';
import { addressOf, limitCalls } from '../lib/call-limit.ts';
import { endpoint } from '../lib/endpoint.ts';
import { serviceEnv } from '../lib/env.ts';

export const config = { path: '/api/delete-account' };

/** Counted before the token is verified, so that nobody can flood the backend with tokens to verify. */
const perAddress = { action: 'delete-account from', most: 30, seconds: 60 };

/** Limits password guesses, independently of the backend's own limit. */
const perPerson = { action: 'delete-account', most: 10, seconds: 900 };

/** How recent a sign-in must be to replace the password, in seconds. */
const recentSeconds = 600;

/** The database's code when the team would be left without a manager. */
const lastManager = 'PT409';

const signInSchema = z.object({ has_password: z.boolean(), seconds_ago: z.number().nullable() });

/**
 * `POST /api/delete-account` with the caller's token as bearer and `{ password }`: deletes the caller's account and
 * everything that belongs to it. A token is not enough, because a browser may have been left open. An account without a
 * password, such as Google's, sends `{}` and must have signed in within ten minutes.
 *
 * 200 `{ status: 'deleted' }`; 400, 413, 415 invalid body; 401 no valid token; 403 `wrong_password`,
 * `password_needed` or `sign_in_again`; 405 not POST; 409 `last_manager` of the team; 429 too many attempts; 502 the backend failed; 503 misconfigured.
 * Refusals have `{ error }`.
 */
export default endpoint({
  env: serviceEnv,
  // Any text is accepted here: the backend checks the password.
  body: z.object({ password: z.string().min(1).max(1000).optional() }),
  work: async ({ request, env, body }) => {
    const visitor = visitorBackend(env);
    const service = serviceBackend(env);
    await limitCalls(service, addressOf(request), perAddress);
    const person = await verifiedPerson(request, visitor);
    const { password } = await body();
    await limitCalls(service, person.id, perPerson);
    if (password === undefined) await proveRecentSignIn(service, person);
    else await provePassword(visitor, person, password);
    const { error } = await service.rpc('delete_account', { account: person.id });
    if (error?.code === lastManager) throw new Refusal(409, 'last_manager');
    if (error) throw backendFailed(error);
    return answer(200, { status: 'deleted' });
  },
});

/** @throws Refusal 403 when the account has a password, or the session was signed in too long ago */
async function proveRecentSignIn(service: Backend, { id, session }: Person) {
  if (session === null) throw new Refusal(403, 'sign_in_again');
  const { data, error } = await service.rpc('sign_in_of', { account: id, session });
  if (error) throw backendFailed(error);
  const { has_password, seconds_ago } = signInSchema.parse(data);
  if (has_password) throw new Refusal(403, 'password_needed');
  if (seconds_ago === null || seconds_ago > recentSeconds) throw new Refusal(403, 'sign_in_again');
}

/** @throws Refusal 403 when the password is not the account's */
async function provePassword(visitor: Backend, { id, email }: Person, password: string) {
  const { data, error } = await visitor.auth.signInWithPassword({ email, password });
  if (error?.status === 429) throw new Refusal(429, 'too_often');
  if (error && !isClientError(error)) throw backendFailed(error);
  if (data.user?.id !== id) throw new Refusal(403, 'wrong_password');
}
