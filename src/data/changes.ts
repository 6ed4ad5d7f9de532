import { environment } from '@/config/environment';
import { fieldOf } from '@/lib/json';

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
  const changes: unknown = JSON.parse(answer);
  return saysNothing(changes) ? null : changes;
}

/** Whether an answer is whole and all of its lists are empty; any other is read by its schema. */
function saysNothing(answer: unknown): boolean {
  return fieldOf(answer, 'complete') === true && isEmpty(answer);
}

function isEmpty(part: unknown): boolean {
  if (Array.isArray(part)) return part.length === 0;
  return typeof part !== 'object' || part === null || Object.values(part).every(isEmpty);
}
