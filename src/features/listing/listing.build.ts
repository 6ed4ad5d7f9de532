import { createHash } from 'node:crypto';
import { loadBrands } from '#catalogue/catalogue.build.ts';
import { paths } from '#config/paths.ts';
import type { Brand } from '#domain/brand-file.ts';
import { cairoToday } from '#domain/cairo.ts';
import { counted } from '#domain/catalogue.ts';
import { encodeListing, listedCars, listedModels } from '#domain/listing-data.ts';
import { ratesOf } from '#domain/tariffs.ts';
import { loadTariffs } from '#features/tariffs/tariffs.build.ts';
import { once } from '#lib/once.ts';
import { boundsOf, facetsOf } from './filters.ts';

/** The props of the listing island: only the first cars, the others come in the data file. */
export async function listingProps(brands: readonly Brand[]) {
  const { hash } = await listingDataFile();
  const cars = listedCars(brands);
  return {
    ...listedModels(brands),
    // The brands are told below.
    facets: { ...facetsOf(cars), brands: [] },
    bounds: boundsOf(cars),
    brands: counted(brands),
    dataFile: paths.listingData(hash),
    today: cairoToday(),
    rates: ratesOf(await loadTariffs()),
  };
}

/** The file of all cars. Its name changes with its content, so that browsers may keep it for good. */
export const listingDataFile = once(async () => {
  const text = JSON.stringify(encodeListing(await loadBrands()));
  return { hash: createHash('sha256').update(text).digest('hex').slice(0, 10), text };
});
