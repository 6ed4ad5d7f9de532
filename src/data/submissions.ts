import * as z from 'zod/mini';
import type { Backend } from './client';
import { amountColumn, momentColumn } from './columns';
import { pageSize } from './every-row';
import { logged, readRows } from './logged';
import type { RequestTable } from './requests';

const optionalText = z.nullable(z.string());

/** What every request has beside its own columns. */
const common = {
  id: z.string(),
  status: z.enum(['new', 'in_progress', 'done', 'cancelled']),
  created_at: momentColumn,
};

const rowSchemas = {
  car_requests: z.object({
    ...common,
    name: z.string(),
    phone: z.string(),
    email: optionalText,
    location: optionalText,
    daily_km: amountColumn,
    travel_between_cities: z.boolean(),
    travel_destination: optionalText,
    own_second_car: z.boolean(),
    private_parking: z.boolean(),
  }),
  charger_requests: z.object({
    ...common,
    name: z.string(),
    phone: z.string(),
    email: optionalText,
    location: z.string(),
    vehicle_model: z.string(),
    installation_type: z.enum(['home', 'business']),
    electrical_capacity: optionalText,
    parking_type: z.enum(['private', 'public', 'garage', 'street', 'other']),
  }),
  visit_requests: z.object({
    ...common,
    full_name: z.string(),
    email: z.string(),
    phone_number: z.string(),
    brand_name: z.string(),
    model_name: z.string(),
    /** yyyy-MM-dd */
    visit_date: z.string(),
    /** HH:mm, Cairo time. */
    visit_time: z.string(),
    trim: optionalText,
    preferred_color: optionalText,
  }),
  insurance_requests: z.object({
    ...common,
    ev_owner_name: z.string(),
    phone: z.string(),
    /** EGP */
    current_car_price: amountColumn,
    brand: z.string(),
    model: z.string(),
    year: amountColumn,
  }),
  financing_requests: z.object({
    ...common,
    brand: z.string(),
    model: z.string(),
    year: z.string(),
    company_name: optionalText,
    car_price: z.string(),
    down_payment: z.string(),
    name: z.string(),
    mobile_number: z.string(),
    occupation: z.string(),
    monthly_income: z.string(),
    address: z.string(),
  }),
};

type Schemas = typeof rowSchemas;
type Details<Table extends RequestTable> = Omit<z.infer<Schemas[Table]>, keyof typeof common>;

export type SubmissionStatus = z.infer<typeof common.status>;

type Of<Type extends string, Table extends RequestTable> = {
  id: string;
  type: Type;
  status: SubmissionStatus;
  /** Moment in ISO 8601. */
  submittedAt: string;
  details: Details<Table>;
};

/** A request that a person has sent, of each of the five kinds. */
export type Submission =
  | Of<'car_request', 'car_requests'>
  | Of<'charger_request', 'charger_requests'>
  | Of<'visit_request', 'visit_requests'>
  | Of<'insurance_request', 'insurance_requests'>
  | Of<'financing_request', 'financing_requests'>;

/**
 * What a person has sent, the latest first; of each kind the latest thousand, where there are more. The person is
 * named beside what row-level security sees to, since the sales team may read the requests of others.
 * @throws Error when it cannot be read; it is logged as well
 */
export async function readSubmissions(backend: Backend, userId: string): Promise<Submission[]> {
  const [cars, chargers, visits, insurance, financing] = await Promise.all([
    readOwn(backend, 'car_requests', userId),
    readOwn(backend, 'charger_requests', userId),
    readOwn(backend, 'visit_requests', userId),
    readOwn(backend, 'insurance_requests', userId),
    readOwn(backend, 'financing_requests', userId),
  ]);
  const all: Submission[] = [
    ...cars.map((row) => ({ type: 'car_request' as const, ...surfaced(row) })),
    ...chargers.map((row) => ({ type: 'charger_request' as const, ...surfaced(row) })),
    ...visits.map((row) => ({ type: 'visit_request' as const, ...surfaced(row) })),
    ...insurance.map((row) => ({ type: 'insurance_request' as const, ...surfaced(row) })),
    ...financing.map((row) => ({ type: 'financing_request' as const, ...surfaced(row) })),
  ];
  return all.sort((one, other) => Date.parse(other.submittedAt) - Date.parse(one.submittedAt));
}

async function readOwn<Table extends RequestTable>(
  backend: Backend,
  table: Table,
  userId: string,
): Promise<z.infer<Schemas[Table]>[]> {
  const schema: Schemas[Table] = rowSchemas[table];
  const rows = await rowsOf(backend, table, userId, Object.keys(schema.shape).join(','));
  return readRows(z.array(schema), rows);
}

async function rowsOf(
  backend: Backend,
  table: RequestTable,
  userId: string,
  columns: string,
): Promise<unknown[]> {
  const { data, error } = await backend
    .from(table)
    .select(columns)
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .limit(pageSize);
  if (error) throw logged(error);
  return data;
}

function surfaced<Row extends z.infer<Schemas[RequestTable]>>(row: Row) {
  const { id, status, created_at, ...details } = row;
  return { id, status, submittedAt: created_at, details };
}
