import { useEffect, useState } from 'react';
import { brandList, type KnownModel, knownModels, named } from './known-models';

/** What the catalogue has of the brand that stands in the form; nothing while it is none that the page lists. */
export function useKnownModels(brand: string): readonly KnownModel[] {
  const [models, setModels] = useState<readonly KnownModel[]>([]);
  const brandId = idOf(brand);
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

function idOf(brand: string): string | undefined {
  const options = document.querySelectorAll<HTMLOptionElement>(`#${brandList} option`);
  const brands = Array.from(options, ({ value, dataset }) => ({ name: value, id: dataset.id }));
  return named(brands, brand)?.id;
}
