import type { Brand } from './brand-file.ts';
import { type Car, toCar } from './car.ts';
import type { CatalogueChanges } from './changes.ts';
import { type Charger, toCharger } from './charger.ts';
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

/** What happened to a record since the build; `look-up` when only a query can tell. */
export type RecordChange<Item> =
  | { kind: 'none' }
  | { kind: 'withdrawn' }
  /** As it is now. */
  | { kind: 'changed'; item: Item }
  | { kind: 'look-up' };

/** What happened to a car. Its address stays when it is renamed. */
export function changeOfCar<Shown extends ShownCar & Pick<Car, 'brand'>>(
  changes: CatalogueChanges,
  car: Shown,
): RecordChange<Shown> {
  if (isWithdrawn(changes, car)) return { kind: 'withdrawn' };
  const brand = changes.brands.find(({ id }) => id === car.brandId);
  const row = changes.cars.find(({ id }) => isIt(car, id));
  if (row && row.brand_id !== car.brandId) return { kind: 'look-up' };
  if (row) {
    const now = toCar(row, brand ?? { id: car.brandId, name_en: car.brand, logo_url: null });
    return { kind: 'changed', item: { ...car, ...now, id: car.id } };
  }
  if (!changes.complete) return { kind: 'look-up' };
  return brand ? { kind: 'changed', item: { ...car, brand: brand.name_en } } : { kind: 'none' };
}

/** What happened to a brand or one of its models. @param brand with the models that the page shows */
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

/** What happened to a charger. Its address stays when it is renamed. */
export function changeOfCharger(
  { withdrawn, chargers, complete }: CatalogueChanges,
  charger: Pick<Charger, 'id' | 'recordId'>,
): RecordChange<Charger> {
  if (withdrawn.chargers.includes(charger.recordId)) return { kind: 'withdrawn' };
  const row = chargers.find(({ id }) => id === charger.recordId);
  if (row) return { kind: 'changed', item: { ...toCharger(row), id: charger.id } };
  return { kind: complete ? 'none' : 'look-up' };
}
