import * as z from 'zod/mini';
import { ShownSchema } from '#domain/shown.ts';
import type { Backend } from './client.ts';
import { amountColumn, momentColumn, pageSize, parseRows, readLogged } from './rows.ts';

const optionalText = z.nullable(z.string());

const common = {
  id: z.string(),
  status: z.enum(['new', 'in_progress', 'done', 'cancelled']),
  created_at: momentColumn,
  /** Since when it has its status; null while that is the first. */
  status_changed_at: z.optional(z.nullable(momentColumn)),
  /** Why the team cancelled it. */
  status_reason: z.optional(optionalText),
  item_name: z.optional(optionalText),
  /** The results that the site had shown before it was sent. */
  shown: z.catch(z.optional(z.nullable(ShownSchema)), null),
};

export const SubmissionSchema = z.discriminatedUnion('table', [
  z.object({
    table: z.literal('car_requests'),
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
  z.object({
    table: z.literal('charger_requests'),
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
  z.object({
    table: z.literal('visit_requests'),
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
  z.object({
    table: z.literal('insurance_requests'),
    ...common,
    ev_owner_name: z.string(),
    phone: z.string(),
    /** EGP */
    current_car_price: amountColumn,
    brand: z.string(),
    model: z.string(),
    year: amountColumn,
  }),
  z.object({
    table: z.literal('financing_requests'),
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
]);

/** A request that a person has sent, as its table stores it. */
export type Submission = z.infer<typeof SubmissionSchema>;

const tables = [
  'car_requests',
  'charger_requests',
  'visit_requests',
  'insurance_requests',
  'financing_requests',
] as const;

/**
 * A person's requests, the latest first, up to a thousand of each kind. The queries name the person beside what
 * row-level security does, because the sales team may read other people's requests.
 * @throws Error when it cannot be read
 */
export async function readSubmissions(backend: Backend, userId: string): Promise<Submission[]> {
  const all = await Promise.all(
    tables.map(async (table) => {
      const rows: object[] = await readLogged(
        backend
          .from(table)
          .select('*')
          .eq('user_id', userId)
          .order('created_at', { ascending: false })
          .limit(pageSize),
      );
      const named = rows.map((row) => ({ ...row, table }));
      return parseRows(SubmissionSchema, named);
    }),
  );
  return all.flat().sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
}
