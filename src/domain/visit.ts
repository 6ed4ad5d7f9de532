import * as z from 'zod/mini';

/** The agreed time and state of a visit. */
export const AgreedVisitSchema = z.object({
  state: z.enum(['asked', 'confirmed', 'cancelled', 'missed']),
  place_id: z.nullable(z.string()),
  /** yyyy-MM-dd */
  day: z.string(),
  /** HH:mm, Cairo time. */
  slot: z.string(),
});

/** Where cars can be seen. */
export const PlaceSchema = z.object({
  id: z.string(),
  name_en: z.string(),
  name_ar: z.string(),
  address_en: z.string(),
  address_ar: z.string(),
  /** https */
  map_url: z.nullable(z.string()),
});
