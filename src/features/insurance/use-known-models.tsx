import { useEffect, useState } from 'react';
import { type KnownBrand, type KnownModel, knownModels, named } from './known-models';

/** The models that the catalogue has of the brand that is typed; none while that is no known brand. */
export function useKnownModels(
  brands: readonly KnownBrand[],
  typed: string,
): readonly KnownModel[] {
  const [models, setModels] = useState<readonly KnownModel[]>([]);
  const brandId = named(brands, typed)?.id;
  useEffect(() => {
    let asked = true;
    setModels([]);
    if (brandId !== undefined) {
      void knownModels(brandId).then((found) => {
        if (asked) setModels(found);
      });
    }
    return () => {
      asked = false;
    };
  }, [brandId]);
  return models;
}
