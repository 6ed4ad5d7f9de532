import type { APIRoute } from 'astro';
import { type ListedPage, sitemap, sitemapParts } from '@/site/sitemap';
import { listedPages } from '@/site/sitemap-pages.build';

export async function getStaticPaths() {
  return sitemapParts(await listedPages()).map((pages, part) => ({
    params: { part: String(part) },
    props: { pages },
  }));
}

/** One file of the sitemap. */
export const GET: APIRoute<{ pages: ListedPage[] }> = ({ props }) =>
  sitemap(props.pages, new URL(import.meta.env.SITE));
