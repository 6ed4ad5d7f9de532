/**
 * The kinds of request to the sales team and the fields of each. Forms, mails, the sales desk and My Activity know them
 * from here only, so a column that is listed reaches all of them.
 */
import { fill } from '#lib/fill.ts';
import { fullName } from './full-name.ts';
import { type Language, plainText, type ValueWords, type Writing, writers } from './written.ts';

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
export function kindOf(table: RequestTable): RequestKind {
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
export const circumstances = ['language', 'page', 'item_id', 'item_name', 'shown'] as const;

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

type FieldLabel = Descriptions[RequestKind]['fields'][number][1];
type Label = FieldLabel | NonNullable<Description['subject']>['label'];

const described: Readonly<Record<RequestKind, Description<FieldLabel>>> = descriptions;

/** The texts about requests, in one language: `name` is the desk's, `title` that of mails, `about` a heading. */
export type RequestWords = ValueWords &
  Readonly<Record<Label, string>> &
  Readonly<Record<`submission_${RequestKind}_${'name' | 'title' | 'about'}`, string>>;

/** A request as its table stores it. */
export type RequestRow = Readonly<Record<string, unknown>>;

/** Brand and model as the request names them; null when it is about no car. */
export function carOf(kind: RequestKind, row: RequestRow): { brand: string; model: string } | null {
  const { subject } = described[kind];
  const [brand, model] = subject?.columns ?? [];
  if (brand === undefined || model === undefined) return null;
  return { brand: plainText(row[brand]), model: plainText(row[model]) };
}

/** The car or charger that a request is about, in words; '' for general advice. */
export function subjectOf(kind: RequestKind, row: RequestRow): string {
  const car = carOf(kind, row);
  if (car) return fullName({ brand: car.brand, name: car.model }).trim();
  const { subject } = described[kind];
  return subject ? plainText(row[subject.columns[0]]) : '';
}

/** The day (yyyy-MM-dd) and the hour (HH:mm) that a visit is asked for; '' for other kinds. */
export function askedHour(row: RequestRow): { day: string; slot: string } {
  const [day, slot]: [VisitColumn, VisitColumn] = ['visit_date', 'visit_time'];
  return { day: plainText(row[day]).slice(0, 10), slot: plainText(row[slot]).slice(0, 5) };
}
type VisitColumn = ShownColumn<'visit_request'>;

/** Who sent it, as typed. */
export function personOf(kind: RequestKind, row: RequestRow): { name: string; phone: string } {
  const { fields } = described[kind];
  const typed = (label: string) => {
    const column = fields.find(([, found]) => found === label)?.[0];
    return column === undefined ? '' : plainText(row[column]);
  };
  return { name: typed('submission_name'), phone: typed('submission_phone') };
}

/** What its heading names: the subject, but for a charger the car that it is for. */
export function headedBy(kind: RequestKind, row: RequestRow): string {
  const { heading } = described[kind];
  return heading === undefined ? subjectOf(kind, row) : plainText(row[heading]);
}

/** The kind of a request with what it is about, such as 'Visit to see BYD Seagull'. */
export function headingOf(kind: RequestKind, row: RequestRow, words: RequestWords): string {
  return fill(words[`submission_${kind}_about`], { subject: headedBy(kind, row) });
}

/** A field as it is shown. */
export type Filled = { label: string; value: string };

/** What it is about, with the label; null for general advice, and where nothing is named. */
export function filledSubject(
  kind: RequestKind,
  row: RequestRow,
  words: RequestWords,
): Filled | null {
  const value = subjectOf(kind, row);
  const { subject } = described[kind];
  return subject && value !== '' ? { label: words[subject.label], value } : null;
}

/** What it is about and all that was filled in, in words. Empty fields are left out. */
export function filledIn(
  kind: RequestKind,
  row: RequestRow,
  language: Language,
  words: RequestWords,
): Filled[] {
  const subject = filledSubject(kind, row, words);
  const filled = described[kind].fields.map(([column, label, as = 'text']) => ({
    label: words[label],
    value: writers[as](row[column], language, words, label),
  }));
  return [...(subject ? [subject] : []), ...filled.filter(({ value }) => value !== '')];
}
