import { languageOf } from './languages';

/** What an address of the catalogue names, decoded. */
export type CatalogueAddress =
  | { kind: 'brand'; brandId: string }
  | { kind: 'car'; brandId: string; carId: string }
  | { kind: 'charger'; chargerId: string };

/**
 * The brand, car or charger that an address names; null when it names none.
 * @param pathname as in the address, percent-encoded
 */
export function catalogueAddress(pathname: string): CatalogueAddress | null {
  if (pathname.includes('//')) return null;
  const [, root, first, second, ...rest] = languageOf(pathname).path.split('/').map(decoded);
  if (!first || second === '' || rest.length > 0) return null;
  if (root === 'cars') {
    return second === undefined
      ? { kind: 'brand', brandId: first }
      : { kind: 'car', brandId: first, carId: second };
  }
  return root === 'chargers' && second === undefined ? { kind: 'charger', chargerId: first } : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
