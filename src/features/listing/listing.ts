import { product } from '@/config/product';
import type { Brand } from '@/features/catalogue/catalogue';
import type { ListedCar } from './listed-car';
import { decodeListing, encodeListing } from './listing-data';

/** The models that a page shows of all that there are. */
export type ListedModels = {
  /** Those whose cards stand in the HTML, and those whose cards follow in a file. */
  first: ListedCar[];
  following: ListedCar[];
  total: number;
};

/**
 * The first models of all brands, brand by brand, so that the page stays light however large the catalogue grows.
 * They are what the browser knows of them: a card drawn there is the same.
 * @param inPage most cards in the HTML
 * @param limit most cards in all
 */
export function listedModels(
  brands: readonly Brand[],
  inPage: number = product.listingCardsInPage,
  limit: number = product.listingCardLimit,
): ListedModels {
  const { cars } = decodeListing(encodeListing(brands));
  return { first: cars.slice(0, inPage), following: cars.slice(inPage, limit), total: cars.length };
}
