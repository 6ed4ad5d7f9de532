/** The site's functions in this process, on a backend and a mail server of one test file. */
import { vi } from 'vitest';
import { keys } from '../../scripts/stack/backend/embedded.ts';
import type { Backend } from './backend.ts';

/**
 * Gives functions their environment, and a network on which there is the backend alone.
 * @param intercept answers in the backend's place, or throws as a broken network does
 */
export function connectFunctions(
  backend: Backend,
  variables: Record<string, string> = {},
  intercept: (request: Request) => Response | undefined = () => undefined,
): void {
  const environment = {
    PUBLIC_SUPABASE_URL: 'http://backend.test',
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: keys.publishable,
    SUPABASE_SECRET_KEY: keys.secret,
    ...variables,
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    return intercept(request) ?? backend.engine.app.fetch(request);
  });
}

export type Call = {
  method?: string;
  token?: string | null;
  /** A text is sent as it is, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
};

/** A request as a browser sends it to a function. */
export function callOf(path: string, { method = 'POST', token, body, headers }: Call): Request {
  return new Request(`http://site.test${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(method === 'POST' ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  });
}
