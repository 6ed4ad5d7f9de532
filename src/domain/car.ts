import type * as z from 'zod/mini';
import { fallbackPicture } from '#config/addresses.ts';
import { product } from '#config/product.ts';
import type { CarSchema } from './brand-file.ts';
import type { BrandRow, CarRow } from './catalogue-rows.ts';
import type { CatalogueChanges } from './changes.ts';
import { factsOf } from './facts.ts';
import { altsOf, creditsOf, shownPhotos } from './photos.ts';
import { slugOf } from './slug.ts';

/** A car as shown. */
export type Car = z.output<typeof CarSchema>;

/** What a card in a list shows of a car; the record's id, or the beginning of it that no other shares. */
export type CardCar = Pick<
  Car,
  | 'id'
  | 'brandId'
  | 'brand'
  | 'name'
  | 'imageUrl'
  | 'powertrain'
  | 'range'
  | 'rangeCycle'
  | 'evRange'
  | 'combinedRange'
  | 'batteryCapacity'
  | 'usableCapacity'
  | 'townDraw'
  | 'motorwayDraw'
  | 'dcChargingPower'
  | 'chargingProtocol'
  | 'connectorBasis'
  | 'importChannel'
  | 'price'
  | 'priceStanding'
  | 'priceSource'
  | 'priceVerifiedOn'
> &
  (
    | { recordId: string; recordKey?: undefined }
    | { recordId?: string | undefined; recordKey: string }
  );

/** The car as shown, from its row and the row of its brand. */
export function toCar(row: CarRow, brand: BrandRow): Car {
  const photos = shownPhotos(row.photos);
  const galleryImages = photos.map(({ src }) => src);
  return {
    id: slugOf(row.model, row.id),
    recordId: row.id,
    brandId: brand.id,
    brand: brand.name_en,
    name: row.model,
    imageUrl: galleryImages[0] ?? fallbackPicture.car,
    galleryImages,
    ...altsOf(photos),
    ...creditsOf(photos),
    powertrain: row.powertrain,
    range: row.range_km,
    rangeCycle: row.range_cycle,
    evRange: row.ev_range_km,
    combinedRange: row.combined_range_km,
    batteryCapacity: row.battery_capacity_kwh ?? 0,
    usableCapacity: row.usable_kwh,
    townDraw: row.town_kwh_100km,
    motorwayDraw: row.motorway_kwh_100km,
    drawSource: row.consumption_source,
    rapidMeanPower: row.rapid_mean_kw,
    batteryChemistry: row.battery_chemistry,
    batteryCooling: row.battery_cooling,
    motorPower: row.motor_power_hp,
    maxSpeed: row.top_speed_kmh,
    torque: row.torque_nm,
    acceleration: row.acceleration_s,
    chargingProtocol: row.charging_protocol ?? product.defaultChargingProtocol,
    connectorBasis: row.charging_protocol === null ? 'assumed' : row.connector_basis,
    acChargingPower: row.ac_kw,
    dcChargingPower: row.dc_kw,
    price: row.price_egp,
    priceStanding: row.price_standing,
    priceSource: row.price_source,
    priceVerifiedOn: row.price_verified_on,
    dimensions: row.dimensions === null ? null : toDimensions(row.dimensions),
    bodyType: bodyTypeOf(row.body_type ?? product.defaultBodyType),
    dealer: row.dealer,
    importChannel: row.import_channel,
    warrantyYears: row.warranty_years,
    facts: factsOf(row),
    updatedAt: row.updated_at,
  };
}

/** Nobody here looks for a 'shooting brake': it is a wagon with a low roof. */
const bodyTypeOf = (recorded: string) => (/^shooting brake$/i.test(recorded) ? 'Wagon' : recorded);

/** '4800x1875x1460' in any spelling as '4800 x 1875 x 1460'; other text as it stands. */
function toDimensions(text: string): string {
  const figures = text.match(/\d{3,5}/g);
  return figures?.length === 3 ? figures.join(' x ') : text;
}

/** Length, width and height in mm; null when the record does not say. */
export function sizeOf({ dimensions }: Pick<Car, 'dimensions'>) {
  const [length, width, height] =
    /^(\d+) x (\d+) x (\d+)$/
      .exec(dimensions ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  if (length === undefined || width === undefined || height === undefined) return null;
  return { length, width, height };
}

/** The brands that a page was built with, by id, with all later changes. One that is missing is not public. */
export function freshBrands(
  built: readonly BrandRow[],
  { brands, withdrawn }: Pick<CatalogueChanges, 'brands' | 'withdrawn'>,
): ReadonlyMap<string, BrandRow> {
  const byId = new Map([...built, ...brands].map((row) => [row.id, row]));
  for (const id of withdrawn.brands) byId.delete(id);
  return byId;
}
