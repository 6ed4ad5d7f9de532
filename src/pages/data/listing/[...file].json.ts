import type { APIRoute } from 'astro';
import { listingCardsFile } from '@/features/listing/cards-file.build';
import { listingDataFile } from '@/features/listing/data-file.build';
import { reads } from '@/lib/reads.build';
import { locales } from '@/paraglide/runtime.js';

/** All cars of the listing in one file, see `ListingData`; and the cards that follow those in its HTML, in each language. */
export async function getStaticPaths() {
  const [data, ...cards] = await Promise.all([
    listingDataFile(),
    ...locales.map((locale) => reads(locale, listingCardsFile)),
  ]);
  return [
    { params: { file: data.hash }, props: { text: data.text } },
    ...cards.map(({ hash, text }) => ({ params: { file: `cards/${hash}` }, props: { text } })),
  ];
}

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'application/json' } });
