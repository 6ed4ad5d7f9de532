import { createHash } from 'node:crypto';
import { loadBrands } from '@/features/catalogue/catalogue.build';
import { encodeListing } from './listing-data';

/** A file of this build. Its name changes with what it says, so that browsers may keep it for good. */
export type DataFile = { hash: string; text: string };

/** The file of all cars, written once per build. */
export async function listingDataFile(): Promise<DataFile> {
  file ??= loadBrands().then((brands) => namedAfter(JSON.stringify(encodeListing(brands))));
  return file;
}

let file: Promise<DataFile> | undefined;

/** A file that says this text. */
export function namedAfter(text: string): DataFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { hash, text };
}
