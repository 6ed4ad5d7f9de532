import { environment } from '#config/environment.ts';
import { fieldOf } from '#lib/json.ts';

/**
 * The changes of the catalogue, or of charging points, since a moment, unparsed; null when there are none. A plain request,
 * because every page makes it and the client library would weigh more than all other scripts.
 * @param since `as_of` of the build or of an earlier answer
 * @throws when the backend refuses, cannot be reached or answers no JSON
 */
export async function changesSince(
  since: string,
  told: 'catalogue_changes' | 'charging_point_changes',
): Promise<unknown> {
  const response = await fetch(`${environment.supabaseUrl}/rest/v1/rpc/${told}`, {
    method: 'POST',
    headers: { apikey: environment.supabaseKey, 'content-type': 'application/json' },
    body: JSON.stringify({ since }),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${told} answered ${response.status}: ${answer}`);
  const changes: unknown = JSON.parse(answer);
  return fieldOf(changes, 'complete') === true && isEmpty(changes) ? null : changes;
}

/** Whether all lists in an answer are empty. */
function isEmpty(part: unknown): boolean {
  if (Array.isArray(part)) return part.length === 0;
  return typeof part !== 'object' || part === null || Object.values(part).every(isEmpty);
}
