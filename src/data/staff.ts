import * as z from 'zod/mini';
import type { Backend } from './client';
import { logged, readRow } from './logged';

/**
 * Whether the person who is signed in belongs to the sales team.
 * @throws Error when the backend does not tell; it is logged as well
 */
export async function isStaff(backend: Pick<Backend, 'rpc'>): Promise<boolean> {
  const { data, error } = await backend.rpc('is_staff');
  if (error) throw logged(error);
  return readRow(z.boolean(), data);
}
