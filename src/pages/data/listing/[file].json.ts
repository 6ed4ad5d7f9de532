import type { APIRoute } from 'astro';
import { listingDataFile } from '#features/listing/listing.build.ts';

/** All cars of the listing in one file, see `ListingData`. */
export async function getStaticPaths() {
  const { hash, text } = await listingDataFile();
  return [{ params: { file: hash }, props: { text } }];
}

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'application/json' } });
