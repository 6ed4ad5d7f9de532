import type { APIRoute } from 'astro';
import { paths } from '@/config/paths';
import { reads } from '@/lib/reads.build';
import { locales } from '@/paraglide/runtime.js';

/** Pages about one person or one device, in each language: nothing for a search engine to find. */
const closed = locales.flatMap((locale) =>
  reads(locale, () => [
    paths.signIn,
    paths.signUp,
    paths.resetPassword,
    paths.profile,
    paths.orders,
    paths.offline,
  ]),
);

/** robots.txt: everything but those pages, and where the sitemap is (DECISIONS, 'Addresses'). */
export const GET: APIRoute = ({ site }) => {
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
  if (site) lines.push('', `Sitemap: ${new URL('/sitemap-index.xml', site)}`);
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
