import { inText } from '@/lib/markup';

/** A page for search engines to find: its address from the root, and when what it shows last changed. */
export type ListedPage = {
  path: string;
  /** A moment in any notation that `Date` reads. */
  changed?: string | undefined;
};

/** The protocol of sitemaps.org allows 50,000 pages in one file. */
const pagesInPart = 40_000;

/** The latest change of some records; undefined when there is none. */
export function latest(items: readonly { updatedAt: string }[]): string | undefined {
  return items.reduce<string | undefined>(
    (last, { updatedAt }) =>
      last === undefined || Date.parse(updatedAt) > Date.parse(last) ? updatedAt : last,
    undefined,
  );
}

/** The pages of each file of the sitemap. */
export function sitemapParts(pages: readonly ListedPage[]): ListedPage[][] {
  const count = Math.ceil(pages.length / pagesInPart);
  return Array.from({ length: count }, (_, part) =>
    pages.slice(part * pagesInPart, (part + 1) * pagesInPart),
  );
}

/** One file of the sitemap. */
export function sitemap(pages: readonly ListedPage[], site: URL): Response {
  return xml('urlset', 'url', pages, site);
}

/** The file that names all files of the sitemap. */
export function sitemapIndex(parts: readonly ListedPage[], site: URL): Response {
  return xml('sitemapindex', 'sitemap', parts, site);
}

function xml(root: string, entry: string, pages: readonly ListedPage[], site: URL): Response {
  const entries = pages.map(({ path, changed }) => {
    const lastmod =
      changed === undefined ? '' : `<lastmod>${new Date(changed).toISOString()}</lastmod>`;
    return `<${entry}><loc>${inText(new URL(path, site).href)}</loc>${lastmod}</${entry}>\n`;
  });
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</${root}>
`;
  return new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
