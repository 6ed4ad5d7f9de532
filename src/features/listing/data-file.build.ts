import { createHash } from 'node:crypto';
import type { Brand } from '@/features/catalogue/catalogue';
import { loadBrands } from '@/features/catalogue/catalogue.build';
import { encodeListing } from './listing-data';

/** The file of all cars of this build. Its name changes with what it says, so that browsers may keep it for good. */
export type DataFile = { hash: string; text: string };

/** Written once per build. */
export async function listingDataFile(): Promise<DataFile> {
  file ??= loadBrands().then(dataFileOf);
  return file;
}

let file: Promise<DataFile> | undefined;

function dataFileOf(brands: readonly Brand[]): DataFile {
  const text = JSON.stringify(encodeListing(brands));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { hash, text };
}
