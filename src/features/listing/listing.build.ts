import type { Brand } from '@/features/catalogue/catalogue';

/** What the listing island needs from the build. */
export async function listingProps(brands: readonly Brand[]) {
  return { brands: brands.length };
}
