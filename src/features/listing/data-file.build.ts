import { createHash } from 'node:crypto';
import { loadBrands } from '@/features/catalogue/catalogue.build';
import { encodeListing } from './listing-data';

/** The file of all cars. Its name changes with what it says, so that browsers may keep it for good. */
type DataFile = { hash: string; text: string };

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
