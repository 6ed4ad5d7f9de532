import { Buffer } from 'node:buffer';
import { type AuthError, isAuthSessionMissingError } from '@supabase/supabase-js';
import { z } from 'zod';
import { type Backend, sessionlessBackend } from '#data/client.ts';
import { jsonIn } from '#lib/json.ts';
import { backendFailed, Refusal } from './answer.ts';
import type { ServiceEnv, VisitorEnv } from './env.ts';

/** A client with the rights of a visitor without an account. */
export function visitorBackend(env: VisitorEnv): Backend {
  return sessionlessBackend(env.PUBLIC_SUPABASE_URL, env.PUBLIC_SUPABASE_PUBLISHABLE_KEY);
}

/** A client that bypasses row-level security: check first what the caller may do. */
export function serviceBackend(env: ServiceEnv): Backend {
  return sessionlessBackend(env.PUBLIC_SUPABASE_URL, env.SUPABASE_SECRET_KEY);
}

/** The caller, whose token has been verified. */
export type Person = { id: string; email: string; session: string | null };

const claimsSchema = z.object({ session_id: z.guid() });

/**
 * Verifies the token of a request with the backend.
 * @throws Refusal 401 no valid token, 429 too many calls, 502 the backend failed
 */
export async function verifiedPerson(request: Request, visitor: Backend): Promise<Person> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined) throw new Refusal(401, 'not_signed_in');
  const { data, error } = await visitor.auth.getUser(token);
  if (error) throw notVerified(error);
  return { id: data.user.id, email: data.user.email ?? '', session: sessionOf(token) };
}

/** The session of a token that the backend has just accepted. */
function sessionOf(token: string): string | null {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return claimsSchema.safeParse(jsonIn(claims)).data?.session_id ?? null;
}

function notVerified(error: AuthError): Refusal {
  if (error.status === 429) return new Refusal(429, 'too_often');
  const refused = error.status === 401 || error.status === 403;
  // The client's own error for a session that was ended elsewhere. Other errors are not the person's fault.
  return refused || isAuthSessionMissingError(error)
    ? new Refusal(401, 'not_signed_in')
    : backendFailed(error);
}

/** Whether the backend refused, rather than failed. */
export function isClientError({ status = 0 }: { status?: number | undefined }): boolean {
  return status >= 400 && status < 500;
}
