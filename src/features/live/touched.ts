import type { CarRow, ChargerRow } from '@/features/catalogue/catalogue.schema';
import type { CatalogueChanges } from '@/features/catalogue/freshness';
import { nameKey } from '@/features/catalogue/name-key';
import { isSlugOf } from '@/features/catalogue/slug';

/**
 * What has to be done about a page: nothing, say that its subject is withdrawn, draw it from its new row, or look it
 * up, since the changes alone do not tell.
 */
export type Remedy<Row> =
  | { kind: 'none' }
  | { kind: 'withdrawn' }
  | { kind: 'row'; row: Row }
  | { kind: 'look-up' };

/**
 * @param car whose page it is, by its address, and the name of its brand as the page was built with it
 */
export function remedyOfCar(
  { withdrawn, brands, cars, complete }: CatalogueChanges,
  car: { brandId: string; carId: string; brand: string },
): Remedy<CarRow> {
  if (withdrawn.brands.includes(car.brandId)) return { kind: 'withdrawn' };
  if (withdrawn.cars.some((id) => isSlugOf(car.carId, id))) return { kind: 'withdrawn' };
  if (brands.some(({ id }) => id === car.brandId)) return { kind: 'look-up' };
  const row = cars.find(({ id }) => isSlugOf(car.carId, id));
  if (row === undefined) return { kind: complete ? 'none' : 'look-up' };
  return nameKey(row.brand) === nameKey(car.brand) ? { kind: 'row', row } : { kind: 'look-up' };
}

/**
 * @param brand whose page it is
 * @param shown ids of the records of the cars that the page shows
 */
export function remedyOfBrand(
  { withdrawn, brands, cars, complete }: CatalogueChanges,
  brand: { id: string; name: string },
  shown: ReadonlySet<string>,
): Remedy<never> {
  if (withdrawn.brands.includes(brand.id)) return { kind: 'withdrawn' };
  const touched =
    !complete ||
    brands.some(({ id }) => id === brand.id) ||
    withdrawn.cars.some((id) => shown.has(id)) ||
    cars.some((car) => shown.has(car.id) || nameKey(car.brand) === nameKey(brand.name));
  return { kind: touched ? 'look-up' : 'none' };
}

/** @param chargerId the address part of the charger whose page it is */
export function remedyOfCharger(
  { withdrawn, chargers, complete }: CatalogueChanges,
  chargerId: string,
): Remedy<ChargerRow> {
  if (withdrawn.chargers.some((id) => isSlugOf(chargerId, id))) return { kind: 'withdrawn' };
  const row = chargers.find(({ id }) => isSlugOf(chargerId, id));
  if (row !== undefined) return { kind: 'row', row };
  return { kind: complete ? 'none' : 'look-up' };
}
