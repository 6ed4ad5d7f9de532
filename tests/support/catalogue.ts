/** The pages of the catalogue as the sitemap lists them, as addresses from the root. */
export type CataloguePages = {
  brands: string[];
  cars: string[];
  chargers: string[];
  all: string[];
};

/** The page of the car that most tests use: fully described, with five pictures. */
export function sealPath({ cars }: Pick<CataloguePages, 'cars'>): string {
  return cars.find((path) => path.startsWith('/cars/byd/seal-rwd')) ?? '';
}

/** The same page in the seed's catalogue, for tests that do not read the sitemap. */
export const seal = '/cars/byd/seal-rwd-851bec1e';

/**
 * Reads the sitemap of the site under test.
 * @param siteUrl origin of the site; the addresses in the sitemap may name another one
 */
export async function readCataloguePages(siteUrl: string): Promise<CataloguePages> {
  const index = await textAt(new URL('/sitemap-index.xml', siteUrl));
  const maps = await Promise.all(
    locations(index).map((map) => textAt(new URL(new URL(map).pathname, siteUrl))),
  );
  const all = maps.flatMap(locations).map((address) => new URL(address).pathname);
  const below = (depth: number, root: string) =>
    all.filter((path) => path.startsWith(`/${root}/`) && path.split('/').length === depth);
  return { brands: below(3, 'cars'), cars: below(4, 'cars'), chargers: below(3, 'chargers'), all };
}

async function textAt(address: URL): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}
