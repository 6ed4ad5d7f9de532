import { type Car, toCar } from './car.ts';
import type { Brand } from './catalogue.ts';
import type { ChargerRow } from './catalogue-rows.ts';
import type { CatalogueChanges } from './changes.ts';
import type { Charger } from './charger.ts';
import { type CarAddress, isSlugOf } from './slug.ts';

/** What the changes since the build mean for one record of it. */

/** A car of a page: by its record or, where only its address is known, by that. */
type ShownCar = CarAddress & { recordId?: string | undefined };

const isIt = (car: ShownCar, recordId: string) =>
  car.recordId === undefined ? isSlugOf(car.id, recordId) : car.recordId === recordId;

/** Whether a car was withdrawn, or its brand with all cars. */
export function isWithdrawn({ withdrawn }: CatalogueChanges, car: ShownCar): boolean {
  return withdrawn.brands.includes(car.brandId) || withdrawn.cars.some((id) => isIt(car, id));
}

/**
 * A car of the build as it is now. Its address stays when it is renamed.
 * @returns the car itself when it has not changed, null when it was withdrawn, 'look-up' when only a query can tell
 */
export function carAfter<Shown extends ShownCar & Pick<Car, 'brand'>>(
  changes: CatalogueChanges,
  car: Shown,
): Shown | null | 'look-up' {
  if (isWithdrawn(changes, car)) return null;
  const brand = changes.brands.find(({ id }) => id === car.brandId);
  const row = changes.cars.find(({ id }) => isIt(car, id));
  if (row && row.brand_id !== car.brandId) return 'look-up';
  if (row) {
    const now = toCar(row, brand ?? { id: car.brandId, name_en: car.brand, logo_url: null });
    return { ...car, ...now, id: car.id };
  }
  if (!changes.complete) return 'look-up';
  return brand ? { ...car, brand: brand.name_en } : car;
}

/** What happened to a record since the build; `look-up` when only a query can tell. */
export type RecordChange<Row> =
  | { kind: 'none' }
  | { kind: 'withdrawn' }
  | { kind: 'row'; row: Row }
  | { kind: 'look-up' };

/** @param brand with the models that the page shows */
export function changeOfBrand(
  { withdrawn, brands, cars, complete }: CatalogueChanges,
  brand: Pick<Brand, 'id'> & { models: readonly Pick<Car, 'recordId'>[] },
): RecordChange<never> {
  if (withdrawn.brands.includes(brand.id)) return { kind: 'withdrawn' };
  const shown = new Set(brand.models.map(({ recordId }) => recordId));
  const isTouched =
    !complete ||
    brands.some(({ id }) => id === brand.id) ||
    withdrawn.cars.some((id) => shown.has(id)) ||
    cars.some((car) => shown.has(car.id) || car.brand_id === brand.id);
  return { kind: isTouched ? 'look-up' : 'none' };
}

export function changeOfCharger(
  { withdrawn, chargers, complete }: CatalogueChanges,
  { recordId }: Pick<Charger, 'recordId'>,
): RecordChange<ChargerRow> {
  if (withdrawn.chargers.includes(recordId)) return { kind: 'withdrawn' };
  const row = chargers.find(({ id }) => id === recordId);
  if (row !== undefined) return { kind: 'row', row };
  return { kind: complete ? 'none' : 'look-up' };
}
