import * as z from 'zod/mini';
import { paths } from '#config/paths.ts';
import { CarSchema } from '#domain/brand-file.ts';
import { type Car, freshBrands, toCar } from '#domain/car.ts';
import type { CatalogueChanges } from '#domain/changes.ts';
import { isSlugOf } from '#domain/slug.ts';
import { awaitChanges } from '#features/catalogue/freshness.store.ts';
import { fetchJson } from '#lib/json.ts';

/** The fields of a car that the advice uses or shows. */
const CandidateSchema = z.pick(CarSchema, {
  id: true,
  brandId: true,
  brand: true,
  name: true,
  imageUrl: true,
  bodyType: true,
  powertrain: true,
  range: true,
  rangeCycle: true,
  evRange: true,
  combinedRange: true,
  batteryCapacity: true,
  acChargingPower: true,
  dcChargingPower: true,
  price: true,
  priceStanding: true,
  priceSource: true,
  priceVerifiedOn: true,
});
export type Candidate = z.output<typeof CandidateSchema>;

/** All cars that may be suggested, as the build writes them. */
export function candidatesOf(cars: readonly Car[]): Candidate[] {
  return cars.map((car) => CandidateSchema.parse(car));
}

/**
 * All cars that may be suggested, as of the last build.
 * @throws Error when they cannot be fetched or read
 */
async function fetchCandidates(): Promise<Candidate[]> {
  return z.array(CandidateSchema).parse(await fetchJson(paths.adviceData));
}

/**
 * All cars that may be suggested, with what has changed since the build.
 * @throws Error when they cannot be fetched or read
 */
export async function currentCandidates(): Promise<Candidate[]> {
  const changes = awaitChanges();
  const built = await fetchCandidates();
  const now = await changes;
  return now === null ? built : withChanges(built, now);
}

type Changes = Pick<CatalogueChanges, 'brands' | 'cars' | 'withdrawn'>;

/** The cars with everything that was added, changed or withdrawn since the build. */
export function withChanges(built: readonly Candidate[], changes: Changes): Candidate[] {
  const { cars, withdrawn } = changes;
  const byId = freshBrands(
    built.map(({ brandId, brand }) => ({ id: brandId, name_en: brand })),
    changes,
  );
  const touched = [...withdrawn.cars, ...cars.map(({ id }) => id)];
  const kept = built.flatMap((car) => {
    const brand = byId.get(car.brandId);
    if (brand === undefined || touched.some((id) => isSlugOf(car.id, id))) return [];
    return [{ ...car, brand: brand.name_en }];
  });
  const fresh = cars.flatMap((row) => {
    const brand = byId.get(row.brand_id ?? '');
    return brand === undefined ? [] : [toCar(row, brand)];
  });
  return [...kept, ...candidatesOf(fresh)];
}
