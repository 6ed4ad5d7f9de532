import type { APIRoute } from 'astro';
import { baseLocale, getLocale } from '@/paraglide/runtime.js';
import { drawSharePicture } from '@/site/share-picture/draw.build';
import { sharePictures } from '@/site/share-picture/pictures.build';

export async function getStaticPaths() {
  const pictures = await sharePictures(baseLocale);
  return [...pictures.keys()].map((name) => ({ params: { name } }));
}

/** What previews of a page show: its car, or a charger, with the name. */
export const GET: APIRoute<never, { name: string }> = async ({ params: { name } }) => {
  const subject = (await sharePictures(getLocale())).get(name);
  if (subject === undefined) return new Response(null, { status: 404 });
  const picture = await drawSharePicture(subject);
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/jpeg' } });
};
