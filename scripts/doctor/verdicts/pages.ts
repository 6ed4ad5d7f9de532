import { scriptsIn } from '../../../src/lib/markup.ts';
import { inWords, isOk, type Reply } from '../ask.ts';
import { bad, type Finding, good } from '../finding.ts';

const rebuilt =
  'Correct the variable at Netlify and deploy again: the build writes it into every page.';

/** Judges the home page: that it was built for this address and this project, and what it lets scripts do. */
export function judgePage(
  home: Reply,
  { siteUrl, backend }: { siteUrl: string; backend: string },
): Finding[] {
  if (!isOk(home)) {
    return [bad(`The home page ${inWords(home)}`, 'Check PUBLIC_SITE_URL and the last deploy.')];
  }
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(home.text)?.[1];
  const policy = /http-equiv="content-security-policy" content="([^"]*)"/i.exec(home.text)?.[1];
  const scripts = directive(policy, 'script-src');
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
    directive(policy, 'connect-src').includes(new URL(backend).origin)
      ? good('Pages may speak to the backend')
      : bad('Pages were built for another backend', `PUBLIC_SUPABASE_URL. ${rebuilt}`),
  ];
}

/** Judges what search engines read: the sitemap, the list that it names, robots.txt. */
export function judgeDirectory(
  { sitemap, listed, robots }: { sitemap: Reply; listed: Reply; robots: Reply },
  siteUrl: string,
): Finding[] {
  const addresses = addressesIn(listed);
  const foreign = addresses.filter((address) => !address.startsWith(`${siteUrl}/`));
  const cars = addresses.filter((address) => /\/cars\/[^/]+\/[^/]+$/.test(address));
  return [
    addressesIn(sitemap).length === 0 || addresses.length === 0
      ? bad(
          `The sitemap ${inWords(isOk(sitemap) ? listed : sitemap)}`,
          'Look at the log of the build.',
        )
      : foreign.length > 0
        ? bad('The sitemap names another address than this one', `PUBLIC_SITE_URL. ${rebuilt}`)
        : cars.length === 0
          ? bad(
              'The sitemap names no car',
              'Look at the log of the build for rows that were left out.',
            )
          : good(`The sitemap names ${addresses.length} pages, ${cars.length} of them cars`),
    isOk(robots) && robots.text.includes(`Sitemap: ${siteUrl}/`)
      ? good('robots.txt names the sitemap')
      : bad('robots.txt does not name the sitemap', `PUBLIC_SITE_URL. ${rebuilt}`),
  ];
}

/** The addresses that a sitemap, or a list of sitemaps, names. */
export function addressesIn(reply: Reply): string[] {
  if (!isOk(reply)) return [];
  return [...reply.text.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address]) => address ?? []);
}

/** The path of a script named after its content. */
export function scriptIn(html: string): string | undefined {
  return scriptsIn(html)[0];
}

function directive(policy: string | undefined, name: string): string[] {
  const found = policy?.split(';').find((part) => part.trim().startsWith(`${name} `));
  return found?.trim().split(/\s+/).slice(1) ?? [];
}
