import type { CarLeaf, MergeLeafTypes, ProductLeaf } from 'schema-dts';
import type { Car } from '@/features/catalogue/car';
import { electricRange } from '@/features/catalogue/electric-range';
import { fullName } from '@/features/catalogue/full-name';
import { m } from '@/paraglide/messages.js';
import { figureData } from './figure';
import { offerData } from './offer';

/** Search engines show offers of a Product; a car without a price is only a Car. */
type CarData = CarLeaf | MergeLeafTypes<[ProductLeaf, CarLeaf]>;

/**
 * The car of a page: what a search result can show of it, since every byte stands before the page's text. What the
 * record does not say is left out, and nothing is rated.
 * @param site the site's origin
 * @param today yyyy-MM-dd
 */
export function carData(car: Car, site: URL, today: string): CarData {
  const extended = car.powertrain === 'EREV';
  const facts = {
    name: fullName(car),
    image: new URL(car.imageUrl, site).href,
    brand: { '@type': 'Brand' as const, name: car.brand },
    fuelType: extended ? 'Electricity and petrol' : 'Electricity',
    additionalProperty: [
      ...figureData(m.car_spec_ev_range(), extended ? electricRange(car) : null, m.unit_km()),
      ...figureData(m.car_spec_combined_range(), extended ? car.combinedRange : null, m.unit_km()),
      ...figureData(m.car_spec_range(), extended ? null : car.range, m.unit_km()),
    ],
  };
  const offer = offerData(car, today);
  if (offer === undefined) return { '@type': 'Car', ...facts };
  const official = car.importChannel === 'official' && car.dealer !== null;
  // Where the official dealer sells it is known; of what traders have in stock nothing is.
  const availability = official && { availability: 'https://schema.org/InStoreOnly' as const };
  return { '@type': ['Product', 'Car'], ...facts, offers: { ...offer, ...availability } };
}
