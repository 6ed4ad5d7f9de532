import { toCar } from '@/features/catalogue/car';
import type { BrandRow, CarRow } from '@/features/catalogue/catalogue.schema';
import { freshBrands } from '@/features/catalogue/fresh-brands';
import type { CatalogueChanges } from '@/features/catalogue/freshness';
import { compareNames } from '@/features/catalogue/name-key';
import { beginningOf } from '@/features/catalogue/slug';
import type { ListedCar } from './listed-car';
import type { Listing } from './listing-data';

type Changes = Pick<CatalogueChanges, 'brands' | 'cars' | 'withdrawn'>;

/** The list with what has changed since it was built: cars added, changed, renamed with their brand, or withdrawn. */
export function withChanges({ brands, cars }: Listing, changes: Changes): Listing {
  const { byId, ofCar } = freshBrands(
    brands.map(({ id, name, nameAr }) => ({ id, name_en: name, name_ar: nameAr })),
    changes,
  );

  const shown = new Map(cars.map((car) => [car.recordKey, car]));
  const keyOf = (recordId: string) => (shown.has(recordId) ? recordId : beginningOf(recordId));
  for (const id of changes.withdrawn.cars) shown.delete(keyOf(id));
  for (const row of changes.cars) {
    const brand = ofCar(row);
    if (brand === undefined) shown.delete(keyOf(row.id));
    else shown.set(keyOf(row.id), listedCar(row, brand, keyOf(row.id)));
  }
  const fresh = [...shown.values()].flatMap((car) => {
    const brand = byId.get(car.brandId);
    return brand === undefined ? [] : [{ ...car, ...namesOf(brand) }];
  });
  return {
    brands: [...byId.values()].map((row) => {
      return { id: row.id, name: row.name_en, nameAr: row.name_ar ?? null };
    }),
    cars: fresh.sort(byBrandAndName),
  };
}

function listedCar(row: CarRow, brand: BrandRow, recordKey: string): ListedCar {
  return { ...toCar(row, brand), ...namesOf(brand), recordKey };
}

function namesOf({ name_en, name_ar }: BrandRow) {
  return { brand: name_en, brandAr: name_ar ?? null };
}

/** As the build puts them. */
function byBrandAndName(one: ListedCar, other: ListedCar): number {
  return compareNames(one.brand, other.brand) || compareNames(one.name, other.name);
}
