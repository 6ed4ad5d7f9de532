import * as z from 'zod/mini';
import { largestAmount } from '#config/limits.ts';
import { visible } from '#lib/markup.ts';
import { catalogueTextFault, withoutHidden } from '#lib/plain-text.ts';
import { cairoToday } from './cairo.ts';
import { picturePattern } from './photos.ts';
import { amount } from './rows.ts';

/**
 * The rules of each column of the catalogue, with the bounds of its table. The build, the managers' form and their
 * spreadsheets all use them. The messages here are for the build log; forms choose theirs by `fault`.
 */

/** A rule for which zod has no check. */
export type RuleFault =
  | 'missing'
  | 'marks'
  | 'garbled'
  | 'mixed'
  | 'future'
  | 'old'
  | 'range'
  | 'rating'
  | 'grounds';

const because = (fault: RuleFault, error: string) => ({ error, params: { fault } });

const lineRules = (letters: number) => [
  z.overwrite<string>((text) => withoutHidden(text).trim()),
  z.maxLength(letters, { error: `must be at most ${letters} characters`, abort: true }),
  z.refine<string>((text) => visible.test(text), because('missing', 'must not be empty')),
  z.refine<string>((text) => !/\p{Cc}/u.test(text), because('marks', 'must be one line')),
  z.refine<string>(
    (text) => catalogueTextFault(text) !== 'garbled',
    because('garbled', 'must not hold garbled letters'),
  ),
  z.refine<string>(
    (text) => catalogueTextFault(text) !== 'mixed',
    because('mixed', 'must not hold words of two alphabets'),
  ),
];

/** A text on one line, without the blanks around it and the characters that nobody sees. */
const line = (letters: number) => z.string().check(...lineRules(letters));

/**
 * Addresses and links are made of names as they are stored: invisible characters would make equal-looking names differ;
 * slashes cannot be part of an address segment.
 */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}/\\]/u;

const name = (letters: number) =>
  z.string().check(
    z.refine(
      (text) => !unprintable.test(text) || !visible.test(text),
      because('marks', 'must not hold slashes, control characters or invisible marks'),
    ),
    ...lineRules(letters),
  );

/** A text that may be missing; an empty one counts as missing. */
export const optionalLine = (letters: number) =>
  z.pipe(
    z.transform((text: unknown) =>
      text === undefined || (typeof text === 'string' && text.trim() === '') ? null : text,
    ),
    z.nullable(line(letters)),
  );

type Figure = typeof amount | z.ZodMiniPipe<typeof amount, z.ZodMiniNumber>;

/** A figure that may be missing; an empty one counts as missing. */
const optional = (figure: Figure) =>
  z.pipe(
    z.transform((value: unknown) => (value === '' ? null : value)),
    z.nullable(figure),
  );

const whole = (least: number, most: number) =>
  optional(
    z.pipe(
      amount,
      z
        .int('must be a whole number')
        .check(
          z.minimum(least, `must be at least ${least}`),
          z.maximum(most, `must be at most ${most}`),
        ),
    ),
  );

const decimal = (most: number) =>
  optional(
    z.pipe(
      amount,
      z
        .number()
        .check(z.positive('must be more than 0'), z.maximum(most, `must be at most ${most}`)),
    ),
  );

/** A list of so many bytes as JSON, which is how its table bounds it. */
const list = <Item extends z.ZodMiniType>(item: Item, bytes: number) =>
  z.array(item).check(
    z.refine((items) => new TextEncoder().encode(JSON.stringify(items)).length <= bytes, {
      error: 'is too long',
    }),
  );

const address = z
  .string()
  .check(
    z.maxLength(2048, 'must be at most 2048 characters'),
    z.regex(picturePattern, 'must be an address'),
  );

/** An address, or with it what the picture shows. */
const photo = z.pipe(
  z.transform((given: unknown) => (typeof given === 'string' ? { src: given } : given)),
  z.pipe(
    z.object({ src: address, alt_en: optionalLine(200), alt_ar: optionalLine(200) }),
    z.transform((read) => (read.alt_en === null && read.alt_ar === null ? read.src : read)),
  ),
);

/** PostgreSQL writes lists with a blank after each comma. */
const photos = z.nullable(
  list(photo, 30_000).check(z.maxLength(40, 'must be at most 40 pictures')),
);
const features = list(line(400), 15_000);

/** The day on which somebody checked a price, as it is typed: `columns` of stored rows take any day. */
export const checkedOn = z.nullable(
  z.iso.date().check(
    z.refine((day) => day >= '2000-01-01', because('old', 'must be after 1999')),
    z.refine((day) => day <= cairoToday(), because('future', 'must not lie in the future')),
  ),
);

/** Confirmed by a dealer or by us, reported by a source, or a level of our own: no quotation. */
export const priceStandings = ['confirmed', 'reported', 'level'] as const;

const price = {
  price_egp: whole(1, largestAmount),
  price_standing: z.enum(priceStandings),
  price_source: optionalLine(300),
  price_verified_on: z.nullable(z.iso.date('must be a date')),
};

export const powertrains = ['BEV', 'EREV'] as const;
export const rangeCycles = ['WLTP', 'CLTC', 'NEDC', 'EPA'] as const;
export const importChannels = ['official', 'parallel'] as const;
export const drives = ['FWD', 'RWD', 'AWD'] as const;
export const connectorBases = ['recorded', 'assumed'] as const;

export const brandColumns = {
  name_en: name(80),
  name_ar: z.nullable(name(80)),
  logo_url: z.nullable(address),
};

/** The id of a brand, which its addresses show. */
export const brandId = z.string().check(
  z.maxLength(60, { error: 'must be at most 60 characters', abort: true }),
  z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be a slug such as "byd"'),
  // A server may take /cars/index for /cars.
  z.refine((id) => id !== 'index', 'must not be "index"'),
);

const trim = z.object({ name: line(80), price_egp: whole(1, largestAmount) });

/** Further facts that only some cars have. */
export const factColumns = {
  model_year: whole(2000, 2100),
  seats: whole(1, 20),
  boot_l: whole(1, 10_000),
  drive: z.nullable(z.enum(drives)),
  battery_warranty_years: whole(1, 30),
  battery_warranty_km: whole(1000, 2_000_000),
  safety_stars: whole(0, 5),
  safety_year: whole(1990, 2100),
  safety_body: optionalLine(40),
  trims: z.nullable(list(trim, 3500)),
  colors: z.nullable(list(line(80), 3500)),
  colors_ar: z.nullable(list(line(80), 3500)),
};

export const carColumns = {
  brand: name(80),
  model: name(120),
  body_type: line(40),
  dimensions: optionalLine(60),
  ...price,
  powertrain: z.enum(powertrains),
  range_km: whole(1, 3000),
  range_cycle: z.nullable(z.enum(rangeCycles)),
  ev_range_km: whole(1, 3000),
  combined_range_km: whole(1, 5000),
  battery_capacity_kwh: decimal(1000),
  motor_power_hp: whole(1, 5000),
  torque_nm: whole(1, 20_000),
  acceleration_s: decimal(120),
  top_speed_kmh: whole(1, 600),
  charging_protocol: line(60),
  connector_basis: z.enum(connectorBases),
  ac_kw: decimal(100),
  dc_kw: decimal(2000),
  dealer: optionalLine(120),
  import_channel: z.nullable(z.enum(importChannels)),
  warranty_years: whole(0, 30),
  ...factColumns,
  photos,
};

export const chargerColumns = {
  model: name(120),
  category: line(60),
  power_kw: decimal(2000),
  connector_type: optionalLine(60),
  input_type: optionalLine(120),
  warranty_years: whole(0, 30),
  ...price,
  features,
  features_ar: z.nullable(features),
  photos,
};

type Ranges = {
  powertrain: (typeof powertrains)[number];
  ev_range_km: number | null;
  combined_range_km: number | null;
};

/** Only a car with an engine drives further than on its battery. */
export const rangesFit = z.refine<Ranges>(
  ({ powertrain, ev_range_km, combined_range_km }) =>
    combined_range_km === null ||
    (powertrain === 'EREV' && combined_range_km >= (ev_range_km ?? 0)),
  {
    ...because('range', 'must be at least the electric range, of a range-extended car'),
    path: ['combined_range_km'],
  },
);

type Grounds = {
  price_standing: (typeof priceStandings)[number];
  price_source: string | null;
  price_verified_on: string | null;
};

/** Only our own estimate needs neither a source nor a day. */
export const priceGrounded = (['price_source', 'price_verified_on'] as const).map((ground) =>
  z.refine<Grounds>((price) => price.price_standing === 'level' || price[ground] !== null, {
    ...because('grounds', 'must be known of a confirmed or reported price'),
    path: [ground],
  }),
);

type Rating = {
  safety_stars: number | null;
  safety_year: number | null;
  safety_body: string | null;
};

/** A safety rating is nothing without its year and who gave it. */
export const ratingWhole = (['safety_stars', 'safety_year', 'safety_body'] as const).map((part) =>
  z.refine<Rating>(
    (rating) =>
      rating[part] !== null ||
      (rating.safety_stars === null && rating.safety_year === null && rating.safety_body === null),
    { ...because('rating', 'must stand beside the rest of the safety rating'), path: [part] },
  ),
);
