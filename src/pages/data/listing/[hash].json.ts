import type { APIRoute } from 'astro';
import { listingDataFile } from '@/features/listing/data-file.build';

/** All cars of the listing in one file, see `ListingData`. */
export async function getStaticPaths() {
  const { hash } = await listingDataFile();
  return [{ params: { hash } }];
}

export const GET: APIRoute = async () => {
  const { text } = await listingDataFile();
  return new Response(text, { headers: { 'content-type': 'application/json' } });
};
