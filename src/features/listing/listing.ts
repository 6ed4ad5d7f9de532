import type { Car } from '@/features/catalogue/car';
import type { Brand } from '@/features/catalogue/catalogue';

/** The models that a page shows of all that there are. */
export type ListedModels = { cars: Car[]; total: number };

/**
 * The first models of all brands, brand by brand, so that the page stays light however large the catalogue grows.
 * @param limit most cars to show
 */
export function listedModels(brands: readonly Brand[], limit: number): ListedModels {
  const all = brands.flatMap((brand) => brand.models);
  return { cars: all.slice(0, limit), total: all.length };
}
