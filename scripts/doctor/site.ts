import { scriptsIn } from '#lib/markup.ts';
import { ask, bad, type Finding, good, inWords, isOk, type Reply, verdict } from './finding.ts';

const rebuilt =
  'Correct the variable at Netlify and deploy again: the build writes it into every page.';
const configured =
  'netlify.toml holds the headers: deploy it, and look for a proxy in front that drops them.';

/**
 * Checks the site as a browser and a search engine see it.
 *
 * @param siteUrl without a trailing slash.
 * @param backend address of the Supabase project that pages should call.
 */
export async function checkSite(siteUrl: string, backend: string): Promise<Finding[]> {
  const get = (path: string) =>
    ask(`${siteUrl}${path}`, { headers: { 'accept-encoding': 'br, gzip' } });
  const home = await get('/');
  const [page, ...faults] = judgePage(home, { siteUrl, backend });
  if (!page || !('text' in home)) return page ? [page] : [];
  const notNamed: Reply = { failure: 'not named' };
  const [script] = scriptsIn(home.text);
  const sitemap = await get('/sitemap.xml');
  const [list] = addressesIn(sitemap);
  return [
    page,
    ...faults,
    judgeHeaders(home.headers),
    judgeCompression(home.headers),
    ...judgeCaching(home.headers, script ? await get(script) : notNamed),
    judgeMissing(await get(`/doctor-${Date.now()}`)),
    judgeMoved(await get('/insurance')),
    ...(siteUrl.startsWith('https:')
      ? [judgeSecureOnly(await ask(siteUrl.replace(/^https/, 'http')))]
      : []),
    ...judgeDirectory(
      { sitemap, listed: list ? await ask(list) : notNamed, robots: await get('/robots.txt') },
      siteUrl,
    ),
  ];
}

/** Judges the home page: that it was built for this address and this project, and which scripts it lets run. */
export function judgePage(
  home: Reply,
  { siteUrl, backend }: { siteUrl: string; backend: string },
): Finding[] {
  if (!isOk(home)) {
    return [bad(`The home page ${inWords(home)}`, 'Check PUBLIC_SITE_URL and the last deploy.')];
  }
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(home.text)?.[1];
  const policy = /http-equiv="content-security-policy" content="([^"]*)"/i.exec(home.text)?.[1];
  const directive = (name: string) =>
    policy
      ?.split(';')
      .find((part) => part.trim().startsWith(`${name} `))
      ?.trim()
      .split(/\s+/)
      .slice(1) ?? [];
  const scripts = directive('script-src');
  return [
    canonical?.replace(/\/$/, '') === siteUrl
      ? good('The home page answers, and knows its address')
      : bad(
          `The home page says that it is at ${canonical ?? 'no address'}`,
          `PUBLIC_SITE_URL. ${rebuilt}`,
        ),
    scripts.length > 0 && !scripts.some((source) => /unsafe-(?:inline|eval)|^\*$/.test(source))
      ? good('Pages run no script but their own')
      : bad(
          'Pages do not limit which scripts run',
          'The build makes this policy: deploy again from a clean checkout.',
        ),
    directive('connect-src').includes(new URL(backend).origin)
      ? good('Pages may speak to the backend')
      : bad('Pages were built for another backend', `PUBLIC_SUPABASE_URL. ${rebuilt}`),
  ];
}

/** Headers that every page needs. */
const wanted: Readonly<Record<string, RegExp>> = {
  'strict-transport-security': /max-age=\d{8,}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(?:strict-origin-when-cross-origin|strict-origin|same-origin|no-referrer)$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin/,
  'content-security-policy': /frame-ancestors 'none'/,
};

export function judgeHeaders(headers: Headers): Finding {
  const faulty = Object.entries(wanted).filter(
    ([name, value]) => !value.test(headers.get(name) ?? ''),
  );
  return verdict(
    faulty.map(([name]) => name),
    'Pages come with every security header',
    'Pages come without, or with a weak:',
    configured,
  );
}

export function judgeCompression(headers: Headers): Finding {
  const encoding = headers.get('content-encoding');
  return encoding === 'br' || encoding === 'gzip'
    ? good(`Pages come compressed (${encoding})`)
    : bad('Pages come uncompressed', 'Look for a proxy in front of the site that unpacks them.');
}

/** Judges how long a browser may keep pages, which change, and a script named after its content, which cannot. */
export function judgeCaching(page: Headers, script: Reply): Finding[] {
  const ageOf = (control: string) =>
    /no-store|no-cache/.test(control) ? 0 : Number(/max-age=(\d+)/.exec(control)?.[1]);
  const forever = isOk(script) ? (script.headers.get('cache-control') ?? '') : '';
  return [
    ageOf(page.get('cache-control') ?? '') <= 60
      ? good('Browsers ask for a new page each time')
      : bad('Browsers may keep old pages', configured),
    /immutable/.test(forever) && ageOf(forever) >= 31_536_000
      ? good('Browsers keep scripts for good')
      : bad(
          `Browsers do not keep scripts (${isOk(script) ? forever : inWords(script)})`,
          configured,
        ),
  ];
}

/** Judges the answer to an address that does not exist. */
export function judgeMissing(reply: Reply): Finding {
  const isPage = 'text' in reply && reply.status === 404 && /<html/i.test(reply.text);
  return isPage
    ? good('An address that is not there gets the 404 page')
    : bad(
        `An address that is not there ${inWords(reply)}`,
        'Search engines need status 404 with 404.html: remove redirects that catch everything.',
      );
}

const goalOf = (reply: Reply) => ('headers' in reply && reply.headers.get('location')) || undefined;

/** Judges the answer to an old address that has moved. */
export function judgeMoved(reply: Reply): Finding {
  const moved = 'status' in reply && reply.status === 301;
  return moved && goalOf(reply)?.endsWith('/services/insurance')
    ? good('Old addresses lead to the new ones')
    : bad(`/insurance ${inWords(reply)}`, 'netlify.toml holds the redirects: deploy it.');
}

/** Judges the answer to a visitor who comes without encryption. */
export function judgeSecureOnly(reply: Reply): Finding {
  return goalOf(reply)?.startsWith('https://')
    ? good('http leads to https')
    : bad(`http ${inWords(reply)}`, 'Netlify, Domain management > HTTPS: force HTTPS.');
}

/** Judges what search engines read: the sitemap, the list that it names, robots.txt. */
export function judgeDirectory(
  { sitemap, listed, robots }: { sitemap: Reply; listed: Reply; robots: Reply },
  siteUrl: string,
): Finding[] {
  const named = isOk(robots) && robots.text.includes(`Sitemap: ${siteUrl}/`);
  return [
    judgeSitemap(sitemap, listed, siteUrl),
    named
      ? good('robots.txt names the sitemap')
      : bad('robots.txt does not name the sitemap', `PUBLIC_SITE_URL. ${rebuilt}`),
  ];
}

function judgeSitemap(sitemap: Reply, listed: Reply, siteUrl: string): Finding {
  const addresses = addressesIn(listed);
  const cars = addresses.filter((address) => /\/cars\/[^/]+\/[^/]+$/.test(address));
  if (addressesIn(sitemap).length === 0 || addresses.length === 0) {
    const asked = isOk(sitemap) ? listed : sitemap;
    return bad(`The sitemap ${inWords(asked)}`, 'Look at the log of the build.');
  }
  if (addresses.some((address) => !address.startsWith(`${siteUrl}/`))) {
    return bad('The sitemap names another address than this one', `PUBLIC_SITE_URL. ${rebuilt}`);
  }
  if (cars.length === 0) {
    const advice = 'Look at the log of the build for rows that were left out.';
    return bad('The sitemap names no car', advice);
  }
  return good(`The sitemap names ${addresses.length} pages, ${cars.length} of them cars`);
}

/** The addresses in a sitemap, or in a list of sitemaps. */
function addressesIn(reply: Reply): string[] {
  if (!isOk(reply)) return [];
  return [...reply.text.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address]) => address ?? []);
}
