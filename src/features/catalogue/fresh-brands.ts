import type { BrandRow, CarRow } from './catalogue.schema';
import type { CatalogueChanges } from './freshness';
import { nameKey } from './name-key';

/** Public brands, by their ids and by the cars that name them. */
export type FreshBrands = {
  byId: ReadonlyMap<string, BrandRow>;
  /** Undefined where the brand is not public, and so neither is the car. */
  ofCar: (car: Pick<CarRow, 'brand'>) => BrandRow | undefined;
};

/** The brands that a page was built with, and what has become of them since. */
export function freshBrands(
  built: readonly BrandRow[],
  { brands, withdrawn }: Pick<CatalogueChanges, 'brands' | 'withdrawn'>,
): FreshBrands {
  const byId = new Map([...built, ...brands].map((row) => [row.id, row]));
  for (const id of withdrawn.brands) byId.delete(id);
  const byName = new Map([...byId.values()].map((row) => [nameKey(row.name_en), row]));
  return { byId, ofCar: ({ brand }) => byName.get(nameKey(brand)) };
}
