import * as z from 'zod/mini';
import type { Backend } from './client';
import type { Database } from './database.types';
import { RequestFailure, requestFailureKind } from './request-failure';

type Tables = Database['public']['Tables'];

/** Where what people ask for is stored. */
export type RequestTable =
  | 'car_requests'
  | 'charger_requests'
  | 'visit_requests'
  | 'insurance_requests'
  | 'financing_requests';

/** What the database sets by itself, or functions and staff later. */
const setByOthers = ['created_at', 'status', 'notified_at', 'id', 'user_id'] as const;

/** Which request of whom: the id is made before the first attempt, so that trying again stores nothing twice. */
export type RequestKey = { id: string; user_id: string };

/** What a person states in a request of a kind. */
export type Stated<Table extends RequestTable> = Omit<
  Tables[Table]['Insert'],
  (typeof setByOthers)[number]
>;

/** Of a stored visit what its confirmation says; the row has more, which goes on to whoever tells of it. */
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

/** A visit as it is stored. */
export type VisitRequest = z.infer<typeof VisitRequestSchema>;

/** How long an answer is waited for, in milliseconds. */
const answerTimeMs = 60_000;

/** Stores a request for advice on a car. @throws RequestFailure */
export async function storeCarRequest(
  backend: Backend,
  key: RequestKey,
  stated: Stated<'car_requests'>,
): Promise<void> {
  await storeOnce(backend, 'car_requests', key, stated, (row, signal) =>
    backend.from('car_requests').insert(row).abortSignal(signal),
  );
}

/** Stores a request to choose and install a charger. @throws RequestFailure */
export async function storeChargerRequest(
  backend: Backend,
  key: RequestKey,
  stated: Stated<'charger_requests'>,
): Promise<void> {
  await storeOnce(backend, 'charger_requests', key, stated, (row, signal) =>
    backend.from('charger_requests').insert(row).abortSignal(signal),
  );
}

/** Stores a request for an insurance quote. @throws RequestFailure */
export async function storeInsuranceRequest(
  backend: Backend,
  key: RequestKey,
  stated: Stated<'insurance_requests'>,
): Promise<void> {
  await storeOnce(backend, 'insurance_requests', key, stated, (row, signal) =>
    backend.from('insurance_requests').insert(row).abortSignal(signal),
  );
}

/** Stores a request for financing. @throws RequestFailure */
export async function storeFinancingRequest(
  backend: Backend,
  key: RequestKey,
  stated: Stated<'financing_requests'>,
): Promise<void> {
  await storeOnce(backend, 'financing_requests', key, stated, (row, signal) =>
    backend.from('financing_requests').insert(row).abortSignal(signal),
  );
}

/**
 * Stores a visit.
 * @returns the row as it is stored
 * @throws RequestFailure
 */
export async function storeVisitRequest(
  backend: Backend,
  key: RequestKey,
  stated: Stated<'visit_requests'>,
): Promise<VisitRequest> {
  const stored = await storeOnce(backend, 'visit_requests', key, stated, (row, signal) =>
    backend.from('visit_requests').insert(row).select().abortSignal(signal).single(),
  );
  const visit = VisitRequestSchema.safeParse(stored);
  // Stored, but this is not it: trying again reads it.
  if (visit.data?.id !== key.id) throw new RequestFailure('offline', new Error('Not the visit'));
  return visit.data;
}

type Answer = {
  data: { id: string } | null;
  error: { message: string; code?: string } | null;
  status: number;
};

/** The status of a row that was stored. The library takes an empty page in place of an answer for a success too. */
const created = 201;

/**
 * Inserts a row. One that is there already is what an earlier attempt stored, unless it was changed since; only the
 * row itself tells, since a second request would be stored beside it.
 * @param insert has as long as the signal lets it
 */
async function storeOnce<Table extends RequestTable>(
  backend: Backend,
  table: Table,
  key: RequestKey,
  stated: Stated<Table>,
  insert: (row: Stated<Table> & RequestKey, signal: AbortSignal) => PromiseLike<Answer>,
): Promise<Answer['data']> {
  const inserted = await insert({ ...stated, ...key }, timeoutSignal());
  if (inserted.error === null && inserted.status === created) return inserted.data;
  if (inserted.error?.code !== '23505') throw failed(inserted);
  const stored = await read(backend, table, key.id);
  if (stored.error !== null || stored.data?.id !== key.id) throw failed(stored);
  if (!isOf(stored.data, stated)) throw new RequestFailure('taken', inserted.error);
  return stored.data;
}

async function read(backend: Backend, table: RequestTable, id: string): Promise<Answer> {
  return backend.from(table).select().eq('id', id).abortSignal(timeoutSignal()).maybeSingle();
}

/** Whether a stored row says what was stated and nothing else; numbers come back as text from some backends. */
function isOf(stored: object, stated: object): boolean {
  const others = new Set<string>(setByOthers);
  return Object.entries(stored).every(([column, kept]: [string, unknown]) => {
    const value: unknown = Reflect.get(stated, column) ?? null;
    if (typeof value === 'number') return kept !== null && Number(kept) === value;
    return kept === value || others.has(column);
  });
}

/** `AbortSignal.timeout` is younger than many a phone. */
function timeoutSignal(): AbortSignal {
  const giveUp = new AbortController();
  setTimeout(() => giveUp.abort(), answerTimeMs);
  return giveUp.signal;
}

function failed({ error, status }: Answer): RequestFailure {
  console.error(error);
  const cause = error ?? new Error('No row came back');
  return new RequestFailure(requestFailureKind(status, error?.code ?? ''), cause);
}
