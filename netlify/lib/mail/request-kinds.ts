import { z } from 'zod';

/** What a mail says about a request of one kind: its columns, with the words for them. */
type Kind = {
  title: string;
  titleAr: string;
  name: string;
  phone: string;
  /** Columns that tell in the subject what it is about. */
  about: readonly string[];
  fields: readonly (readonly [label: string, column: string])[];
};

/** The five kinds of request, by the name of their table in the singular. */
const requestKinds = {
  visit_request: {
    title: 'Visit request',
    titleAr: 'طلب زيارة',
    name: 'full_name',
    phone: 'phone_number',
    about: ['brand_name', 'model_name'],
    fields: [
      ['Brand', 'brand_name'],
      ['Model', 'model_name'],
      ['Day', 'visit_date'],
      ['Hour (Cairo)', 'visit_time'],
      ['Trim', 'trim'],
      ['Preferred color', 'preferred_color'],
      ['Name', 'full_name'],
      ['Phone', 'phone_number'],
      ['E-mail', 'email'],
    ],
  },
  car_request: {
    title: 'Car advice request',
    titleAr: 'طلب استشارة لاختيار سيارة',
    name: 'name',
    phone: 'phone',
    about: [],
    fields: [
      ['Name', 'name'],
      ['Phone', 'phone'],
      ['E-mail', 'email'],
      ['City/Area', 'location'],
      ['Kilometres a day', 'daily_km'],
      ['Travels between cities', 'travel_between_cities'],
      ['Travels to', 'travel_destination'],
      ['Owns a second car', 'own_second_car'],
      ['Private parking', 'private_parking'],
    ],
  },
  charger_request: {
    title: 'Charger request',
    titleAr: 'طلب شاحن',
    name: 'name',
    phone: 'phone',
    about: ['vehicle_model'],
    fields: [
      ['Name', 'name'],
      ['Phone', 'phone'],
      ['E-mail', 'email'],
      ['City/Area', 'location'],
      ['Vehicle model', 'vehicle_model'],
      ['Installation', 'installation_type'],
      ['Electrical capacity', 'electrical_capacity'],
      ['Parking', 'parking_type'],
    ],
  },
  insurance_request: {
    title: 'Insurance request',
    titleAr: 'طلب تأمين',
    name: 'ev_owner_name',
    phone: 'phone',
    about: ['brand', 'model'],
    fields: [
      ['Owner', 'ev_owner_name'],
      ['Phone', 'phone'],
      ['Brand', 'brand'],
      ['Model', 'model'],
      ['Year', 'year'],
      ['Current price (EGP)', 'current_car_price'],
    ],
  },
  financing_request: {
    title: 'Finance request',
    titleAr: 'طلب تمويل',
    name: 'name',
    phone: 'mobile_number',
    about: ['brand', 'model'],
    fields: [
      ['Brand', 'brand'],
      ['Model', 'model'],
      ['Year', 'year'],
      ['Car price', 'car_price'],
      ['Down payment', 'down_payment'],
      ['Name', 'name'],
      ['Mobile number', 'mobile_number'],
      ['Occupation', 'occupation'],
      ['Company', 'company_name'],
      ['Monthly income', 'monthly_income'],
      ['Address', 'address'],
    ],
  },
} satisfies Record<string, Kind>;

const valueSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Which mail is to be sent: as much as it takes to note what became of it, whatever else comes with it. */
export const claimedSchema = z.looseObject({
  request_id: z.string(),
  kind: z.string(),
  audience: z.string(),
  /** Which attempt this is, from 1. */
  attempt: z.number().int(),
});

export type Claimed = z.output<typeof claimedSchema>;

/** A mail that is to be sent, with all that it takes to write it. */
export const claimSchema = claimedSchema.extend({
  // Chosen by whoever asked, so any that the database takes.
  request_id: z.guid(),
  kind: z.enum([
    'visit_request',
    'car_request',
    'charger_request',
    'insurance_request',
    'financing_request',
  ]),
  audience: z.enum(['sales', 'buyer']),
  account_email: z.string().nullable(),
  /** Number of the request's table within its database. */
  table_number: z.number().int(),
  request: z.record(z.string(), valueSchema),
});

export type Claim = z.output<typeof claimSchema>;

/** A request in words, each a single line without signs that could turn the text around it. */
export type RequestInWords = {
  title: string;
  titleAr: string;
  name: string;
  phone: string;
  /** What it is about, such as a car; empty for general advice. */
  about: string;
  /** What was filled in, in the order of the form. */
  fields: { label: string; value: string }[];
};

export function inWords({ kind, request }: Claim): RequestInWords {
  const { title, titleAr, name, phone, about, fields }: Kind = requestKinds[kind];
  const value = (column: string) => toText(request[column]);
  return {
    title,
    titleAr,
    name: value(name),
    phone: value(phone),
    about: about.map(value).join(' '),
    fields: fields
      .map(([label, column]) => ({ label, value: value(column) }))
      .filter(({ value }) => value !== ''),
  };
}

function toText(value: z.output<typeof valueSchema> | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value)
    .replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim();
}
