import type { APIRoute } from 'astro';
import { localePathsOf } from '#config/paths.ts';
import { renderSharePicture, sharePictures } from '#layouts/share-pictures.build.ts';

export async function getStaticPaths() {
  const names = [...(await sharePictures()).keys()];
  return localePathsOf(names.map((name) => ({ params: { name }, props: {} })));
}

/** The picture for link previews of a page: its car or charger, with the name. */
export const GET: APIRoute<never, { name: string }> = async ({ params: { name } }) => {
  const picture = (await sharePictures()).get(name);
  if (picture === undefined) return new Response(null, { status: 404 });
  const jpeg = await renderSharePicture(picture);
  return new Response(new Uint8Array(jpeg), { headers: { 'content-type': 'image/jpeg' } });
};
