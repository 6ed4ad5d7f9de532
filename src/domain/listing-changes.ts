import { grouped } from '#lib/grouped.ts';
import { freshBrands, toCar } from './car.ts';
import type { CountedBrand } from './catalogue.ts';
import type { CatalogueChanges } from './changes.ts';
import { familyFacts, type ListedCatalogue } from './listing-data.ts';
import { compareNames } from './names.ts';
import { beginningOf } from './slug.ts';

type Changes = Pick<CatalogueChanges, 'brands' | 'cars' | 'withdrawn'>;

/** The list with what has changed since it was built: cars added, changed, renamed with their brand, or withdrawn. */
export function applyChanges(built: ListedCatalogue, changes: Changes): ListedCatalogue {
  const byId = freshBrands(
    built.brands.map(({ id, name, nameAr }) => ({ id, name_en: name, name_ar: nameAr })),
    changes,
  );
  const cars = new Map(built.cars.map((car) => [car.recordKey, car]));
  const keyOf = (recordId: string) => (cars.has(recordId) ? recordId : beginningOf(recordId));
  for (const id of changes.withdrawn.cars) cars.delete(keyOf(id));
  for (const row of changes.cars) {
    const brand = byId.get(row.brand_id ?? '');
    const recordKey = keyOf(row.id);
    if (brand) {
      const car = toCar(row, brand);
      cars.set(recordKey, { ...car, ...familyFacts(car), recordKey, brandAr: null });
    } else cars.delete(recordKey);
  }
  const fresh = [...cars.values()].flatMap((car) => {
    const brand = byId.get(car.brandId);
    return brand ? [{ ...car, brand: brand.name_en, brandAr: brand.name_ar ?? null }] : [];
  });
  return {
    brands: [...byId.values()].map(({ id, name_en, name_ar }) => {
      return { id, name: name_en, nameAr: name_ar ?? null };
    }),
    // In the order of the build.
    cars: fresh.sort(
      (one, other) => compareNames(one.brand, other.brand) || compareNames(one.name, other.name),
    ),
  };
}

/**
 * The brands of the loaded list by name, with their numbers of models. The list has no logos: they are those of the
 * build, or of what has changed since.
 */
export function brandsNow(
  built: readonly Pick<CountedBrand, 'id' | 'logoUrl'>[],
  { brands, cars }: ListedCatalogue,
  changes: Pick<CatalogueChanges, 'brands'>,
): CountedBrand[] {
  const logos = new Map([
    ...built.map(({ id, logoUrl }) => [id, logoUrl] as const),
    ...changes.brands.map((row) => [row.id, row.logo_url ?? null] as const),
  ]);
  const models = grouped(cars, ({ brandId }) => brandId);
  return brands
    .map((brand) => ({
      ...brand,
      logoUrl: logos.get(brand.id) ?? null,
      count: models.get(brand.id)?.length ?? 0,
    }))
    .sort((one, other) => compareNames(one.name, other.name));
}
