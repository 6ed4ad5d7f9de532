import * as z from 'zod/mini';
import { largestAmount } from '#config/limits.ts';
import { cairoToday } from './cairo.ts';
import {
  batteryChemistries,
  batteryCoolings,
  connectorBases,
  drives,
  importChannels,
  powertrains,
  priceStandings,
  rangeCycles,
} from './choices.ts';
import {
  because,
  choice,
  day,
  decimal,
  line,
  lines,
  name,
  optionalChoice,
  optionalLine,
  optionalLines,
  optionalName,
  photos,
  picture,
  trims,
  whole,
} from './column-kinds.ts';
import { saysIndicative } from './indicative.ts';

/**
 * The columns of the catalogue, each with the bounds of its table. The build, the managers' form and their spreadsheets,
 * the seed's spreadsheets and the test of the tables ask them; the order is that of the seed.
 */

/** The day on which somebody checked a price, as it is typed: `columns` of stored rows take any day. */
export const checkedOn = z.nullable(
  z.iso.date().check(
    z.refine((day) => day >= '2000-01-01', because('old', 'must be after 1999')),
    z.refine((day) => day <= cairoToday(), because('future', 'must not lie in the future')),
  ),
);

const price = {
  price_egp: whole(1, largestAmount),
  price_standing: choice(priceStandings),
  price_source: optionalLine(300),
  price_verified_on: day(),
};

export const brandColumns = {
  name_en: name(80),
  name_ar: optionalName(80),
  logo_url: picture(),
};

/** The id of a brand, which its addresses show. */
export const brandId = z.string().check(
  z.maxLength(60, { error: 'must be at most 60 characters', abort: true }),
  z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be a slug such as "byd"'),
  // A server may take /cars/index for /cars.
  z.refine((id) => id !== 'index', 'must not be "index"'),
);

/** Further facts that only some cars have. */
export const factColumns = {
  model_year: whole(2000, 2100),
  seats: whole(1, 20),
  boot_l: whole(1, 10_000),
  drive: optionalChoice(drives),
  battery_warranty_years: whole(1, 30),
  battery_warranty_km: whole(1000, 2_000_000),
  safety_stars: whole(0, 5),
  safety_year: whole(1990, 2100),
  safety_body: optionalLine(40),
  trims: trims(80, whole(1, largestAmount), 3500),
  colors: optionalLines(80, 3500),
  colors_ar: optionalLines(80, 3500),
};

/** What lies behind the range: known of few cars, and nothing is shown where one cannot be parsed. */
export const batteryColumns = {
  usable_kwh: decimal(1000),
  town_kwh_100km: decimal(200),
  motorway_kwh_100km: decimal(200),
  consumption_source: optionalLine(200),
  rapid_mean_kw: decimal(2000),
  battery_chemistry: optionalChoice(batteryChemistries),
  battery_cooling: optionalChoice(batteryCoolings),
};

export const carColumns = {
  brand: name(80),
  model: name(120),
  body_type: line(40),
  dimensions: optionalLine(60),
  powertrain: choice(powertrains),
  range_km: whole(1, 3000),
  range_cycle: optionalChoice(rangeCycles),
  ev_range_km: whole(1, 3000),
  combined_range_km: whole(1, 5000),
  battery_capacity_kwh: decimal(1000),
  ...batteryColumns,
  motor_power_hp: whole(1, 5000),
  torque_nm: whole(1, 20_000),
  acceleration_s: decimal(120),
  top_speed_kmh: whole(1, 600),
  ac_kw: decimal(100),
  dc_kw: decimal(2000),
  charging_protocol: line(60),
  connector_basis: choice(connectorBases),
  dealer: optionalLine(120),
  import_channel: optionalChoice(importChannels),
  warranty_years: whole(0, 30),
  ...price,
  ...factColumns,
  photos: photos(),
};

export const chargerColumns = {
  model: name(120),
  category: line(60),
  power_kw: decimal(2000),
  connector_type: optionalLine(60),
  input_type: optionalLine(120),
  warranty_years: whole(0, 30),
  features: lines(400, 15_000),
  features_ar: optionalLines(400, 15_000),
  ...price,
  photos: photos(),
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

/** A source that says itself that it quotes nothing confirms nothing: asked of what is typed, not of what is stored. */
export const priceReallyConfirmed = z.refine<Grounds>(
  ({ price_standing, price_source }) =>
    price_standing !== 'confirmed' || !saysIndicative(price_source),
  { ...because('indicative', 'says that it is no quotation'), path: ['price_source'] },
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
