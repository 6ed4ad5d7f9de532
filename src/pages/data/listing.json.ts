import type { APIRoute } from 'astro';
import { listingDataFile } from '#features/listing/listing.build.ts';

/** All cars of the listing under a fixed name, for pages whose own file has been replaced by a newer build. */
export const GET: APIRoute = async () => {
  const { text } = await listingDataFile();
  return new Response(text, { headers: { 'content-type': 'application/json' } });
};
