import type { APIRoute } from 'astro';
import { sitemapIndex, sitemapParts } from '@/site/sitemap';
import { listedPages } from '@/site/sitemap-pages.build';

/** The file that names all files of the sitemap (DECISIONS, 'Addresses'). */
export const GET: APIRoute = async () => {
  const parts = sitemapParts(await listedPages());
  const files = parts.map((_, part) => ({ path: `/sitemap-${part}.xml` }));
  return sitemapIndex(files, new URL(import.meta.env.SITE));
};
