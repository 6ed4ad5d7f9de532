import type { APIRoute } from 'astro';
import { listingCardsFile } from '@/features/listing/cards-file.build';
import { listingDataFile } from '@/features/listing/data-file.build';

/** All cars of the listing in one file, see `ListingData`; and the cards that follow those in its HTML. */
export async function getStaticPaths() {
  const [data, cards] = await Promise.all([listingDataFile(), listingCardsFile()]);
  return [
    { params: { file: data.hash }, props: { text: data.text } },
    { params: { file: `cards/${cards.hash}` }, props: { text: cards.text } },
  ];
}

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'application/json' } });
