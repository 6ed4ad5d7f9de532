import type { Brand } from '@/features/catalogue/catalogue';
import { brandInFull } from '@/features/catalogue/names';
import { asCount, formatEgp } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import type { BrandSummary } from './brand-summary';

/** Title and description of a brand's page for browsers and search engines. */
export function brandMeta(
  brand: Brand,
  summary: BrandSummary,
): { title: string; description: string } {
  const title = m.brand_title({ brand: brandInFull(brand) });
  return { title, description: brandDescription(brand, summary) };
}

function brandDescription(brand: Brand, { modelCount: count, price }: BrandSummary): string {
  if (count === 0) return m.brand_description_empty({ brand: brandInFull(brand) });
  if (price === null)
    return m.brand_description_unpriced({ brand: brandInFull(brand), ...asCount(count) });
  return m.brand_description({
    brand: brandInFull(brand),
    ...asCount(count),
    price: formatEgp(price.min),
  });
}
