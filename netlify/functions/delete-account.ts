import process from 'node:process';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { Database } from '../../src/data/database.types.ts';
import { readEnv } from '../lib/env.ts';

export const config = { path: '/api/delete-account' };

/** bcrypt, and so the backend, reads no more than 72 bytes. */
const bodySchema = z.object({ password: z.string().min(1).max(1000) });

type Backend = SupabaseClient<Database>;

/**
 * `POST /api/delete-account` with the caller's token as bearer and `{ password }`: deletes the account of the caller
 * and everything that belongs to it. A token alone is not enough: it may be taken from a browser left open.
 *
 * 200 `{ status: 'deleted' }`; 400 not such a body; 401 no valid token; 403 wrong password; 405 not POST;
 * 429 too many attempts; 502 the backend failed; 503 not set up. Refusals carry `{ error }`.
 */
export default async function deleteAccount(request: Request): Promise<Response> {
  if (request.method !== 'POST') return refuse(405, 'method_not_allowed', { allow: 'POST' });
  const result = readEnv(process.env);
  if (!result.ok || !result.env.SUPABASE_SECRET_KEY) {
    return refuse(503, 'misconfigured');
  }
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined) return refuse(401, 'not_signed_in');
  const body = bodySchema.safeParse(await request.json().catch(() => null));
  if (!body.success) return refuse(400, 'invalid_body');

  const { PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_PUBLISHABLE_KEY: key } = result.env;
  const visitor = clientOf(url, key);
  const { data, error } = await visitor.auth.getUser(token);
  if (error) return isRefusal(error) ? refuse(401, 'not_signed_in') : unavailable(error);
  const wrong = await provePassword(visitor, data.user, body.data.password);
  if (wrong) return wrong;

  const owner = clientOf(url, result.env.SUPABASE_SECRET_KEY);
  const deleted = await owner.rpc('delete_account', { account: data.user.id });
  if (deleted.error) return unavailable(deleted.error);
  return answer(200, { status: 'deleted' });
}

/** The answer to a password that is not the account's, or null when it is. */
async function provePassword(
  visitor: Backend,
  user: { id: string; email?: string },
  password: string,
): Promise<Response | null> {
  const { data, error } = await visitor.auth.signInWithPassword({
    email: user.email ?? '',
    password,
  });
  if (error?.status === 429) return refuse(429, 'too_often');
  if (error) return isRefusal(error) ? refuse(403, 'wrong_password') : unavailable(error);
  return data.user.id === user.id ? null : refuse(403, 'wrong_password');
}

/** Whether the backend said no, rather than that it could not answer. */
function isRefusal({ status = 0 }: { status?: number | undefined }): boolean {
  return status >= 400 && status < 500;
}

function clientOf(url: string, key: string): Backend {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

function unavailable(error: Error): Response {
  console.error(error);
  return refuse(502, 'backend_failed');
}

function refuse(status: number, error: string, headers: Record<string, string> = {}): Response {
  return answer(status, { error }, headers);
}

function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
