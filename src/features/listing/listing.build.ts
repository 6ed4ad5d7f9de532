import { createHash } from 'node:crypto';
import { paths } from '@/config/paths';
import { type Brand, counted } from '@/features/catalogue/catalogue';
import { loadBrands } from '@/features/catalogue/catalogue.build';
import { facetsOf } from './filters';
import { listedModels } from './listing';
import { encodeListing } from './listing-data';

/** The file of all cars. Its name changes with its content, so that browsers may keep it for good. */
type DataFile = { hash: string; text: string };

/** What the listing island needs from the build: the first cars only, the others come in the data file. */
export async function listingProps(brands: readonly Brand[]) {
  const { hash } = await listingDataFile();
  return {
    ...listedModels(brands),
    facets: facetsOf(brands.flatMap(({ models }) => models)),
    brands: counted(brands),
    dataFile: paths.listingData(hash),
  };
}

/** The file of all cars, written once per build. */
export async function listingDataFile(): Promise<DataFile> {
  file ??= loadBrands().then((brands) => {
    const text = JSON.stringify(encodeListing(brands));
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
    return { hash, text };
  });
  return file;
}

let file: Promise<DataFile> | undefined;
