import { ask } from './ask.ts';
import type { Finding } from './finding.ts';
import { judgeEndpoints } from './verdicts/functions.ts';

/** Milliseconds; a function that nobody has called for a while has to start first. */
const patience = 30_000;

/** Calls the site's functions as a stranger would; none of them does anything for one. */
export async function checkFunctions(siteUrl: string): Promise<Finding[]> {
  const send = (name: string, headers: Record<string, string> = {}) =>
    ask(
      `${siteUrl}/api/${name}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ path: '/' }),
      },
      patience,
    );
  const forged = { authorization: 'Bearer not-the-secret' };
  // One after the other: each may have to start.
  return judgeEndpoints({
    health: await ask(`${siteUrl}/.netlify/functions/health`, {}, patience),
    'send-notification': await send('send-notification'),
    'delete-account': await send('delete-account'),
    // Whoever asks not to be counted is not.
    'page-view': await send('page-view', { dnt: '1' }),
    rebuild: await send('rebuild'),
    'rebuild with a forged secret': await send('rebuild', forged),
  });
}
