import * as z from 'zod/mini';

/** The lowest and the highest of something. */
const range = z.object({ from: z.number(), to: z.number() });

/** A place of the map of roads, in both languages. */
const place = z.object({ en: z.string(), ar: z.string() });

/**
 * The results that the site had shown before a request was sent, as figures only, so that every language can format
 * them.
 */
export const ShownSchema = z.object({
  /** The cars that were recommended, best first. */
  cars: z.optional(
    z.array(
      // `brand_id` and `id` as the address of its page has them.
      z.object({
        brand_id: z.string(),
        id: z.string(),
        name: z.string(),
        price: z.nullable(z.number()),
      }),
    ),
  ),
  /** How the person drives, as they last answered the tool for choosing; it recommended the cars. */
  driving: z.optional(
    z.object({
      /** EGP; null for any price. */
      budget: z.nullable(z.number()),
      daily_km: z.number(),
      home: place,
      /** Null for who stays in town. */
      trip: z.nullable(z.object({ to: place, a_month: z.number() })),
      charges_at_home: z.boolean(),
      /** Whether each unit at home has one price; missing where it does not. */
      coded_meter: z.optional(z.boolean()),
      /** Whether no public rapid charger is near, for who does not charge at home; missing where one is. */
      far_from_rapid: z.optional(z.boolean()),
    }),
  ),
  /** The yearly premium of each insurance plan in EGP, with its rate in thousandths of the car's price. */
  premiums: z.optional(
    z.array(
      z.object({
        plan: z.enum(['silver', 'gold', 'diamond']),
        per_mille: z.number(),
        egp: z.number(),
      }),
    ),
  ),
  /** The estimated instalment of a loan: EGP a month, % a year, both from the lowest to the highest. */
  loan: z.optional(
    z.object({
      amount: z.number(),
      /** EGP; requests of earlier days lack it, and whose rate it is with the day on which it was read, yyyy-MM-dd. */
      down: z.optional(z.number()),
      bank: z.optional(z.enum(['CIB'])),
      read_on: z.optional(z.string()),
      instalment: range,
      rate: range,
      months: z.number(),
    }),
  ),
  /** Whether the charger that is asked for fits the car that was named. */
  fit: z.optional(
    z.object({
      car: z.string(),
      verdict: z.enum(['yes', 'no', 'unknown']),
      /** Of the car, and whether it is only assumed. */
      connector: z.string(),
      assumed: z.boolean(),
      /** Of the charger; null where its record does not say. */
      plug: z.nullable(z.string()),
    }),
  ),
});

export type ShownFigures = z.infer<typeof ShownSchema>;

/** What the tool for choosing was told, and the cars that it showed. */
export const ShownChoiceSchema = z.pick(ShownSchema, { cars: true, driving: true });

export type ShownChoice = z.infer<typeof ShownChoiceSchema>;
