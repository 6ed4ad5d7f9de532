/** How the address ends at which the backend's client renews a session. */
const renewal = '/token?grant_type=refresh_token';

/** The status with which the backend, hosted or embedded, says that a session is over. */
const over = 400;

/**
 * Fetches for the backend's client, which takes a session for over at any answer to its renewal that holds no new one.
 * Whatever is neither a session nor the backend's own refusal, such as that too many have asked, is no answer here: the
 * client keeps the session then, and asks again.
 * @throws TypeError when no answer came
 */
export async function fetchKeepingSession(...asked: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...asked);
  if (!String(asked[0]).endsWith(renewal) || (await isVerdict(response.clone()))) return response;
  throw new TypeError('The renewal of the session was answered by neither yes nor no');
}

async function isVerdict(response: Response): Promise<boolean> {
  const said: unknown = await response.json().catch(() => null);
  if (typeof said !== 'object' || said === null) return false;
  return response.ok ? 'access_token' in said : response.status === over;
}
