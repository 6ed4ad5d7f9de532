import { product } from '@/config/product';
import type { Brand } from '@/features/catalogue/catalogue';
import type { ListedCar } from './listed-car';
import { decodeListing, encodeListing } from './listing-data';

/** The models whose cards stand in the page's HTML, and how many there are in all. */
export type ListedModels = { first: ListedCar[]; total: number };

/**
 * The first models of all brands, brand by brand, so that the page stays light however large the catalogue grows.
 * They are what the browser knows of them: a card filled there is the same.
 * @param inPage most cards in the HTML
 */
export function listedModels(
  brands: readonly Brand[],
  inPage: number = product.listingCardsInPage,
): ListedModels {
  const { cars } = decodeListing(encodeListing(brands));
  return { first: cars.slice(0, inPage), total: cars.length };
}
