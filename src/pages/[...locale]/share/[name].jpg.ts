import type { APIRoute } from 'astro';
import { localePathsOf } from '@/config/locale-paths';
import { baseLocale } from '@/paraglide/runtime.js';
import { sharePicture, sharePictures } from '@/site/share-picture/pictures.build';

export async function getStaticPaths() {
  const pictures = await sharePictures(baseLocale);
  return localePathsOf([...pictures.keys()].map((name) => ({ params: { name }, props: {} })));
}

/** What previews of a page show: its car, or a charger, with the name. */
export const GET: APIRoute<never, { name: string }> = async ({ params: { name } }) => {
  const picture = await sharePicture(name);
  if (picture === undefined) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/jpeg' } });
};
