import type { CountedBrand } from '@/features/catalogue/catalogue';
import type { CatalogueChanges } from '@/features/catalogue/freshness';
import { compareNames } from '@/features/catalogue/name-key';
import type { Listing } from './listing-data';

/**
 * The brands of the loaded list by name, with how many models each has. The list knows no logos: they are those of the
 * build, or of what has changed since.
 */
export function brandsNow(
  built: readonly Pick<CountedBrand, 'id' | 'logoUrl'>[],
  { brands, cars }: Listing,
  changes: Pick<CatalogueChanges, 'brands'>,
): CountedBrand[] {
  const logos = new Map([
    ...built.map(({ id, logoUrl }) => [id, logoUrl] as const),
    ...changes.brands.map((row) => [row.id, row.logo_url ?? null] as const),
  ]);
  const counts = new Map<string, number>();
  for (const { brandId } of cars) counts.set(brandId, (counts.get(brandId) ?? 0) + 1);
  return brands
    .map((brand) => ({
      ...brand,
      logoUrl: logos.get(brand.id) ?? null,
      count: counts.get(brand.id) ?? 0,
    }))
    .sort((one, other) => compareNames(one.name, other.name));
}
