import * as z from 'zod/mini';
import { type Contact, ContactSchema } from '#domain/next-step.ts';
import type { Backend } from './client.ts';
import { parsedAnswer } from './parsed-answer.ts';

const OwnContactSchema = z.extend(ContactSchema, { request_id: z.string() });

/** Who answers the open requests of the person who is signed in, by the id of each. @throws BackendFailure */
export async function readOwnContacts(backend: Backend): Promise<Map<string, Contact>> {
  const rows = await parsedAnswer(z.array(OwnContactSchema), backend.rpc('own_request_contacts'));
  return new Map(rows.map(({ request_id, ...contact }) => [request_id, contact]));
}
