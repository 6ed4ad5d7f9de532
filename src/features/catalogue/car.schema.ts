import * as z from 'zod/mini';

const amount = z.number().check(z.nonnegative());
const figure = z.nullable(amount);
const text = z.nullable(z.string());
const identity = z.string().check(z.minLength(1));

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
  powertrain: z.enum(['BEV', 'EREV']),
  /** km; of a range-extended car, see `evRange` and `combinedRange`. */
  range: figure,
  rangeCycle: z.nullable(z.enum(['WLTP', 'CLTC', 'NEDC', 'EPA'])),
  /** km on the battery alone and with the generator, of range-extended cars. */
  evRange: figure,
  combinedRange: figure,
  /** kWh; 0 when missing. */
  batteryCapacity: amount,
  /** hp */
  motorPower: figure,
  /** km/h */
  maxSpeed: figure,
  /** Nm */
  torque: figure,
  /** Seconds from 0 to 100 km/h. */
  acceleration: figure,
  chargingProtocol: z.string(),
  /** kW */
  acChargingPower: figure,
  dcChargingPower: figure,
  /** EGP */
  price: figure,
  priceSource: text,
  /** yyyy-MM-dd */
  priceVerifiedOn: text,
  installationPrice: z.number(),
  /** 'length x width x height' in mm, see `sizeOf`. */
  dimensions: text,
  bodyType: z.string(),
  dealer: text,
  importChannel: z.nullable(z.enum(['official', 'parallel'])),
  warrantyYears: figure,
  /** The car table has none; pages derive theirs from the figures. */
  features: z.array(z.string()),
  /** Moment of the record's last change, as the backend wrote it. */
  updatedAt: z.string(),
});
