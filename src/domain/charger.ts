import { fallbackPicture } from '#config/addresses.ts';
import type { Car } from './car.ts';
import type { ChargerRow } from './catalogue-rows.ts';
import { altsOf, creditsOf, type PhotoAlt, type PhotoCredit, shownPhotos } from './photos.ts';
import { slugOf } from './slug.ts';

/** A charger as shown. */
export type Charger = {
  /** Address part, see `slugOf`. */
  id: string;
  recordId: string;
  name: string;
  powerKw: number | null;
  /** EGP */
  price: number | null;
  priceStanding: Car['priceStanding'];
  priceSource: string | null;
  /** yyyy-MM-dd */
  priceVerifiedOn: string | null;
  connectorType: string | null;
  inputType: string | null;
  warrantyYears: number | null;
  /** In English, and in Arabic where that is written. */
  features: string[];
  featuresAr: string[];
  /** Never empty: the fallback picture stands in. */
  images: string[];
  /** What each of them shows, where that is written. */
  imageAlts?: PhotoAlt[] | undefined;
  /** Who made each of them, where that is written. */
  imageCredits?: PhotoCredit[] | undefined;
  category: string;
  /** Moment of the record's last change, as the backend wrote it. */
  updatedAt: string;
};

/** Category of a charger whose record names none. */
const otherCategory = 'Other';

/** The charger as shown, from its row. */
export function toCharger(row: ChargerRow): Charger {
  const photos = shownPhotos(row.photos);
  const images = photos.map(({ src }) => src);
  return {
    id: slugOf(row.model, row.id),
    recordId: row.id,
    name: row.model,
    powerKw: row.power_kw,
    price: row.price_egp,
    priceStanding: row.price_standing,
    priceSource: row.price_source,
    priceVerifiedOn: row.price_verified_on,
    connectorType: row.connector_type,
    inputType: row.input_type,
    warrantyYears: row.warranty_years,
    features: row.features ?? [],
    featuresAr: row.features_ar ?? [],
    images: images.length === 0 ? [fallbackPicture.charger] : images,
    ...altsOf(photos),
    ...creditsOf(photos),
    category: row.category ?? otherCategory,
    updatedAt: row.updated_at,
  };
}
