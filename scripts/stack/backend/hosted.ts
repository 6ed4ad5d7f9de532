/** Corrections for the ways in which the embedded engine differs from hosted Supabase. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { App } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { z } from 'zod';
import { jsonIn } from '#lib/json.ts';
import type { FetchHandler } from '../fetch-server.ts';

/** The roles that hosted Supabase has and the migrations grant to. Runs before the engine makes its own schemas. */
export const rolesSql = `do $$
declare wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted) then
      execute format('create role %I nologin noinherit', wanted);
      if wanted = 'service_role' then
        alter role service_role bypassrls;
      end if;
    end if;
  end loop;
end $$`;

const accountCallSchema = z.object({ email: z.unknown(), type: z.unknown() }).partial().catch({});

/** Answers the calls about accounts that the engine gets wrong. */
export function accountCalls(handler: FetchHandler): FetchHandler {
  return async (request, peer) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    if (call !== 'PUT /auth/v1/user' && call !== 'POST /auth/v1/resend') {
      return handler(request, peer);
    }
    const text = await request.text();
    const headers = new Headers(request.headers);
    const { email, type } = accountCallSchema.parse(jsonIn(text));
    if (call === 'PUT /auth/v1/user' && email !== undefined) {
      // The database refuses this too, but the engine mails a link before it stores what the link is for.
      const msg = 'Email cannot be changed';
      const body = { code: 403, error_code: 'email_change_disabled', msg };
      return Response.json(body, { status: 403 });
    }
    if (call === 'POST /auth/v1/resend' && type === 'signup') {
      // The engine never mails a confirmation twice. A link that signs in proves the address as well.
      headers.delete('content-length');
      const body = JSON.stringify({ email, create_user: false });
      const otp = new Request(new URL('/auth/v1/otp', request.url), {
        method: 'POST',
        headers,
        body,
      });
      const answer = await handler(otp, peer);
      // The answer does not reveal whether such an account exists.
      return answer.status >= 500 ? answer : Response.json({});
    }
    const { url, method } = request;
    return handler(new Request(url, { method, headers, body: text }), peer);
  };
}

/** Addresses whose preflight (OPTIONS) the engine answers wrongly. */
const wrongPreflight = /^\/(?:rest\/v1\/rpc|auth\/v1)\//;

/**
 * Adds the CORS headers that let the site's pages, which have another origin, call the engine. The engine takes the
 * preflight of a database function for a call and allows no headers for accounts, but answers the preflight of a table
 * correctly. Its answers about accounts also lack `Access-Control-Allow-Origin`. No answer, and so no uploaded file, may
 * be taken for anything but what its type says.
 */
export function forBrowsers(handler: FetchHandler): FetchHandler {
  return async (request, peer) => {
    const { pathname, origin } = new URL(request.url);
    const replace = request.method === 'OPTIONS' && wrongPreflight.test(pathname);
    const { method, headers: asked } = request;
    const response = await handler(
      replace ? new Request(`${origin}/rest/v1/brands`, { method, headers: asked }) : request,
      peer,
    );
    const headers = new Headers(response.headers);
    headers.set('access-control-allow-origin', '*');
    headers.set('x-content-type-options', 'nosniff');
    const { status, statusText } = response;
    return new Response(response.body, { status, statusText, headers });
  };
}

/** The call that the engine is answering. */
const calls = new AsyncLocalStorage<symbol>();

/**
 * Runs calls one after the other. The database has one connection, on which the engine begins a transaction without
 * waiting for the previous one to end. So of two simultaneous calls one would read with the other's role, and its
 * writes would be rolled back when the other is refused.
 */
export function keepCallsApart(app: Pick<App, 'fetch'>, { driver }: PgliteConnection): void {
  const answer = app.fetch.bind(app);
  app.fetch = (...call) => calls.run(Symbol('call'), () => answer(...call));

  let owner: symbol | undefined;
  const waiting: (() => void)[] = [];
  const end = () => {
    owner = undefined;
    for (const resume of waiting.splice(0)) resume();
  };
  const turn = async (begins = false) => {
    const call = calls.getStore();
    while (owner !== undefined && owner !== call) {
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    // Released in the same step, so that a waiting call continues before the caller of this one does.
    if (begins) owner = call;
  };
  const { query, exec } = { query: driver.query.bind(driver), exec: driver.exec.bind(driver) };
  driver.query = async (text, ...rest) => {
    await turn(text === 'BEGIN');
    try {
      return await query(text, ...rest);
    } catch (error) {
      if (text === 'BEGIN') end();
      throw error;
    } finally {
      if (text === 'COMMIT' || text === 'ROLLBACK') end();
    }
  };
  driver.exec = async (...statements) => {
    await turn();
    return exec(...statements);
  };
}
