import { environment } from '@/config/environment';

/** An answer without anything in any of its lists, and without anything left untold. */
const nothingChanged = /^(?=.*"complete":\s*true)[^[]*(?:\[\s*\][^[]*)*$/s;

/**
 * Asks what has changed in the catalogue since a moment (`catalogue_changes`), unparsed; null when nothing has.
 * One plain request, since every page makes it: the backend's client would weigh more than all other scripts.
 * @param since `as_of` of the build or of an answer before
 * @throws when the backend refuses, cannot be reached or answers no JSON
 */
export async function changesSince(since: string): Promise<unknown> {
  const response = await fetch(`${environment.supabaseUrl}/rest/v1/rpc/catalogue_changes`, {
    method: 'POST',
    headers: { apikey: environment.supabaseKey, 'content-type': 'application/json' },
    body: JSON.stringify({ since }),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`catalogue_changes answered ${response.status}: ${answer}`);
  return nothingChanged.test(answer) ? null : JSON.parse(answer);
}
