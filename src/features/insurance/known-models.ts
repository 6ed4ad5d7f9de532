import * as z from 'zod/mini';
import { paths } from '@/config/paths';
import { nameKey } from '@/features/catalogue/name-key';
import { fetchJson } from '@/lib/json';

/** A brand of the catalogue. */
export type KnownBrand = { id: string; name: string };

/** A model of the catalogue; its price when new in Egyptian pounds, null when it is not known. */
export type KnownModel = { name: string; price: number | null };

const BrandFileSchema = z.object({
  models: z.array(z.object({ name: z.string(), price: z.nullable(z.number()) })),
});

/** The models of a brand that the catalogue has; none where it cannot be fetched, since they only save typing. */
export async function knownModels(brandId: string): Promise<KnownModel[]> {
  try {
    return BrandFileSchema.parse(await fetchJson(paths.brandData(brandId))).models;
  } catch {
    return [];
  }
}

/** The one of the given names that somebody typed, however they wrote its capitals and blanks. */
export function named<Known extends { name: string }>(
  known: readonly Known[],
  typed: string,
): Known | undefined {
  return known.find(({ name }) => nameKey(name) === nameKey(typed));
}
