import * as z from 'zod/mini';
import {
  batteryChemistries,
  batteryCoolings,
  connectorBases,
  importChannels,
  powertrains,
  priceStandings,
  rangeCycles,
} from './choices.ts';
import { factShapes } from './fact-names.ts';

const amount = z.number().check(z.nonnegative());
const figure = z.nullable(amount);
const text = z.nullable(z.string());
const identity = z.string().check(z.minLength(1));

/** Further facts about a car. Unknown ones are left out, so that they add nothing to a page's size. */
const FactsSchema = z.partial(
  z.object({
    ...factShapes,
    /** Of five stars, by whom and when. */
    safety: z.object({ stars: amount, body: z.string(), year: amount }),
    /** Prices in EGP. */
    trims: z.array(z.object({ name: z.string(), price: figure })),
  }),
);

/** A car as shown; null and 0 stand where the record has no figure. */
export const CarSchema = z.object({
  /** Address part, see `slugOf`. */
  id: identity,
  recordId: identity,
  brandId: identity,
  brand: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  galleryImages: z.array(z.string()),
  /** What each of them shows, where that is written. */
  imageAlts: z.optional(
    z.array(z.object({ en: z.optional(z.string()), ar: z.optional(z.string()) })),
  ),
  /** Who made each of them, where that is written. */
  imageCredits: z.optional(
    z.array(z.object({ by: z.optional(z.string()), licence: z.optional(z.string()) })),
  ),
  powertrain: z.enum(powertrains),
  /** km; of a range-extended car, see `evRange` and `combinedRange`. */
  range: figure,
  rangeCycle: z.nullable(z.enum(rangeCycles)),
  /** km on the battery alone and with the generator, of range-extended cars. */
  evRange: figure,
  combinedRange: figure,
  /** kWh as published, mostly the gross capacity; 0 when missing. */
  batteryCapacity: amount,
  /** kWh that a driver can use. */
  usableCapacity: figure,
  /** kWh per 100 km from the battery, in town and at 110 km/h, both at about 23 °C; `drawSource` says who measured. */
  townDraw: figure,
  motorwayDraw: figure,
  drawSource: text,
  /** kW on average from 10 to 80 %. */
  rapidMeanPower: figure,
  batteryChemistry: z.nullable(z.enum(batteryChemistries)),
  batteryCooling: z.nullable(z.enum(batteryCoolings)),
  /** hp */
  motorPower: figure,
  /** km/h */
  maxSpeed: figure,
  /** Nm */
  torque: figure,
  /** Seconds from 0 to 100 km/h. */
  acceleration: figure,
  chargingProtocol: z.string(),
  /** Whether the car's record knows the connector, or it was assumed, see `assumedConnector`. */
  connectorBasis: z.enum(connectorBases),
  /** kW */
  acChargingPower: figure,
  dcChargingPower: figure,
  /** EGP */
  price: figure,
  /** Confirmed by a dealer or by us, reported by a source, or our own estimate; see `priceTrust`. */
  priceStanding: z.enum(priceStandings),
  priceSource: text,
  /** yyyy-MM-dd */
  priceVerifiedOn: text,
  /** 'length x width x height' in mm, see `sizeOf`. */
  dimensions: text,
  bodyType: z.string(),
  dealer: text,
  importChannel: z.nullable(z.enum(importChannels)),
  warrantyYears: figure,
  facts: FactsSchema,
  /** Moment of the record's last change, as the backend wrote it. */
  updatedAt: z.string(),
});

const BrandSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  nameAr: z.nullable(z.string()),
  logoUrl: z.nullable(z.string()),
  /** Dealer of the brand's first car that its official agent sells and that names one. */
  officialDealer: z.nullable(z.string()),
  models: z.array(CarSchema),
});

/** A brand as shown, its models in the order of their names. */
export type Brand = z.output<typeof BrandSchema>;

/** The brand in a parsed data file; null when it is none. */
export function parseBrandFile(value: unknown): Brand | null {
  return BrandSchema.safeParse(value).data ?? null;
}
