import { product } from '@/config/product';

/** How many cars may be selected: 0, 1, … up to the limit. */
export const selectionSizes: readonly number[] = Array.from(
  { length: product.compareLimit + 1 },
  (_, count) => count,
);
