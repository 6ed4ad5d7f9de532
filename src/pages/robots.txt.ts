import type { APIRoute } from 'astro';

/**
 * robots.txt: everything may be read, and where the sitemap is. Pages about one person or one
 * device say themselves that they belong in no index, which a search engine must read to know.
 */
export const GET: APIRoute = ({ site }) => {
  const lines = ['User-agent: *', 'Allow: /'];
  if (site) lines.push('', `Sitemap: ${new URL('/sitemap-index.xml', site)}`);
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
