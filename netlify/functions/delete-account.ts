import { z } from 'zod';
import type { Backend } from '../../src/data/client.ts';
import { answer, backendFailed, Refusal } from '../lib/answer.ts';
import {
  isClientError,
  type Person,
  serviceBackend,
  verifiedPerson,
  visitorBackend,
} from '../lib/backend.ts';
import { limitCalls } from '../lib/call-limit.ts';
import { endpoint } from '../lib/endpoint.ts';
import { serviceEnv } from '../lib/env.ts';

export const config = { path: '/api/delete-account' };

/** Wrong guesses at a password end here, whichever limit the backend itself has. */
const attempts = { action: 'delete-account', most: 10, seconds: 900 };

/**
 * `POST /api/delete-account` with the caller's token as bearer and `{ password }`: deletes the account of the caller
 * and everything that belongs to it. A token alone is not enough: it may be taken from a browser left open.
 *
 * 200 `{ status: 'deleted' }`; 400, 413, 415 not such a body; 401 no valid token; 403 wrong password; 405 not POST;
 * 429 too many attempts; 502 the backend failed; 503 not set up. Refusals carry `{ error }`.
 */
export default endpoint({
  env: serviceEnv,
  // Only bounds the body: whether it is the password, the backend says.
  body: z.object({ password: z.string().min(1).max(1000) }),
  work: async ({ request, env, body }) => {
    const visitor = visitorBackend(env);
    const service = serviceBackend(env);
    const person = await verifiedPerson(request, visitor);
    const { password } = await body();
    await limitCalls(service, person.id, attempts);
    await provePassword(visitor, person, password);
    const { error } = await service.rpc('delete_account', { account: person.id });
    if (error) throw backendFailed(error);
    return answer(200, { status: 'deleted' });
  },
});

/** @throws Refusal 403 when the password is not the account's */
async function provePassword(visitor: Backend, { id, email }: Person, password: string) {
  const { data, error } = await visitor.auth.signInWithPassword({ email, password });
  if (error?.status === 429) throw new Refusal(429, 'too_often');
  if (error && !isClientError(error)) throw backendFailed(error);
  if (data.user?.id !== id) throw new Refusal(403, 'wrong_password');
}
