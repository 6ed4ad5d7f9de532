import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import {
  circumstanceColumns,
  type RequestKind,
  type RequestTable,
  type ShownColumn,
  setByOthers,
} from '#domain/requests.ts';
import type { Backend } from './client.ts';
import type { Database } from './database.types.ts';
import { BackendFailure, kindOfAnswer } from './failure.ts';

type Tables = Database['public']['Tables'];

type Kind<Table extends RequestTable> = Table extends `${infer Found extends RequestKind}s`
  ? Found
  : never;

/** Which request of whom. The id is made before the first attempt, so that trying again stores nothing twice. */
export type RequestKey = { id: string; user_id: string };

type Insert<Table extends RequestTable> = Tables[Table]['Insert'];

/** The columns of a request that its client sets. One that `domain/requests.ts` does not describe cannot be stored. */
type Row<Table extends RequestTable> = Pick<
  Insert<Table>,
  Extract<keyof Insert<Table>, ShownColumn<Kind<Table>> | (typeof circumstanceColumns)[number]>
>;

/** The columns of a request that a person fills in; undefined where an optional field is empty. */
export type RequestInput<Table extends RequestTable> = {
  [Column in keyof Row<Table>]: null extends Row<Table>[Column]
    ? Row<Table>[Column] | undefined
    : Row<Table>[Column];
};

/** How long to wait for an answer, in milliseconds. */
const timeoutMs = 60_000;

/** The status of a new row. The library takes an empty page of a gateway for a success as well. */
const created = 201;

type Answer = {
  data: { id: string } | null;
  error: { message: string; code?: string } | null;
  status: number;
};

/**
 * Stores a request. If its id exists already, an earlier attempt has stored it, unless it says something else.
 * @returns the stored row
 * @throws BackendFailure
 */
export async function storeRequest<Table extends RequestTable>(
  backend: Backend,
  table: Table,
  key: RequestKey,
  stated: RequestInput<Table>,
): Promise<{ id: string }> {
  // TypeScript cannot follow a table that is a type parameter; `RequestInput` has checked the row.
  const client: Pick<SupabaseClient, 'from'> = backend;
  const row: object = { ...stated, ...key };
  const inserted: Answer = await client
    .from(table)
    .insert(row)
    .select()
    .abortSignal(timeoutSignal())
    .single();
  if (inserted.data?.id === key.id && inserted.status === created) return inserted.data;
  if (inserted.error?.code !== '23505') throw failed(inserted);
  const stored: Answer = await client
    .from(table)
    .select()
    .eq('id', key.id)
    .abortSignal(timeoutSignal())
    .maybeSingle();
  if (stored.data?.id !== key.id) throw failed(stored);
  if (!isSame(stored.data, stated)) throw new BackendFailure('taken', inserted.error);
  return stored.data;
}

/** Whether a stored row says just what was stated; the embedded backend returns numbers as text. */
function isSame(stored: object, stated: object): boolean {
  const others = new Set<string>([...setByOthers, ...circumstanceColumns]);
  return Object.entries(stored).every(([column, value]: [string, unknown]) => {
    const expected: unknown = Reflect.get(stated, column) ?? null;
    if (typeof expected === 'number') return value !== null && Number(value) === expected;
    return value === expected || others.has(column);
  });
}

/** `AbortSignal.timeout`, which many phones do not have. */
function timeoutSignal(): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), timeoutMs);
  return controller.signal;
}

function failed({ error, status }: Answer): BackendFailure {
  console.error(error);
  const code = error?.code ?? '';
  // A request without its account: that was deleted.
  const kind = code === '23503' ? 'forbidden' : kindOfAnswer(status, code);
  return new BackendFailure(kind, error ?? new Error('No row came back'));
}

/** The columns that the confirmation of a visit shows; the function that mails the sales team reads the rest itself. */
const VisitRequestSchema = z.looseObject({
  id: z.string(),
  brand_name: z.string(),
  model_name: z.string(),
  /** yyyy-MM-dd */
  visit_date: z.string(),
  /** HH:mm, Cairo time. */
  visit_time: z.string(),
  phone_number: z.string(),
  email: z.string(),
});
export type VisitRequest = z.infer<typeof VisitRequestSchema>;

/** Stores a visit. @throws BackendFailure */
export async function storeVisitRequest(
  backend: Backend,
  key: RequestKey,
  stated: RequestInput<'visit_requests'>,
): Promise<VisitRequest> {
  const stored = await storeRequest(backend, 'visit_requests', key, stated);
  const { data, error } = VisitRequestSchema.safeParse(stored);
  // It is stored, but this is not its row. Trying again reads it.
  if (error) throw new BackendFailure('offline', error);
  return data;
}
