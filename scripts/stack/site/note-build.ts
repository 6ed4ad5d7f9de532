import type { Stack } from '../home.ts';

/**
 * Tells the backend how a build ended, as the events of a host do: the sales desk shows it. Without the backend nobody
 * can look at the desk either.
 * @param reason why it failed; none when it succeeded
 */
export async function noteBuild({ supabaseUrl, secretKey }: Stack, reason?: string): Promise<void> {
  // A project of somebody's own, without its secret key, hears of builds from its host.
  if (secretKey === null) return;
  await fetch(`${supabaseUrl}/rest/v1/rpc/note_deploy`, {
    method: 'POST',
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ reason }),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => {});
}
