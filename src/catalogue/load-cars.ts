import type { Brand } from '#domain/brand-file.ts';
import { type Car, toCar } from '#domain/car.ts';
import type { CatalogueChanges } from '#domain/changes.ts';
import { changeOfCar, isWithdrawn } from '#domain/record-changes.ts';
import { type CarAddress, isSameCar, isSlugOf } from '#domain/slug.ts';
import { fetchBrandFile } from './fetch-brand-file.ts';
import { awaitChanges } from './freshness.store.ts';

const brands = new Map<string, Promise<Brand | null>>();

/**
 * The cars with all their figures as they are now, in the order asked for. A withdrawn car is not among
 * them.
 * @throws Error when a brand's file cannot be fetched or read; the next call tries again
 */
export async function loadCars(wanted: readonly CarAddress[]): Promise<Car[]> {
  const changes = awaitChanges();
  const cars = await Promise.all(
    wanted.map(async (car) => currentCar(car, await brandOf(car), await changes)),
  );
  return cars.filter((car) => car !== undefined);
}

/**
 * A car by its brand's file and by what has changed since that was written; undefined when there is none.
 * @param brand null when the build had none
 * @param changes null when nothing is known to have changed
 */
export function currentCar(
  wanted: CarAddress,
  brand: Brand | null,
  changes: CatalogueChanges | null,
): Car | undefined {
  const built = brand?.models.find((car) => isSameCar(car, wanted));
  if (changes === null) return built;
  if (built !== undefined) {
    const change = changeOfCar(changes, built);
    if (change.kind === 'withdrawn') return undefined;
    return change.kind === 'changed' ? change.item : built;
  }
  if (isWithdrawn(changes, wanted)) return undefined;
  const row = changes.cars.find(
    ({ id, brand_id }) => isSlugOf(wanted.id, id) && brand_id === wanted.brandId,
  );
  const brandRow =
    changes.brands.find(({ id }) => id === wanted.brandId) ??
    (brand && { id: brand.id, name_en: brand.name, logo_url: brand.logoUrl });
  return row && brandRow ? { ...toCar(row, brandRow), id: wanted.id } : undefined;
}

/** Each brand once for as long as the page stays. */
function brandOf({ brandId }: CarAddress): Promise<Brand | null> {
  const known = brands.get(brandId);
  if (known !== undefined) return known;
  const brand = fetchBrandFile(brandId);
  brands.set(brandId, brand);
  brand.catch(() => brands.delete(brandId));
  return brand;
}
