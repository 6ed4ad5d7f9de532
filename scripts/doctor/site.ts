import { ask, type Reply } from './ask.ts';
import type { Finding } from './finding.ts';
import { judgeCaching, judgeCompression, judgeHeaders } from './verdicts/headers.ts';
import { addressesIn, judgeDirectory, judgePage, scriptIn } from './verdicts/pages.ts';
import { judgeMissing, judgeMoved, judgeSecureOnly } from './verdicts/routes.ts';

/**
 * Looks at the site as a browser and a search engine do.
 *
 * @param siteUrl without a trailing slash.
 * @param backend address of the Supabase project that pages should speak to.
 */
export async function checkSite(siteUrl: string, backend: string): Promise<Finding[]> {
  const get = (path: string) =>
    ask(`${siteUrl}${path}`, { headers: { 'accept-encoding': 'br, gzip' } });
  const home = await get('/');
  const [page, ...faults] = judgePage(home, { siteUrl, backend });
  if (!page || !('text' in home)) return page ? [page] : [];
  const [missing, moved, sitemap, robots, script, plain] = await Promise.all([
    get(`/doctor-${Date.now()}`),
    get('/insurance'),
    get('/sitemap.xml'),
    get('/robots.txt'),
    getIf(scriptIn(home.text), get),
    siteUrl.startsWith('https:') ? ask(siteUrl.replace(/^https/, 'http')) : undefined,
  ]);
  const [list] = addressesIn(sitemap);
  const listed = await getIf(list, ask);
  return [
    page,
    ...faults,
    ...judgeHeaders(home.headers),
    judgeCompression(home.headers),
    ...judgeCaching(home.headers, script),
    judgeMissing(missing),
    judgeMoved(moved),
    ...(plain ? [judgeSecureOnly(plain)] : []),
    ...judgeDirectory({ sitemap, listed, robots }, siteUrl),
  ];
}

function getIf(
  address: string | undefined,
  get: (address: string) => Promise<Reply>,
): Promise<Reply> {
  return address === undefined ? Promise.resolve({ failure: 'not named' }) : get(address);
}
