import type { Brand } from '@/features/catalogue/catalogue';
import { brandInFull } from '@/features/catalogue/names';
import { formatEgp } from '@/lib/money';
import { asCount } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import type { BrandSummary } from './brand-summary';

/** The sentence that search results show under a brand's page. */
export function brandDescription(brand: Brand, { modelCount: count, price }: BrandSummary): string {
  if (count === 0) return m.brand_description_empty({ brand: brandInFull(brand) });
  if (price === null)
    return m.brand_description_unpriced({ brand: brandInFull(brand), ...asCount(count) });
  return m.brand_description({
    brand: brandInFull(brand),
    ...asCount(count),
    price: formatEgp(price.min),
  });
}
