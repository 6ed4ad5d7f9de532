/**
 * The kinds of request to the sales team and the fields of each. Forms, mails, the sales desk and My Activity know them
 * from here only, so a column that is listed reaches all of them.
 */
import type { Writing } from './written.ts';

/** Their names in the database, in the order of the desk's filters; a table has the plural. */
export const requestKinds = [
  'visit_request',
  'car_request',
  'charger_request',
  'financing_request',
  'insurance_request',
] as const;
export type RequestKind = (typeof requestKinds)[number];
export type RequestTable = `${RequestKind}s`;

export const tableOf = <Kind extends RequestKind>(kind: Kind) => `${kind}s` as const;
export const requestTables: readonly RequestTable[] = requestKinds.map(tableOf);

/** The kind whose requests a table holds. */
export function kindOfTable(table: RequestTable): RequestKind {
  const kind = requestKinds.find((kind) => tableOf(kind) === table);
  if (kind === undefined) throw new Error(`${table} is no table of requests`);
  return kind;
}

/** Columns that the database sets, or functions and staff later. */
export const setByOthers = [
  'created_at',
  'status',
  'status_changed_at',
  'status_reason',
  'notified_at',
  'id',
  'user_id',
] as const;

/** Columns about where a request was sent from, which are no answers of the person. */
export const circumstanceColumns = ['language', 'page', 'item_id', 'item_name', 'shown'] as const;

type Description<Label extends string = string> = {
  /** The columns of the car (brand and model) or charger that it is about, and their label. */
  subject?: {
    label: 'submission_car' | 'submission_charger';
    columns: readonly [string] | readonly [brand: string, model: string];
  };
  /** The column that its heading names where that is not the subject. */
  heading?: string;
  /** What people fill in, in the order in which it is listed everywhere. The label is its key in the messages. */
  fields: readonly (readonly [column: string, label: Label, as?: Writing])[];
};

const descriptions = {
  visit_request: {
    subject: { label: 'submission_car', columns: ['brand_name', 'model_name'] },
    fields: [
      ['visit_date', 'submission_visit_day', 'day'],
      ['visit_time', 'submission_visit_time', 'hour'],
      ['full_name', 'submission_name'],
      ['phone_number', 'submission_phone'],
      ['email', 'submission_email'],
      ['trim', 'submission_trim'],
      ['preferred_color', 'submission_color'],
    ],
  },
  car_request: {
    fields: [
      ['name', 'submission_name'],
      ['phone', 'submission_phone'],
      ['email', 'submission_email'],
      ['location', 'submission_location'],
      ['daily_km', 'submission_daily_km', 'kilometres'],
      ['travel_between_cities', 'submission_travel', 'yesNo'],
      ['travel_destination', 'submission_travel_destination'],
      ['own_second_car', 'submission_second_car', 'yesNo'],
      ['private_parking', 'submission_private_parking', 'yesNo'],
    ],
  },
  charger_request: {
    subject: { label: 'submission_charger', columns: ['item_name'] },
    heading: 'vehicle_model',
    fields: [
      ['name', 'submission_name'],
      ['phone', 'submission_phone'],
      ['email', 'submission_email'],
      ['location', 'submission_location'],
      ['vehicle_model', 'submission_vehicle'],
      ['installation_type', 'submission_installation', 'choice'],
      ['electrical_capacity', 'submission_capacity'],
      ['parking_type', 'submission_parking', 'choice'],
    ],
  },
  financing_request: {
    subject: { label: 'submission_car', columns: ['brand', 'model'] },
    fields: [
      ['name', 'submission_name'],
      ['mobile_number', 'submission_phone'],
      ['year', 'submission_year', 'year'],
      ['car_price', 'submission_car_price', 'money'],
      ['down_payment', 'submission_down_payment', 'money'],
      ['occupation', 'submission_occupation'],
      ['company_name', 'submission_company'],
      ['monthly_income', 'submission_income', 'money'],
      ['address', 'submission_address'],
    ],
  },
  insurance_request: {
    subject: { label: 'submission_car', columns: ['brand', 'model'] },
    fields: [
      ['ev_owner_name', 'submission_name'],
      ['phone', 'submission_phone'],
      ['year', 'submission_year', 'year'],
      ['current_car_price', 'submission_car_price', 'money'],
    ],
  },
} as const satisfies Record<RequestKind, Description>;

type Descriptions = typeof descriptions;

/** The columns of a kind that are shown to people. */
export type ShownColumn<Kind extends RequestKind> =
  | Descriptions[Kind]['fields'][number][0]
  | (Descriptions[Kind] extends { subject: { columns: readonly (infer Column)[] } }
      ? Column
      : never);

export type FieldLabel = Descriptions[RequestKind]['fields'][number][1];
export type SubjectLabel = NonNullable<Description['subject']>['label'];

/** What each kind is about and asks. */
export const described: Readonly<Record<RequestKind, Description<FieldLabel>>> = descriptions;
