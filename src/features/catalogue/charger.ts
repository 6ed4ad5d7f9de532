// By itself, as in `car.ts`.
import * as m from '@/paraglide/messages/value_warranty_years.js';
import type { ChargerRow } from './catalogue.schema';
import { fallbackPicture } from './fallback-picture';
import { parsePhotos } from './photos';
import { slugOf } from './slug';

/** A charger as shown (Spec 3, 'Charger'). */
export type Charger = {
  /** Address part, see `slugOf`. */
  id: string;
  recordId: string;
  name: string;
  powerKw: number | null;
  /** EGP */
  price: number | null;
  priceSource: string | null;
  /** yyyy-MM-dd */
  priceVerifiedOn: string | null;
  connectorType: string | null;
  inputType: string | null;
  warranty: string | null;
  warrantyYears: number | null;
  features: string[];
  /** Never empty: the fallback picture stands in. */
  images: string[];
  category: string;
  /** Moment of the record's last change, as the backend wrote it. */
  updatedAt: string;
};

/** Category of a charger whose record names none. */
const otherCategory = 'Other';

/** The charger as shown, from its row. */
export function toCharger(row: ChargerRow): Charger {
  const images = parsePhotos(row.photos);
  return {
    id: slugOf(row.model, row.id),
    recordId: row.id,
    name: row.model,
    powerKw: row.power_kw,
    price: row.price_egp,
    priceSource: row.price_source,
    priceVerifiedOn: row.price_verified_on,
    connectorType: row.connector_type,
    inputType: row.input_type,
    warranty:
      row.warranty_years === null ? null : m.value_warranty_years({ years: row.warranty_years }),
    warrantyYears: row.warranty_years,
    features: row.features ?? [],
    images: images.length === 0 ? [fallbackPicture.charger] : images,
    category: row.category ?? otherCategory,
    updatedAt: row.updated_at,
  };
}
