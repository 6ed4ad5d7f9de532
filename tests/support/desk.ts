/** What tests do at the sales desk. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { z } from 'zod';
import type { Json } from '#data/database.types.ts';
import { type Backend, signUp } from './backend.ts';
import { requestRows, type Values } from './rows.ts';

export const leadSchema = z.looseObject({
  kind: z.string(),
  id: z.string(),
  created_at: z.string(),
  status: z.string(),
  version: z.number(),
  person_id: z.string(),
  owner_id: z.string().nullable(),
  duplicate_of: z.string().nullable(),
  outcome: z.string().nullable(),
  overdue: z.boolean(),
});
export const resultSchema = z.object({ result: z.string(), lead: leadSchema.optional() });
const requestSchema = z.object({
  lead: leadSchema,
  sent: z.looseObject({ id: z.string() }),
  events: z.array(z.looseObject({ action: z.string(), detail: z.looseObject({}) })),
  others: z.array(leadSchema),
});

/** Another telephone number each time. */
export const anotherPhone = () => `0122${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;

/** The desk of a backend. */
export function deskOf(backend: Backend) {
  /** Stores a request as its person would, at a moment of the test's choice. */
  async function send(table: keyof typeof requestRows, change: Values = {}, at = 'now()') {
    const user_id = backend.accounts.buyer.id;
    const row = { user_id, ...requestRows[table], id: randomUUID(), ...change };
    const columns = Object.keys(row).join(', ');
    await backend.engine.sql(
      `insert into public.${table} (created_at, ${columns})
     select ${at}, ${columns} from jsonb_populate_record(null::public.${table}, $1)`,
      [JSON.stringify(row)],
    );
    return String(row.id);
  }

  /** Asks for a visit as somebody who has asked for nothing before: requests of one account are one person's. */
  async function sendAsAnother(change: Values = {}, at = 'now()') {
    const account = await signUp(backend.engine, { email: `${randomUUID()}@example.com` });
    const person = { user_id: account.id, phone_number: anotherPhone() };
    return send('visit_requests', { ...person, ...change }, at);
  }

  async function queue(filters: Record<string, Json> = {}, page: Record<string, Json> = {}) {
    const { data, error } = await backend.as.staff.rpc('desk_queue', { filters, ...page });
    expect(error).toBeNull();
    return z.array(leadSchema).parse(data);
  }

  type Act = { event?: string; detail?: Json; seen?: number; as?: 'staff' | 'buyer' };

  async function act(id: string, action: string, { event, detail, seen, as = 'staff' }: Act = {}) {
    const { data, error } = await backend.as[as].rpc('desk_act', {
      of_kind: 'visit_request',
      request: id,
      event: event ?? randomUUID(),
      action,
      ...(detail === undefined ? {} : { detail }),
      ...(seen === undefined ? {} : { seen_version: seen }),
    });
    return error ? { result: error.code } : resultSchema.parse(data);
  }

  async function read(id: string) {
    const asked = { of_kind: 'visit_request', request: id };
    const { data, error } = await backend.as.staff.rpc('desk_request', asked);
    expect(error).toBeNull();
    return requestSchema.parse(data);
  }

  return { send, sendAsAnother, queue, act, read };
}

export const idsOf = (leads: { id: string }[]) => leads.map(({ id }) => id);

/** Deletes all requests. */
export async function clearRequests(backend: Backend): Promise<void> {
  for (const table of [...Object.keys(requestRows), 'walk_ins']) {
    await backend.engine.sql(`delete from public.${table}`);
  }
}
