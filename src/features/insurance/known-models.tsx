import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { paths } from '@/config/paths';
import { nameKey } from '@/features/catalogue/names';
import { fetchJson } from '@/lib/json';

/** A brand of the catalogue. */
export type KnownBrand = { id: string; name: string };

/** A model of the catalogue; its price when new in Egyptian pounds, null when unknown. */
type KnownModel = { name: string; price: number | null };

const BrandFileSchema = z.object({
  models: z.array(z.object({ name: z.string(), price: z.nullable(z.number()) })),
});

/** The catalogue's models of a brand; none if they cannot be fetched, because they only save typing. */
export async function fetchModels(brandId: string): Promise<KnownModel[]> {
  try {
    return BrandFileSchema.parse(await fetchJson(paths.brandData(brandId))).models;
  } catch {
    return [];
  }
}

/** The item whose name was typed, ignoring capitals and blanks. */
export function findByName<Known extends { name: string }>(
  known: readonly Known[],
  typed: string,
): Known | undefined {
  return known.find(({ name }) => nameKey(name) === nameKey(typed));
}

/** The catalogue's models of the typed brand; none while that is no known brand. */
export function useKnownModels(
  brands: readonly KnownBrand[],
  typed: string,
): readonly KnownModel[] {
  const [models, setModels] = useState<readonly KnownModel[]>([]);
  const brandId = findByName(brands, typed)?.id;
  useEffect(() => {
    let isCurrent = true;
    setModels([]);
    if (brandId !== undefined) {
      void fetchModels(brandId).then((found) => {
        if (isCurrent) setModels(found);
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [brandId]);
  return models;
}
