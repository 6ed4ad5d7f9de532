import type { APIRoute } from 'astro';
import { listingCardsFile } from '@/features/listing/cards-file.build';

/** The cards that follow those in the listing's HTML. */
export async function getStaticPaths() {
  const { hash } = await listingCardsFile();
  return [{ params: { hash } }];
}

export const GET: APIRoute = async () => {
  const { text } = await listingCardsFile();
  return new Response(text, { headers: { 'content-type': 'application/json' } });
};
