import type { Backend } from './client';

/**
 * Calls a function of this site for the person who is signed in, with a JSON body by POST.
 * @returns null when nobody is
 * @throws TypeError when no answer came
 */
export async function callAsPerson(
  backend: Backend,
  path: string,
  body: object,
  options: Pick<RequestInit, 'keepalive'> = {},
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
