import { z } from 'zod';
import { fullName } from '#features/catalogue/full-name.ts';
import * as written from './written.ts';
import { type Language, type Word, wordIn } from './written.ts';

/** Writes a value for people. */
type Writing = (value: string, language: Language) => string;

/** What a mail about a kind of request lists: the columns of its table with their labels. */
type Kind = {
  title: Record<Language, string>;
  name: string;
  phone: string;
  /** The columns that name its subject, such as a car; `aboutWord` is the label of that first field. */
  about: readonly string[];
  aboutWord?: Word;
  fields: readonly (readonly [word: Word, column: string, writing?: Writing])[];
};

/** The five kinds of request, by their table's name in the singular. */
const requestKinds = {
  visit_request: {
    title: { en: 'Visit request', ar: 'طلب زيارة' },
    name: 'full_name',
    phone: 'phone_number',
    about: ['brand_name', 'model_name'],
    aboutWord: 'activity_kind_car',
    fields: [
      ['activity_visit_day', 'visit_date', written.day],
      ['activity_visit_time', 'visit_time', written.hour],
      ['activity_trim', 'trim'],
      ['activity_color', 'preferred_color'],
      ['activity_name', 'full_name'],
      ['activity_phone', 'phone_number'],
      ['activity_email', 'email'],
    ],
  },
  car_request: {
    title: { en: 'Car advice request', ar: 'طلب استشارة لاختيار سيارة' },
    name: 'name',
    phone: 'phone',
    about: [],
    fields: [
      ['activity_name', 'name'],
      ['activity_phone', 'phone'],
      ['activity_email', 'email'],
      ['activity_location', 'location'],
      ['activity_daily_km', 'daily_km', written.kilometres],
      ['activity_travel', 'travel_between_cities', written.answer],
      ['activity_travel_destination', 'travel_destination'],
      ['activity_second_car', 'own_second_car', written.answer],
      ['activity_private_parking', 'private_parking', written.answer],
    ],
  },
  charger_request: {
    title: { en: 'Charger request', ar: 'طلب شاحن' },
    name: 'name',
    phone: 'phone',
    about: ['item_name'],
    aboutWord: 'activity_kind_charger',
    fields: [
      ['activity_vehicle', 'vehicle_model'],
      ['activity_name', 'name'],
      ['activity_phone', 'phone'],
      ['activity_email', 'email'],
      ['activity_location', 'location'],
      ['activity_installation', 'installation_type', written.installation],
      ['activity_capacity', 'electrical_capacity'],
      ['activity_parking', 'parking_type', written.parking],
    ],
  },
  insurance_request: {
    title: { en: 'Insurance request', ar: 'طلب تأمين' },
    name: 'ev_owner_name',
    phone: 'phone',
    about: ['brand', 'model'],
    aboutWord: 'activity_kind_car',
    fields: [
      ['activity_year', 'year', written.year],
      ['activity_car_price', 'current_car_price', written.money],
      ['activity_name', 'ev_owner_name'],
      ['activity_phone', 'phone'],
    ],
  },
  financing_request: {
    title: { en: 'Finance request', ar: 'طلب تمويل' },
    name: 'name',
    phone: 'mobile_number',
    about: ['brand', 'model'],
    aboutWord: 'activity_kind_car',
    fields: [
      ['activity_year', 'year', written.year],
      ['activity_car_price', 'car_price', written.money],
      ['activity_down_payment', 'down_payment', written.money],
      ['activity_name', 'name'],
      ['activity_phone', 'mobile_number'],
      ['activity_occupation', 'occupation'],
      ['activity_company', 'company_name'],
      ['activity_income', 'monthly_income', written.money],
      ['activity_address', 'address'],
    ],
  },
} satisfies Record<string, Kind>;

/** The part of a claimed mail that is needed to record its outcome, even if the rest is invalid. */
export const claimedSchema = z.looseObject({
  request_id: z.string(),
  kind: z.string(),
  audience: z.string(),
  /** Id of the event in the request's history; all zeros for the mails of a new request. */
  event_id: z.string(),
  /** Counts from 1. */
  attempt: z.number().int(),
});

export type Claimed = z.output<typeof claimedSchema>;

const text = z.string();

/** The facts of the step at the time it happened. */
const detailSchema = z.object({
  /** yyyy-MM-dd */
  day: text.optional(),
  /** HH:mm, Cairo time. */
  slot: text.optional(),
  reason: text.optional(),
  /** The version of the visit, for calendars. */
  sequence: z.number().int().optional(),
  /** Whether the visit was confirmed before. */
  agreed: z.boolean().optional(),
});

/** A claimed mail about a request, with everything that is needed to write it. */
const requestClaimSchema = claimedSchema.extend({
  // The browser made this UUID, so any version that the database accepts is valid.
  request_id: z.guid(),
  kind: z.enum([
    'visit_request',
    'car_request',
    'charger_request',
    'insurance_request',
    'financing_request',
  ]),
  audience: z.enum(['sales', 'buyer']),
  step: z.enum([
    'received',
    'visit_confirmed',
    'visit_moved',
    'cancelled',
    'closed',
    'cancelled_by_buyer',
    'time_asked',
    'account_deleted',
  ]),
  detail: detailSchema,
  account_email: text.nullable(),
  request: z.record(z.string(), z.unknown()).refine((row) => 'id' in row, 'The request is gone'),
  /** The car or charger as it is today; null when there is none, or no longer. */
  item: z
    .object({
      price_egp: z.number().nullable(),
      price_standing: z.enum(['confirmed', 'reported', 'level']),
      price_source: text.nullable(),
      price_verified_on: text.nullable(),
      /** In Egypt, yyyy-MM-dd. */
      today: text,
    })
    .nullable(),
  /** Where the visit is. */
  place: z
    .object({
      name_en: text,
      name_ar: text,
      address_en: text,
      address_ar: text,
      map_url: text.nullable(),
    })
    .nullable(),
});

export type RequestClaim = z.output<typeof requestClaimSchema>;

/** A claimed mail to somebody who is invited into the team. */
const invitationClaimSchema = claimedSchema.extend({
  kind: z.literal('staff_invitation'),
  step: z.literal('invited'),
  detail: z.object({ email: z.email(), has_account: z.boolean() }),
});

export type InvitationClaim = z.output<typeof invitationClaimSchema>;

/** A car or charger whose price a person follows; only a car has a brand. */
const watchedItemSchema = z.object({
  /** Id of the favourite. */
  id: z.guid(),
  item_id: z.guid(),
  language: z.enum(['en', 'ar']),
  brand_id: text.nullable(),
  brand: text.nullable(),
  model: text,
});

export type WatchedItem = z.output<typeof watchedItemSchema>;

/** A claimed mail about a price that changed. */
const priceClaimSchema = claimedSchema.extend({
  kind: z.literal('price_change'),
  step: z.literal('price_changed'),
  account_email: text.nullable(),
  /** EGP; there was no price before where `from` is null. */
  detail: z.object({ from: z.number().nullable(), to: z.number() }),
  /** Null, in the claim empty, when the mail is not wanted any more, or the car or charger is withdrawn. */
  request: z.union([watchedItemSchema, z.strictObject({}).transform(() => null)]),
});

export type PriceClaim = z.output<typeof priceClaimSchema>;

export const claimSchema = z.discriminatedUnion('kind', [
  requestClaimSchema,
  invitationClaimSchema,
  priceClaimSchema,
]);

export type Claim = z.output<typeof claimSchema>;

/** A request as text. Each value is one line without control characters that change the text direction. */
export type RequestInWords = {
  title: string;
  name: string;
  phone: string;
  /** Its subject, such as a car; empty for general advice. */
  about: string;
  /** The label of the subject; empty for general advice. */
  aboutLabel: string;
  /** The filled-in fields with their labels. */
  fields: { label: string; value: string }[];
};

/** A request as text in a language. */
export function inWords({ kind, request }: RequestClaim, language: Language): RequestInWords {
  const { title, name, phone, about, aboutWord, fields }: Kind = requestKinds[kind];
  const value = (column: string) => toText(request[column]);
  const [first = '', model] = about.map(value);
  const subject = model === undefined ? first : fullName({ brand: first, name: model }).trim();
  const rows = fields.map(([word, column, writing]) => {
    const plain = value(column);
    return { word, value: plain !== '' && writing ? writing(plain, language) : plain };
  });
  return {
    title: title[language],
    name: value(name),
    phone: value(phone),
    about: subject,
    aboutLabel: aboutWord ? wordIn(language, aboutWord) : '',
    fields: [...(aboutWord ? [{ word: aboutWord, value: subject }] : []), ...rows]
      .filter(({ value }) => value !== '')
      .map(({ word, value }) => ({ label: wordIn(language, word), value })),
  };
}

/** A value as one line of text; '' for what is none. */
export function toText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    return '';
  return String(value)
    .replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim();
}
