import { z } from 'zod';
import type { Backend } from './client';

const MomentSchema = z.object({ as_of: z.iso.datetime({ offset: true }) });

/** Later than any change, so that the answer holds none. */
const never = '9999-01-01T00:00:00Z';

/**
 * The backend's moment from which on a page built now has to ask for changes, in ISO 8601. Only what is read after
 * this call is sure to hold every change before that moment.
 * @throws when the backend refuses or cannot be reached
 */
export async function catalogueMoment(backend: Backend): Promise<string> {
  const { data, error } = await backend.rpc('catalogue_changes', { since: never });
  if (error) {
    throw new Error(`Could not read the time of the backend: ${error.message}`, { cause: error });
  }
  // To the millisecond, rounded down: a page told a change twice takes it over once more.
  return new Date(MomentSchema.parse(data).as_of).toISOString();
}
