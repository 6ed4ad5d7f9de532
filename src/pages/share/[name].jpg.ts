import type { APIRoute } from 'astro';
import { drawSharePicture, type SharePicture } from '@/site/share-picture/draw.build';
import { sharePictures } from '@/site/share-picture/pictures.build';

export async function getStaticPaths() {
  const pictures = await sharePictures();
  return pictures.map(({ name, picture }) => ({ params: { name }, props: { picture } }));
}

/** What previews of a page show: its car, or a charger, with the name. */
export const GET: APIRoute<{ picture: SharePicture }> = async ({ props }) => {
  const picture = await drawSharePicture(props.picture);
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/jpeg' } });
};
