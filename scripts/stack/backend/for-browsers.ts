import type { FetchHandler } from '../fetch-server.ts';

/** Addresses that the engine does not answer as browsers need it for pages of another origin, as the site's are. */
const unasked = /^\/(?:rest\/v1\/rpc|auth\/v1)\//;

/**
 * Lets pages of the site call the engine as they call hosted Supabase. A browser asks (OPTIONS) before it calls
 * another origin: for a database function the engine takes the question for a call and refuses it, for accounts it
 * names no headers that may be sent, but the question about a table it answers well. And the answers about accounts
 * do not say that any origin may read them.
 */
export function forBrowsers(handler: FetchHandler): FetchHandler {
  return async (request, peer) => {
    const { pathname, origin } = new URL(request.url);
    const asks = request.method === 'OPTIONS' && unasked.test(pathname);
    const response = await handler(
      asks ? new Request(`${origin}/rest/v1/brands`, request) : request,
      peer,
    );
    const headers = new Headers(response.headers);
    headers.set('access-control-allow-origin', '*');
    const { status, statusText } = response;
    return new Response(response.body, { status, statusText, headers });
  };
}
